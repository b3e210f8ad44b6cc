import type { Captcha, Solved } from '#src/platform/captcha/captcha.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { conflict, notFound, unauthorized } from '#src/platform/http/failures.ts'
import type { Limits } from '#src/platform/limits/limits.ts'
import type { OpenEvent } from './queries.ts'
import { stateOf } from './rules.ts'

type Caller = { isMember: boolean; key: string; solved: Solved | null }

/**
 * Decides within the transaction, before any look-up of an existing registration, if the caller may register: a guest
 * needs a captcha after the first few of a network, and gets the same answer either way.
 * @throws Failure 404, 401 for members only, 409 with `data:{state}` while closed, 429, 400 for the captcha
 */
export const admitRegistrant =
  (tx: Db, parts: { limits: Limits; captcha: Captcha; caller: Caller; now: Date }) =>
  async (event: OpenEvent): Promise<void> => {
    const { captcha, caller, now } = parts
    if (!event.isLive) throw notFound()
    const state = stateOf(event, now)
    if (state !== 'open' && state !== 'full') throw conflict({ state })
    if (event.who === 'member' && !caller.isMember) throw unauthorized()
    const limits = parts.limits.within(tx)
    await limits.take('registration network', caller.key)
    if (caller.isMember) return
    if (caller.solved) await captcha.take(tx, caller.solved)
    else if ((await limits.countHits({ 'registration unsolved': caller.key })) < 0)
      await captcha.require('event', undefined)
  }
