import type { Argon2Parameters } from 'node:crypto'
import { createHelper } from '../helpers/helper.ts'

/**
 * Derives keys with Argon2id in a process of its own: the 19 MiB that each of them takes and gives back would hold up
 * the memory of the pages' process.
 * @returns takes one task at a time
 */
export function createArgon2() {
  const ask = createHelper<Argon2Parameters, Uint8Array>({
    name: 'derive-keys',
    source: new URL('./derive-keys.ts', import.meta.url),
  })
  return async (given: Argon2Parameters) => Buffer.from(await ask(given))
}
