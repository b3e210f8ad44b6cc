import type { JobParts } from '../jobs/parts.ts'
import type { Job } from '../jobs/queue.ts'

/** Deletes stored copies of sent mails where mails are files (`DATA_DIR/mail`). */
export const removeSentMails: Job<{ keys: string[] }, JobParts> = {
  name: 'remove-sent-letters',
  async run({ keys }, { mail }) {
    await mail.removeSent?.(keys)
  },
}
