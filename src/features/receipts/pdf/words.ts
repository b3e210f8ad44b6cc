import { formatDateTime } from '#src/ui/format.ts'
/** Line with the time of printing, as a paper shows the state at that time. */
export const printedWords = (now: Date) => `Dibuat ${formatDateTime(now)}.`

export const SIMULATED = 'SIMULASI. Tidak ada uang sungguhan yang berpindah; kertas ini bukan tanda terima.'
