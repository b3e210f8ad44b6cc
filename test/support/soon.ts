import { vi } from 'vitest'

/** Tries until it no longer throws, for as long as a slow machine may need. */
export const soon = <T>(attempt: () => T | Promise<T>): Promise<T> => vi.waitFor(attempt, { timeout: 30_000 })
