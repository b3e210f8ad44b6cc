/** Default categories; those in use are added. */
const usual = [
  'Jaringan',
  'Kesehatan',
  'Keuangan',
  'Pendidikan',
  'Perlindungan anak',
  'Sumber daya alam',
  'Tata kelola',
]

type Category = { title: string; total: number }

/** Default categories and those in use, by name. */
export function withUsual(used: readonly Category[]): Category[] {
  const known = new Set(used.map(({ title }) => title.toLowerCase()))
  const rest = usual.filter((title) => !known.has(title.toLowerCase())).map((title) => ({ title, total: 0 }))
  return [...used, ...rest].sort((a, b) => a.title.localeCompare(b.title, 'id'))
}
