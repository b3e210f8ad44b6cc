export const pages = 'Halaman'
export const titleOfVersion = (title: string, number: number) => `${title}, versi ${number}`
/** Before a date. */
export const inForceSince = (number: number) => `Versi ${number}, berlaku sejak `
/** Before a date. */
export const lastChanged = 'Terakhir diubah '
export const wasInForceSince = (number: number, from: string) => `Versi ${number}, berlaku sejak ${from}.`
export const wasInForce = (number: number, from: string, until: string) =>
  `Versi ${number}, berlaku sejak ${from} sampai ${until}.`
export const readCurrent = 'Baca versi yang berlaku sekarang'
export const earlierVersions = 'Riwayat versi'
export const versionNow = (number: number) => `Versi ${number}, berlaku sekarang`
export const version = (number: number) => `Versi ${number}`
export const since = (date: string) => `Sejak ${date}`
export const sinceWithNote = (date: string, note: string) => `Sejak ${date}: ${note}`
export const contents = 'Daftar isi'
export const pageNoun = 'halaman'
export const shareHeading = 'Tentang kami'
export const aboutExport = 'Halaman yang Anda tulis, dengan semua versi teksnya'
