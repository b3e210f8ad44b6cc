import { z } from 'zod'

type Issue = z.core.$ZodRawIssue
type Said = (issue: Issue) => string

const UNFIT = 'Isian ini belum sesuai. Periksa lagi.'
/** Maximum number of choices that a message lists. */
const NAMED = 12

const types: Record<string, string> = {
  string: 'Tulis sebagai teks.',
  number: 'Tulis angkanya saja, misalnya 12.',
  int: 'Tulis bilangan bulat, misalnya 12.',
  boolean: 'Pilih ya atau tidak.',
  array: 'Kirim ini sebagai daftar.',
  object: 'Kirim ini sebagai kelompok isian.',
  record: 'Kirim ini sebagai kelompok isian.',
  date: 'Tulis tanggalnya, misalnya 2026-11-20.',
}
const formats: Record<string, string> = {
  email: 'Tulis alamat e-mail yang lengkap, misalnya nama@contoh.id.',
  url: 'Tulis alamat yang lengkap, misalnya https://contoh.id.',
  date: 'Tulis tanggal yang ada, misalnya 2026-11-20.',
  datetime: 'Tulis tanggal dan jamnya, misalnya 2026-11-20T08:00:00+07:00.',
  time: 'Tulis jamnya, misalnya 08:00.',
  uuid: 'Kode ini tidak utuh. Muat ulang halaman, lalu coba lagi.',
  uuidv4: 'Kode ini tidak utuh. Muat ulang halaman, lalu coba lagi.',
}

const said: Record<string, Said> = {
  invalid_type: (issue) =>
    issue.input === undefined || issue.input === null
      ? 'Bagian ini wajib diisi.'
      : (types[String(issue.expected)] ?? UNFIT),
  invalid_format: (issue) => formats[String(issue.format)] ?? 'Bentuknya belum sesuai. Periksa lagi.',
  invalid_value: (issue) => {
    const values = (issue.values as unknown[]).map(String)
    if (values.length === 1) return `Isi dengan ${values[0]}.`
    return values.length > NAMED
      ? 'Pilih salah satu yang tersedia.'
      : `Pilih salah satu: ${values.join(', ')}.`
  },
  too_small: (issue) => tooSmall(String(issue.origin), Number(issue.minimum), issue.inclusive !== false),
  too_big: (issue) => tooBig(String(issue.origin), Number(issue.maximum), issue.inclusive !== false),
  not_multiple_of: (issue) => `Tulis kelipatan ${issue.divisor}.`,
  unrecognized_keys: () => 'Isian ini tidak dikenal.',
  invalid_union: (issue) => ofUnion((issue.errors ?? []) as z.core.$ZodIssue[][]),
}

function tooSmall(origin: string, least: number, isIncluded: boolean): string {
  if (origin === 'string') return least <= 1 ? 'Bagian ini wajib diisi.' : `Paling pendek ${least} huruf.`
  if (origin === 'array' || origin === 'set') return `Pilih paling sedikit ${least}.`
  return isIncluded ? `Paling kecil ${grouped(least)}.` : `Tulis angka di atas ${grouped(least)}.`
}

function tooBig(origin: string, most: number, isIncluded: boolean): string {
  if (origin === 'string') return `Paling panjang ${most} huruf.`
  if (origin === 'array' || origin === 'set') return `Paling banyak ${most}.`
  return isIncluded ? `Paling besar ${grouped(most)}.` : `Tulis angka di bawah ${grouped(most)}.`
}

const grouped = (count: number) => count.toLocaleString('id-ID')

/** Message of the union member with the fewest issues: it was most likely meant. */
function ofUnion(forms: readonly z.core.$ZodIssue[][]): string {
  const depth = (issues: readonly z.core.$ZodIssue[]) => Math.max(0, ...issues.map(({ path }) => path.length))
  const [closest] = forms
    .filter(({ length }) => length > 0)
    .sort((one, other) => depth(other) - depth(one) || one.length - other.length)
  return closest?.[0]?.message ?? UNFIT
}

/**
 * Sets the interface's messages for invalid input wherever a schema has none: zod's own are English and name types.
 * Must be loaded before any input is parsed.
 */
z.config({ localeError: (issue) => (said[issue.code] ?? (() => UNFIT))(issue) })
