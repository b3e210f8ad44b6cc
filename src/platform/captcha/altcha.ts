import { createHash, createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { type CaptchaAct, captchaPuzzle } from '#src/wire/captcha.ts'
import type { Clock } from '../clock.ts'
import type { SiteSecret } from '../secrets/site-secret.ts'
import type { Checker } from './captcha.ts'
import type { CaptchaWork } from './settings.ts'

const LIFETIME_SECONDS = 600

const payload = z.strictObject({
  challenge: captchaPuzzle,
  solution: z.strictObject({ counter: z.int(), derivedKey: z.string(), time: z.number().optional() }),
})

/**
 * ALTCHA proof of work. Action and expiry are signed with the rest of the puzzle; our clock decides expiry, the
 * library's own `expiresAt` is unused.
 */
export function createAltcha(options: { secret: SiteSecret; clock: Clock; work: CaptchaWork }): Checker {
  const { clock, work } = options
  const [current, ...former] = options.secret
  const keys = keysOf(current)
  const allKeys = [keys, ...former.map(keysOf)]
  const isVerified = async (given: z.output<typeof payload>) => {
    for (const one of allKeys)
      if ((await verifySolution({ ...given, deriveKey, ...one })).verified) return true
    return false
  }
  return {
    async challenge(act) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.from, work.to + 1),
        data: { act, until: clock.now().getTime() + LIFETIME_SECONDS * 1_000 },
        deriveKey,
        ...keys,
      })
      return { provider: 'altcha', puzzle: captchaPuzzle.parse(challenge), seconds: LIFETIME_SECONDS }
    },
    async check(act, solution) {
      const given = payload.safeParse(decoded(solution)).data
      if (!given || !isDue(given.challenge.parameters.data, act, clock)) return null
      if (!(await isVerified(given))) return null
      // One puzzle can be solved once, however its solution is spelt.
      const hash = createHash('sha256').update(given.challenge.signature).digest()
      return { hash, expiresAt: new Date(given.challenge.parameters.data.until) }
    },
  }
}

function keysOf(secret: string) {
  const keyFor = (use: string) => createHmac('sha256', secret).update(`captcha ${use}`).digest('hex')
  return { hmacSignatureSecret: keyFor('puzzle'), hmacKeySignatureSecret: keyFor('answer') }
}

const isDue = (data: { act: CaptchaAct; until: number }, act: CaptchaAct, clock: Clock) =>
  data.act === act && data.until > clock.now().getTime()

function decoded(solution: string): unknown {
  try {
    return JSON.parse(Buffer.from(solution, 'base64').toString())
  } catch {
    return null
  }
}
