import type { PermitLevel } from './campaign-rules.ts'

export const donate = 'Donasi'
export const stateOfCampaign = 'Keadaan kampanye'
export const carriedOutBy = 'Yang mengerjakan'
export const regionNamed = (title: string) => `Region ${title}`
export const readStoryBefore = 'Baca ceritanya: '
export const permit = 'Izin pengumpulan uang'
export const permitNumber = 'Nomor'
export const permitGiver = 'Pemberi izin'
export const permitValid = 'Berlaku'
export const fromUntil = (from: string, until: string) => `${from} sampai ${until}`
/** Issuer of a permit by level. */
export const permitGivers: Record<PermitLevel, string> = {
  kabupaten: 'Bupati atau wali kota',
  provinsi: 'Gubernur',
  nasional: 'Menteri Sosial',
}
export const completed = 'Selesai'
export const corrected = (day: string) => `Laporan diperbaiki ${day}`
export const updates = 'Kabar kampanye'
export const donors = 'Donatur'
export const donorsOf = (donors: string, gifts: string) => `${donors} dari ${gifts} donasi`
export const showMore = (count: number) => `Tampilkan ${count} lainnya`
export const earlierDonors = 'Lihat donatur sebelumnya'
export const laterDonors = 'Lihat donatur yang lebih baru'
export const aDonor = 'Seorang donatur'
export const collectedOf = (goal: string) => `terkumpul dari ${goal}`
export const progress = (percent: number, gifts: number) =>
  `${percent.toLocaleString('id-ID')}% dari tujuan, ${gifts.toLocaleString('id-ID')} donasi`
export const otherCampaign = 'Lihat kampanye lain'
export const otherPurpose = 'Beri untuk tujuan lain'
export const completedThanks = (day: string) =>
  `Selesai ${day} dan tidak menerima donasi lagi. Terima kasih kepada semua yang memberi.`
export const endedThanks =
  'Kampanye ini sudah selesai dan tidak menerima donasi lagi. Terima kasih kepada semua yang memberi.'
export const openFromUntil = (from: string, until: string) =>
  `Dibuka dari ${from} sampai ${until}, menurut waktu Jakarta.`
export const passedOnBefore = (sum: string) => `${sum} sudah diteruskan,`
export const seeReport = 'lihat laporan'
export const giveToThis = 'Beri untuk kampanye ini'
export const ofGoal = (goal: string) => `dari ${goal}`
export const give = 'Beri donasi'
export const institutionOfText = 'Lembaga dalam tulisan ini'
export const stillMissing = (title: string, sum: string) => `${title} masih kurang ${sum}`
export const goalReached = 'Tujuannya sudah tercapai'
export const closesOn = (day: string) => `Ditutup ${day}`
export const campaign = 'Kampanye'
export const supportWork = 'Dukung pekerjaan seperti ini'
export const supportHow =
  'Donasi Anda dipakai lembaga-lembaga di jaringan ini, dan laporannya terbuka bagi siapa saja.'
export const stopUpdates = 'Berhenti menerima kabar kampanye'
export const stopUpdatesLead =
  'Kabar kampanye tidak akan dikirim lagi ke alamat Anda. Kuitansi dan surat tentang donasi Anda tetap seperti biasa.'
export const thanksForSupport = 'Terima kasih sudah ikut menguatkan.'
export const stop = 'Berhenti menerima kabar'
export const saving = 'Menyimpan'
export const updatesStopped = 'Kabar kampanye tidak dikirim lagi. Kabarnya tetap bisa dibaca di situs.'
export const seeCampaigns = 'Lihat kampanye'
export const campaignNoun = 'kampanye'
export const shareHeading = 'Kampanye'
