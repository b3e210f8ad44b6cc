import { vi } from 'vitest'
import { WAIT_MS } from './hang.ts'

/** Tries until it no longer throws, for as long as a slow machine may need. */
export const eventually = <T>(attempt: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(attempt, { timeout: WAIT_MS })
