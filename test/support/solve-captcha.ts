import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CaptchaAct, CaptchaChallenge } from '#src/wire/captcha.ts'
import type { FreshApp } from './fresh-app.ts'

/** Solves a captcha of the app: the value of a form's field `captcha`, valid once for this action. */
export async function solveCaptcha({ get }: Pick<FreshApp, 'get'>, act: CaptchaAct): Promise<string> {
  const { data } = await get(`/v1/captcha/${act}`)
  const { puzzle } = data as Extract<CaptchaChallenge, { provider: 'altcha' }>
  const solution = await solveChallenge({ challenge: puzzle, deriveKey })
  return btoa(JSON.stringify({ challenge: puzzle, solution }))
}
