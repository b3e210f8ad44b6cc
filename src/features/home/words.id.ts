export const seeReport = 'Lihat laporannya'
/** Words of short numbers, from a million million down. */
export const trillion = 'triliun'
export const billion = 'miliar'
export const million = 'juta'
/** By their number. */
export const fieldsOfWork = [
  '',
  'Satu bidang kerja',
  'Dua bidang kerja',
  'Tiga bidang kerja',
  'Empat bidang kerja',
]
export const fieldsNote = 'Yang kami kerjakan bersama di setiap region.'
export const readField = 'Baca bidang ini'
export const howMuch = 'Berapa yang ingin Anda berikan?'
export const otherSum = 'Jumlah lain, dalam rupiah'
export const giveOn = 'Lanjut memberi'
export const nearestGoal = 'Paling dekat dengan tujuannya'
export const receivedOf = (received: string, goal: string, timeLeft: string) =>
  `${received} terkumpul dari ${goal}. ${timeLeft}.`
export const news = 'News'
export const allNews = 'Semua berita'
export const donate = 'Donate'
export const exploreRegions = 'Jelajahi region'
export const mapOfRegions = 'Peta region'
export const knowledge = 'Pengetahuan'
export const knowledgeNote = 'Modul, laporan, dan panduan yang boleh dipakai ulang oleh lembaga Anda.'
export const allResources = 'Semua bahan'
export const events = 'Events'
export const allEvents = 'Semua kegiatan'
export const nextEvent = 'Kegiatan terdekat'
export const seeEvent = 'Lihat rincian acara'
/** After the number of days, at least two. */
export const daysLeft = 'hari lagi'
export const tomorrow = 'Besok'
export const today = 'Hari ini'
export const happeningNow = 'Sedang berlangsung'
export const participants = 'Participants'
export const findInstitution = 'Cari lembaga'
export const andOthers = (count: number) => `dan ${count} lembaga lain`
export const oneVoice = 'Satu suara'
export const readStory = 'Baca ceritanya'
export const readStoryOf = (title: string) => `Baca ceritanya: ${title}`
export const donationsReceived = 'donasi diterima'
