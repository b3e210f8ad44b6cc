import type { Captcha, Solved } from '#src/platform/captcha/captcha.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Limits } from '#src/platform/limits/limits.ts'

/**
 * Decides within the transaction if a new message may be stored; a repeated one uses up no quota. A guest needs a
 * captcha after the first few of a network: the form works without script too.
 * @throws Failure 429 above the limit of any sender, 400 if a captcha is required
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
    else if ((await limits.countHits({ 'message unsolved': by.sender.key })) < 0)
      await by.captcha.require('contact', undefined)
  }
