export const invitation = (list: string) => `Undangan menerima ${list}`
export const oneStep = (list: string) => `Satu langkah lagi: ${list}`
export const invites = (list: string) => `Sekretariat mengundang Anda menerima ${list} lewat e-mail.`
export const somebodyAsked = (list: string) =>
  `Seseorang, semoga Anda sendiri, meminta ${list} dikirim ke alamat ini.`
export const yes = 'Ya, kirimi saya'
export const ignore = (days: number) =>
  `Tidak mau, atau bukan Anda yang meminta? Abaikan saja surat ini: tanpa persetujuan Anda tidak ada yang kami kirim, dan setelah ${days} hari permintaannya hilang.`
export const subscribesAlready = (list: string) => `Anda sudah berlangganan: ${list}`
export const nothingToDo = (list: string) =>
  `Alamat ini sudah menerima ${list}. Tidak ada yang perlu dilakukan.`
export const subscribes = (list: string) => `Anda berlangganan: ${list}`
export const welcome = (list: string) => `Terima kasih. ${list} akan dikirim ke alamat ini.`
export const unsubscribe = 'Berhenti berlangganan'
