export const dutyEnded = (region: string) => `Tugas Anda di region ${region} berakhir`
export const isClosed = (region: string) =>
  `Region ${region} ditutup, jadi tugas Anda sebagai pengurusnya di situs berakhir. Terima kasih. Akun Anda tetap berlaku seperti biasa.`
export const ifOtherRegion = 'Bila Anda juga akan mengurus region lain, admin situs yang memberikan tugasnya.'
