import { randomBytes, timingSafeEqual } from 'node:crypto'
import { unavailable } from '../http/failures.ts'
import { createTaskQueue } from '../task-queue.ts'
import { createArgon2 } from './argon2.ts'
import { createSuspects, type Suspects } from './suspects.ts'

/** OWASP's parameters for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const SALT_BYTES = 16

/** Queue length; one is hashed at a time, off the event loop, and requests beyond the queue are asked to retry. */
const WAITING = 16

export type Passwords = {
  /** @returns a PHC string. @throws Failure 503 when too many wait */
  hash(password: string): Promise<string>
  /** Takes the same time without a stored hash. @throws Failure 503 when too many wait */
  verify(password: string, stored: string | null): Promise<boolean>
  /** Rejects early, before any other work is done, when the queue is full. @throws Failure 503 */
  requireRoom(): void
  /** True if a password from this network must be retried later; see `Suspects`. */
  turnsAway(network: string): boolean
  suspects: Suspects
}

export function createPasswords(derive = createArgon2()): Passwords {
  const line = createTaskQueue({ running: 1, waiting: WAITING, full: () => unavailable(2) })
  const suspects = createSuspects()
  const digest = (password: string, nonce: Buffer) =>
    line.run(() => derive({ message: password.normalize('NFKC'), nonce, ...cost }))
  const nobody = toPhc(randomBytes(SALT_BYTES), randomBytes(cost.tagLength))
  return {
    requireRoom: line.requireRoom,
    turnsAway: (network) => line.isFull() || suspects.mustWait(network),
    suspects,
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      return toPhc(salt, await digest(password, salt))
    },
    async verify(password, stored) {
      const { salt, hash } = fromPhc(stored ?? nobody)
      const isSame = timingSafeEqual(await digest(password, salt), hash)
      return isSame && stored !== null
    },
  }
}

const params = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`
const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const toPhc = (salt: Buffer, hash: Buffer) => `$argon2id$v=19$${params}$${base64(salt)}$${base64(hash)}`

function fromPhc(phc: string) {
  const [, kind, version, given, salt = '', hash = ''] = phc.split('$')
  if (kind !== 'argon2id' || version !== 'v=19' || given !== params) throw new Error('unknown password hash')
  return { salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') }
}
