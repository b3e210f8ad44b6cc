export const accountReplaced = 'Rekening donasi diganti'
export const whoReplaced = (name: string) =>
  `${name} mengubah rekening yang dilihat donatur. Sekarang tertulis:`
export const bank = 'Bank'
export const accountNumber = 'Nomor rekening'
export const accountHolder = 'Atas nama'
export const empty = 'kosong'
export const undoIt =
  'Jika ini bukan keputusan bersama, segera kembalikan di Pengaturan dan ganti kata sandi akun itu.'
export const openSettings = 'Buka Pengaturan'
