import type { Argon2Parameters } from 'node:crypto'
import { createHelper } from '../helpers/helper.ts'

/**
 * Derives keys with Argon2id in a child process: allocating and freeing 19 MiB for each would stall the pages' process.
 * @returns runs one task at a time
 */
export function createArgon2() {
  const ask = createHelper<Argon2Parameters, Uint8Array>({
    name: 'derive-keys',
    source: new URL('./derive-keys.ts', import.meta.url),
  })
  return async (given: Argon2Parameters) => Buffer.from(await ask(given))
}
