export const openProfile = 'Buka profil'

export const wantsToJoin = (name: string, institution: string) =>
  `${name} ingin bergabung dengan ${institution}`
export const saysTheyBelong = (name: string, institution: string) =>
  `${name} menyatakan diri sebagai anggota ${institution}. Sebagai PIC, Anda yang memastikannya.`
export const name = 'Nama'
export const email = 'E-mail'
export const region = 'Region'
export const organisation = 'Organisasi'
export const seeAndDecide = 'Lihat dan putuskan'
export const decideLater = 'Sesudah itu permintaan ini tetap bisa Anda putuskan di situs:'
export const welcomeTo = (institution: string) => `Selamat bergabung: ${institution}`
export const isConfirmed = (institution: string) =>
  `${institution} memastikan bahwa Anda anggotanya. Mulai sekarang tulisan Anda bisa didukung lembaga, dan berkas untuk partisipan terbuka bagi Anda.`
export const toMemberArea = 'Ke area anggota'
export const aboutMembership = (institution: string) => `Tentang keanggotaan Anda di ${institution}`
export const isNotConfirmed = (institution: string) =>
  `Terima kasih sudah mendaftar. ${institution} belum dapat memastikan bahwa Anda anggotanya. Mungkin nama Anda belum mereka kenali, atau lembaganya berbeda.`
export const accountStays =
  'Akun Anda tetap berlaku seperti biasa. Bila menurut Anda ini keliru, hubungi lembaga Anda langsung, pilih lembaga lain di profil, atau balas lewat halaman kontak.'

export const changeAccepted = (institution: string) => ({
  subject: `Dimuat: perubahan halaman ${institution}`,
  says: `Perubahan Anda pada halaman ${institution} sudah tampil di situs. Terima kasih.`,
})
export const changeRefused = (institution: string) => ({
  subject: `Belum dimuat: perubahan halaman ${institution}`,
  says: `Sekretariat membaca usulan Anda untuk halaman ${institution} dan belum memuatnya. Perbaiki menurut catatan, lalu kirim lagi.`,
})
export const note = 'Catatan'
export const openInstitution = 'Buka halaman lembaga'

export const youArePic = (institution: string) => `Anda sekarang PIC ${institution}`
export const picDoes = (institution: string) =>
  `Mulai sekarang Anda PIC (contact person) ${institution}: Anda memastikan anggotanya, mengurus halamannya, dan mendukung tulisan anggotanya.`
export const picNeedsFactor =
  'Demi keamanan lembaga, akun PIC memerlukan langkah pengaman kedua. Pasanglah dalam 7 hari sesudah login berikutnya.'
export const openDesk = 'Buka meja kerja'
export const picDutyEnded = (institution: string) => `Tugas Anda sebagai PIC ${institution} selesai`
export const noLongerPic = (institution: string) =>
  `Anda bukan lagi PIC ${institution}. Terima kasih atas waktu dan perhatian yang sudah Anda berikan.`
export const ifUnexpected = 'Bila ini tidak Anda duga, hubungi sekretariat.'
export const membershipEnded = (institution: string) => `Keanggotaan Anda di ${institution} berakhir`
export const noLongerMember = (institution: string) =>
  `Akun Anda tidak lagi tercatat sebagai anggota ${institution}. Akun Anda sendiri tetap berlaku.`
export const ifMistaken =
  'Bila ini keliru, hubungi lembaga Anda atau sekretariat. Lembaga bisa dipilih lagi di profil.'
export const changeIn = (institution: string) => `Perubahan di ${institution}`
/** Changes among the PICs and members of an institution. */
export const changes = {
  in: (name: string, institution: string) => `${name} sekarang juga PIC ${institution}.`,
  out: (name: string, institution: string) => `${name} bukan lagi PIC ${institution}.`,
  joined: (name: string, institution: string) => `${name} sekarang anggota ${institution}.`,
  left: (name: string, institution: string) => `${name} bukan lagi anggota ${institution}.`,
}
export const members = 'Anggota lembaga'
