export const unfit = 'Isian ini belum sesuai. Periksa lagi.'
export const unstorable = 'Ada huruf yang tidak bisa disimpan. Tulis ulang bagian itu.'
export const missing = 'Bagian ini wajib diisi.'
export const unknownField = 'Isian ini tidak dikenal.'
export const chooseOneAvailable = 'Pilih salah satu yang tersedia.'
export const unfitForm = 'Bentuknya belum sesuai. Periksa lagi.'
export const fillWith = (value: string) => `Isi dengan ${value}.`
export const chooseOneOf = (values: string) => `Pilih salah satu: ${values}.`
export const multipleOf = (divisor: string) => `Tulis kelipatan ${divisor}.`
export const atLeastLetters = (count: number) => `Paling pendek ${count} huruf.`
export const atMostLetters = (count: number) => `Paling panjang ${count} huruf.`
export const chooseAtLeast = (count: number) => `Pilih paling sedikit ${count}.`
export const atMostItems = (count: number) => `Paling banyak ${count}.`
export const atLeast = (number: string) => `Paling kecil ${number}.`
export const above = (number: string) => `Tulis angka di atas ${number}.`
export const atMost = (number: string) => `Paling besar ${number}.`
export const below = (number: string) => `Tulis angka di bawah ${number}.`
export const tooDeep = 'Isi terlalu bertingkat.'
export const noJson = 'Isi bukan JSON yang utuh.'
export const noUtf8 = 'Isi bukan teks UTF-8.'

export const types: Record<string, string> = {
  string: 'Tulis sebagai teks.',
  number: 'Tulis angkanya saja, misalnya 12.',
  int: 'Tulis bilangan bulat, misalnya 12.',
  boolean: 'Pilih ya atau tidak.',
  array: 'Kirim ini sebagai daftar.',
  object: 'Kirim ini sebagai kelompok isian.',
  record: 'Kirim ini sebagai kelompok isian.',
  date: 'Tulis tanggalnya, misalnya 2026-11-20.',
}
export const formats: Record<string, string> = {
  email: 'Tulis alamat e-mail yang lengkap, misalnya nama@contoh.id.',
  url: 'Tulis alamat yang lengkap, misalnya https://contoh.id.',
  date: 'Tulis tanggal yang ada, misalnya 2026-11-20.',
  datetime: 'Tulis tanggal dan jamnya, misalnya 2026-11-20T08:00:00+07:00.',
  time: 'Tulis jamnya, misalnya 08:00.',
  uuid: 'Kode ini tidak utuh. Muat ulang halaman, lalu coba lagi.',
  uuidv4: 'Kode ini tidak utuh. Muat ulang halaman, lalu coba lagi.',
}
export const mayNot = 'Anda tidak berhak melakukan ini pada baris itu.'
export const rowGone = 'Baris ini sudah tidak ada.'
export const rowChanged = 'Keadaannya sudah berubah. Muat ulang daftar ini.'
export const cannotNow = 'Ini tidak bisa dilakukan sekarang.'
export const formIncomplete = 'Formulir tidak utuh. Kirim lagi.'
export const csvOrXlsx = 'Pilih csv atau xlsx.'
