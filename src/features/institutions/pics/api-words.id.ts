export const chooseOwnMember = 'Pilih anggota lembaga Anda.'
export const chooseNoPic = 'Pilih anggota yang belum menjadi PIC.'
export const chooseMember = 'Pilih seorang anggota.'
export const youAreOnlyPic = 'Anda PIC satu-satunya. Tekan sekali lagi bila Anda tetap ingin berhenti.'
export const secretariatRemovesPics = 'PIC hanya bisa dikeluarkan oleh sekretariat.'
export const isNoMemberAnyMore = 'Orang itu bukan anggota lembaga ini lagi.'
export const chooseItsMember = 'Pilih anggota lembaga ini.'
export const hasEnoughPics = (count: number) =>
  `Lembaga ini sudah punya ${count} PIC. Lepaskan seorang dahulu.`
