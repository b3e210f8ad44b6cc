import { DAY_MS } from '#src/wire/duration.ts'

/** Retention of the bin (trash): 30 days (thirty), in which deleted items can be restored; then the job purges them. */
const RESTORABLE_MS = 30 * DAY_MS

/** Items deleted after this moment can be restored. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - RESTORABLE_MS)
