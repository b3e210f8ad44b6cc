export const institutionGifts = 'Donasi untuk lembaga'
export const sumsOnly =
  'Jumlah saja, tanpa nama dan tanpa satu pun donasi: siapa yang memberi tetap rahasia mereka.'
export const ofGiftsUntil = (gifts: number, month: string) =>
  `dari ${gifts.toLocaleString('id-ID')} donasi, sampai akhir ${month}`
export const noSumsYet = 'Belum ada jumlah yang bisa ditampilkan'
export const shownFromDonors = (least: number) =>
  `Jumlah tampil setelah donasi datang dari sedikitnya ${least} donatur.`
export const fewMore = (least: number) => `Sesudah itu ada donasi dari kurang dari ${least} donatur. `
export const wholeMonths = (month: string, least: number) =>
  `Yang dihitung ialah bulan-bulan yang sudah selesai, sampai ${month}. Bulan dengan kurang dari ${least} donatur digabung dengan bulan berikutnya.`
export const byPeriod = 'Donasi menurut masa, terbaru dulu'
export const period = 'Masa'
export const fromTo = (from: string, to: string) => `${from} sampai ${to}`
export const gifts = 'Donasi'
export const amount = 'Jumlah'
export const regionGifts = 'Donasi region'
export const wholeMonthsOfRegion = (month: string, least: number) =>
  `Yang dihitung ialah bulan-bulan yang sudah selesai, sampai ${month}, begitu donasinya datang dari sedikitnya ${least} donatur.`
export const byPurpose = 'Donasi menurut tujuannya'
export const shownAfterMonth =
  'Jumlah tampil sesudah bulan donasinya selesai: donasi untuk region Anda, kampanyenya, dan lembaganya.'
export const purpose = 'Untuk'
export const regionAndCampaigns = (region: string) => `Region ${region} dan kampanyenya`
export const until = 'Sampai'
export const fewSince = '; sesudahnya masih sedikit'
export const fewDonors = 'donatur masih sedikit'
