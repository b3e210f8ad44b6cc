export const login = 'Login'

export const rolesChanged = 'Peran Anda berubah'
export const yourRoles = (roles: string) =>
  `Peran Anda sekarang: ${roles}. Semua perangkat dikeluarkan; silakan login lagi.`
export const roles = { member: 'anggota', staff: 'staf sekretariat', admin: 'admin' }
export const moderator = 'moderator'
export const editorOf = (region: string) => `pengurus region ${region}`
export const needsFactor =
  'Peran ini memerlukan langkah kedua saat login. Bila belum ada, Anda diminta memasangnya.'
export const ifUnknownChange = 'Bila Anda tidak tahu tentang perubahan ini, kabari sekretariat.'

export const dataCorrected = 'Data akun Anda diperbaiki sekretariat'
export const hasCorrected = (fields: string) => `Sekretariat memperbaiki data akun Anda: ${fields}.`
export const fields = {
  nama_lengkap: 'nama lengkap',
  phone: 'nomor ponsel',
  organisasi: 'organisasi',
  region_id: 'region',
  participant_id: 'lembaga',
  email: 'alamat e-mail',
}
export const because = (reason: string) => `Alasannya: ${reason}`
export const checkProfile = 'Periksa profil Anda'
export const ifWrong = 'Bila ada yang keliru, perbaiki di profil Anda atau balas lewat halaman Kontak.'

export const emailReplaced = 'Alamat e-mail akun Anda diganti sekretariat'
export const usesOther = (email: string) =>
  `Akun Anda sekarang memakai ${email}. Surat dari kami tidak lagi dikirim ke alamat ini.`
export const ifNotAsked = 'Bila bukan Anda yang memintanya, segera hubungi sekretariat.'

export const suspended = 'Akun Anda ditangguhkan'
export const isSuspended =
  'Sekretariat menangguhkan akun Anda. Selama itu Anda tidak bisa login; tulisan dan data Anda tetap tersimpan.'
export const ifMistaken =
  'Bila menurut Anda ini keliru, tulis kepada kami. Anda juga tetap berhak atas data pribadi Anda.'
export const writeToUs = 'Tulis kepada sekretariat'

export const unsuspended = 'Akun Anda bisa dipakai lagi'
export const isUnsuspended = 'Penangguhan akun Anda sudah berakhir. Silakan login seperti biasa.'

export const merged = 'Dua akun Anda sudah digabung'
export const areMerged = (email: string) =>
  `Anda punya dua akun. Sekretariat menggabungkannya: tulisan, donasi, dan data lainnya sekarang ada di akun dengan alamat ${email}. Login hanya dengan alamat itu.`
export const ifUnknownMerge = 'Bila Anda tidak tahu tentang hal ini, segera kabari sekretariat.'
