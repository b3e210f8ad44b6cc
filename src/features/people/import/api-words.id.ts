export const nobodyBelow = 'Tidak ada orang di bawah baris pertama.'
export const isNotInvited = (state: string) =>
  `keadaan: “${state}” tidak diundang. Hapus baris ini, atau kosongkan kolomnya.`
export const noneNamed = (column: string, name: string) => `${column}: Tidak ada yang bernama “${name}”.`
export const invitationOver =
  'Undangan ini tidak berlaku lagi. Minta sekretariat mengirimnya sekali lagi, atau daftar sendiri.'
export const invitationUsed = 'Undangan ini sudah dipakai. Silakan login.'
export const phoneMissing = 'Tulis nomor ponsel.'
