import type { Captcha, Solved } from '#src/platform/captcha/captcha.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Limits } from '#src/platform/limits/limits.ts'

/**
 * Whether a new message may be stored, asked within its transaction: one sent again counts and uses up nothing. A
 * guest needs a captcha, but for the few that a network may send without one: the form works without script too.
 * @throws Failure 429 beyond what any sender may send, 400 where a captcha is due
 */
export const admitMessage =
  (by: {
    limits: Limits
    captcha: Captcha
    sender: { isMember: boolean; key: string }
    solved: Solved | null
  }) =>
  async (tx: Db): Promise<void> => {
    const limits = by.limits.within(tx)
    await limits.take('message network', by.sender.key)
    if (by.sender.isMember) return
    if (by.solved) await by.captcha.take(tx, by.solved)
    else if ((await limits.note({ 'message unsolved': by.sender.key })) < 0)
      await by.captcha.require('contact', undefined)
  }
