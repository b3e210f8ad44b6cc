export const keyMissing = 'Tempel kunci dari e-mail.'
export const keyIncomplete = 'Kunci ini kurang lengkap. Salin seluruhnya dari e-mail.'
