export const hasChanged = (title: string) => `${title} kami berubah`
export const changedSince = (title: string, day: string) =>
  `${title} yang berlaku untuk akun Anda berubah sejak ${day}.`
export const whatChanged = (note: string) => `Yang berubah: ${note}`
export const readNew = 'Baca teks yang baru'
export const formerIsThere = 'Teks sebelumnya tetap bisa dibaca:'
export const consentIsAsked =
  'Saat Anda masuk lagi, kami meminta persetujuan Anda atas teks ini. Bila tidak setuju, Anda bisa mengunduh data Anda dan menghapus akun di halaman privasi.'
export const consentStays =
  'Anda tidak perlu melakukan apa-apa: persetujuan Anda tetap berlaku. Bila tidak setuju dengan perubahan ini, Anda bisa mengunduh data Anda dan menghapus akun di halaman privasi.'
export const openPrivacy = 'Buka halaman privasi'
