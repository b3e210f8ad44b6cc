export const hasDecided = (by: string, person: string) => `${by} sudah memutuskan tentang ${person}.`
export const claimWithdrawn =
  'Permintaan ini sudah ditarik, atau orangnya sudah menjadi anggota lembaga lain.'
export const claimGone = 'Permintaan ini tidak ada lagi.'
