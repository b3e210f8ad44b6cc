/** A test that takes longer hangs. */
export const HANG_MS = 600_000
/** A wait within a test ends before the test does, so that it can say what it waited for. */
export const WAIT_MS = 540_000
