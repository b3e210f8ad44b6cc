import type { Captcha, Solved } from '#src/platform/captcha/captcha.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { conflict, notFound, unauthorized } from '#src/platform/http/failures.ts'
import type { Limits } from '#src/platform/limits/limits.ts'
import type { OpenEvent } from './queries.ts'
import { stateOf } from './rules.ts'

type Caller = { isMember: boolean; key: string; solved: Solved | null }

/**
 * Whether somebody may register here and now, asked within the transaction and before anybody looks whether they have:
 * a guest needs a captcha, but for the few that a network may send without one, and gets the same answer either way.
 * @throws Failure 404, 401 where only members may, 409 with `data:{state}` while nobody can, 429, 400 for the captcha
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
    else if ((await limits.note({ 'registration unsolved': caller.key })) < 0)
      await captcha.require('event', undefined)
  }
