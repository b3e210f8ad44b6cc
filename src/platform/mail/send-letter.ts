import type { JobParts } from '../jobs/parts.ts'
import type { Job } from '../jobs/queue.ts'

/** Sends one letter of the outbox. */
export const sendLetter: Job<{ id: number }, JobParts> = {
  name: 'send-letter',
  async run({ id }, { db, mail, clock }) {
    const letter = await db
      .selectFrom('letters')
      .selectAll()
      .where('id', '=', id)
      .where('sentAt', 'is', null)
      .executeTakeFirst()
    if (!letter) return
    const { key, toEmail, subject, text } = letter
    await mail.send({ key, to: toEmail, subject, text })
    await db.updateTable('letters').set({ sentAt: clock.now() }).where('id', '=', id).execute()
  },
}
