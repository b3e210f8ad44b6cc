export const donate = 'Donasi'
export const description =
  'Beri donasi lewat QRIS, virtual account, atau transfer bank, dan baca ke mana uangnya pergi.'
export const campaignClosed =
  'Kampanye itu tidak sedang dibuka. Anda bisa memilih kampanye lain atau tujuan lain di bawah ini.'
export const whereMoneyGoes = 'Ke mana uangnya pergi'
export const usedFor =
  'Donasi tanpa tujuan dipakai untuk kebutuhan yang paling mendesak menurut pengurus nasional. Donasi untuk region atau lembaga disalurkan ke sana.'
export const inReportBefore = 'Yang masuk dan yang diteruskan ada di'
export const report = 'laporan donasi'
export const inReportAfter = '. Laporan keuangan dapat diunduh di'
export const knowledge = 'Pengetahuan'
export const legalBefore = '; akta, pengesahan, dan izin kami ada di'
export const legalStatus = 'legalitas lembaga'
export const accountHolder = 'Atas nama'
export const copyAccount = 'Salin nomor rekening'
export const checkHolder =
  'Cocokkan nama pemilik rekening sebelum mengirim. Kami tidak meminta sumbangan ke rekening pribadi.'
export const askFirst = 'Bertanya dulu'
export const mailSubject = 'Donasi'
export const whatsapp = 'WhatsApp sekretariat'
export const sendMessage = 'Kirim pesan lewat situs'
