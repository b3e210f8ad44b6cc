import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { createAltcha } from '#src/platform/captcha/altcha.ts'
import { systemClock } from '#src/platform/clock.ts'
import type { CaptchaAct } from '#src/wire/captcha.ts'
import { SESSION_SECRET } from './site.ts'

const altcha = createAltcha({
  secret: [SESSION_SECRET],
  clock: systemClock,
  work: { cost: 1, from: 1, to: 3 },
})

/** Solution of a puzzle signed like the site's own, but with hardly any work. */
export async function solveCheaply(act: CaptchaAct): Promise<string> {
  const challenge = await altcha.challenge(act)
  if (challenge.provider !== 'altcha') throw new Error('no puzzle')
  const solution = await solveChallenge({ challenge: challenge.puzzle, deriveKey })
  return btoa(JSON.stringify({ challenge: challenge.puzzle, solution }))
}
