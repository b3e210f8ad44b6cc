import { MINUTE_MS } from '#src/wire/duration.ts'

/** Time in which a prepared copy can be downloaded. */
export const COPY_MS = 10 * MINUTE_MS
