const inJakarta = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
})

/** `21 November 2026 pukul 08.14 WIB`. */
export const momentWords = (at: Date | string) => `${inJakarta.format(new Date(at))} WIB`

/** Line with the time of printing, as a paper shows the state at that time. */
export const printedWords = (now: Date) => `Dibuat ${momentWords(now)}.`

export const SIMULATED = 'SIMULASI. Tidak ada uang sungguhan yang berpindah; kertas ini bukan tanda terima.'
