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
import * as words from './words.id.ts'

/** A correct solution that may have been used already. */
export type Solved = { hash: Buffer; expiresAt: Date }

/** The part of a captcha that differs between providers. */
export type Checker = {
  challenge(act: CaptchaAct): Promise<CaptchaChallenge>
  /**
   * @returns null if the solution is wrong, expired or for another action.
   * @throws Failure 503 if it is unverifiable
   */
  check(act: CaptchaAct, solution: string): Promise<Solved | null>
}

export type Captcha = {
  /** Data that a browser needs to solve one for this action. */
  challenge(act: CaptchaAct): Promise<CaptchaChallenge>
  /**
   * Redeems a solution once across all processes.
   * @throws Failure 400 with `data:{captcha_required:true}` and `errors.captcha` if it is missing, wrong, expired or
   * used; 503 when the provider is unavailable
   */
  require(act: CaptchaAct, solution: string | undefined): Promise<void>
  /** First half of `require`, outside a transaction because it may call another server. @throws as `require` */
  check(act: CaptchaAct, solution: string): Promise<Solved>
  /** Second half, in the transaction of the action: a rollback restores the solution. @throws as `require` */
  take(tx: Db, solved: Solved): Promise<void>
  /** The same captcha, refusing in another language. */
  inWords(words: CaptchaWords): Captcha
}

/** Sentences of its refusals, in a language. */
type CaptchaWords = { missing: string; wrong: string }

/** Captcha of the site's configuration. @param publicUrl origin whose pages solutions must come from */
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
  return refusingIn(words, db, checker)
}

function refusingIn({ missing, wrong }: CaptchaWords, db: Db, checker: Checker): Captcha {
  const check = async (act: CaptchaAct, solution: string) => {
    const solved = await checker.check(act, solution)
    if (!solved) throw refusal(wrong)
    return solved
  }
  const take = async (tx: Db, solved: Solved) => {
    if (!(await insertSolution(tx, solved))) throw refusal(wrong)
  }
  return {
    challenge: checker.challenge,
    check,
    take,
    async require(act, solution) {
      if (!solution) throw refusal(missing)
      await take(db, await check(act, solution))
    },
    inWords: (words) => refusingIn(words, db, checker),
  }
}

const refusal = (sentence: string) =>
  new Failure(400, { data: { captcha_required: true }, errors: { captcha: [sentence] } })
