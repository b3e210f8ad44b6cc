import { z } from 'zod'
import { lineOfText, linesOfText } from '#src/wire/shapes.ts'

export const fullName = lineOfText('Tulis nama lengkap Anda.')
  .min(3, 'Tulis nama lengkap, paling sedikit 3 huruf.')
  .max(100, 'Paling panjang 100 huruf.')

export const emailAddress = lineOfText('Tulis alamat e-mail Anda.')
  .toLowerCase()
  .max(254, 'Alamat terlalu panjang.')
  .pipe(z.email('Tulis alamat lengkap, misalnya nama@contoh.id'))

/** An Indonesian mobile number, written as people write it; gives E.164 (`+628…`). */
export const mobilePhone = z
  .string({ error: 'Tulis nomor ponsel Anda.' })
  .max(40, 'Nomor terlalu panjang.')
  .transform((text) => text.replace(/[\s().-]/g, '').replace(/^(?:\+62|62|0)(?=8)/, ''))
  .superRefine((digits, context) => {
    const message = !digits
      ? 'Tulis nomor ponsel Anda.'
      : /^8\d{0,7}$/.test(digits)
        ? 'Nomor kurang panjang. Contoh: 0812-3456-7890'
        : /^8[1-9]\d{6,10}$/.test(digits)
          ? null
          : 'Tulis nomor ponsel Indonesia, misalnya 0812-3456-7890'
    if (message) context.addIssue({ code: 'custom', message })
  })
  .transform((digits) => `+62${digits}`)

export const regionId = z.int('Pilih region.').positive('Pilih region.')
export const participantId = z.int('Pilih lembaga.').positive('Pilih lembaga.')
export const organisation = lineOfText('Tulis nama organisasi.')
  .min(2, 'Paling sedikit 2 huruf.')
  .max(150, 'Paling panjang 150 huruf.')
export const gender = z.enum(['L', 'P'], { error: 'Pilih laki-laki atau perempuan.' })
export const birthPlace = lineOfText('Tulis tempat lahir.').max(100, 'Paling panjang 100 huruf.')
export const homeAddress = linesOfText('Tulis alamat.').max(500, 'Paling panjang 500 huruf.')

/** `YYYY-MM-DD` of someone who is seventeen today. */
export const birthDate = z.iso
  .date('Tulis tanggal yang ada, misalnya 1990-08-17.')
  .refine((day) => day >= '1900-01-01', 'Periksa lagi tahunnya.')
  .refine(isSeventeen, 'Akun hanya untuk orang berusia 17 tahun ke atas.')

function isSeventeen(day: string): boolean {
  const latest = new Date()
  latest.setUTCFullYear(latest.getUTCFullYear() - 17)
  return day <= latest.toISOString().slice(0, 10)
}
