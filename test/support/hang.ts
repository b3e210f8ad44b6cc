/** Timeout of a test, for hangs only. */
export const HANG_MS = 600_000
/** Timeout of a wait within a test: shorter, so that it can report the reason. */
export const WAIT_MS = 540_000
