import type { CaptchaAct, CaptchaChallenge } from '#src/wire/captcha.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import { Failure } from '../http/failures.ts'
import type { Log } from '../log.ts'
import type { SiteSecret } from '../secrets/site-secret.ts'
import { createAltcha } from './altcha.ts'
import { insertSolution } from './queries.ts'
import type { CaptchaSettings } from './settings.ts'
import { createSiteVerify } from './site-verify.ts'

/** A solution that is right but may have been used. */
export type Solved = { hash: Buffer; expiresAt: Date }

/** What the ways to tell people from robots differ in. */
export type Checker = {
  challenge(act: CaptchaAct): Promise<CaptchaChallenge>
  /** @returns null for a solution that is wrong, old or for another act. @throws Failure 503 when it cannot be known */
  check(act: CaptchaAct, solution: string): Promise<Solved | null>
}

export type Captcha = {
  /** What a browser needs to solve one for this act. */
  challenge(act: CaptchaAct): Promise<CaptchaChallenge>
  /**
   * Takes a solution, once on all processes.
   * @throws Failure 400 with `data:{captcha_required:true}` and `errors.captcha` for none, a wrong, an old or a used
   * one; 503 when the provider is away
   */
  require(act: CaptchaAct, solution: string | undefined): Promise<void>
  /** The first half of `require`, outside of a transaction: it may ask another server. @throws as `require` */
  check(act: CaptchaAct, solution: string): Promise<Solved>
  /** The second half, in the transaction of the act: a rollback gives the solution back. @throws as `require` */
  take(tx: Db, solved: Solved): Promise<void>
}

const MISSING = 'Pastikan dulu bahwa Anda bukan robot, lalu kirim lagi.'
const WRONG = 'Pemeriksaan bahwa Anda bukan robot perlu diulang. Kirim sekali lagi.'

/** The captcha of the site's configuration. @param publicUrl origin whose pages solutions must come from */
export function createCaptcha(parts: {
  db: Db
  clock: Clock
  log: Log
  secret: SiteSecret
  publicUrl: string
  settings: CaptchaSettings
}): Captcha {
  const { db, settings } = parts
  const checker =
    settings.provider === 'altcha'
      ? createAltcha({ ...parts, work: settings.work })
      : createSiteVerify({ ...parts, settings })
  const check = async (act: CaptchaAct, solution: string) => {
    const solved = await checker.check(act, solution)
    if (!solved) throw refusal(WRONG)
    return solved
  }
  const take = async (tx: Db, solved: Solved) => {
    if (!(await insertSolution(tx, solved))) throw refusal(WRONG)
  }
  return {
    challenge: checker.challenge,
    check,
    take,
    async require(act, solution) {
      if (!solution) throw refusal(MISSING)
      await take(db, await check(act, solution))
    },
  }
}

const refusal = (sentence: string) =>
  new Failure(400, { data: { captcha_required: true }, errors: { captcha: [sentence] } })
