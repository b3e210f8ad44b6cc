import { vi } from 'vitest'
import { WAIT_MS } from './hang.ts'

/** Retries until it no longer throws, long enough for a slow machine. */
export const eventually = <T>(attempt: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(attempt, { timeout: WAIT_MS })
