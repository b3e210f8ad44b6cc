export const why = (listName: string, siteName: string) =>
  `Anda menerima surat ini karena berlangganan “${listName}” dari ${siteName}.`
export const unsubscribe = 'Berhenti berlangganan'
export const readInBrowser = 'Baca di peramban'
export const watchVideo = 'Tonton video'

/** Words of the link to an item. */
export const verbs = {
  news: 'Baca beritanya',
  event: 'Lihat acaranya',
  campaign: 'Lihat kampanyenya',
  download: 'Buka bahannya',
}
export const testSubject = (subject: string) => `[Uji] ${subject}`
