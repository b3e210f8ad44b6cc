export const completed = (campaign: string) => `Selesai: ${campaign}`
export const campaignCompleted = (campaign: string) =>
  `Anda ikut memberi untuk “${campaign}”. Kampanye itu sudah selesai. Inilah hasilnya:`
export const newsOf = (campaign: string) => `Anda ikut memberi untuk “${campaign}”. Ini kabarnya:`
export const readOnSite = 'Baca di situs'
export const whyYou =
  'Anda menerima surat ini karena memintanya saat memberi. Bila tidak ingin lagi, berhentilah kapan saja:'
export const stop = 'Berhenti menerima kabar'
