import type { Write } from '#src/platform/database/write.ts'
import { conflict } from '#src/platform/http/failures.ts'
import { mailMessage } from './mail-message.ts'
import { insertMessage } from './queries.ts'
import type { ContactMessage } from './schema.ts'

/**
 * Stores a message and queues its mail in one transaction. Sent again with the same key it answers as
 * the first time.
 * @throws Failure 409 when the key was used for another message
 */
export const sendMessage = (write: Write, given: ContactMessage, now: Date) =>
  write(async (tx) => {
    const stored = await insertMessage(tx, given, now)
    const isSame =
      stored.name === given.name && stored.email === given.email && stored.message === given.message
    if (!isSame) throw conflict()
    if (stored.isNew) await tx.later(mailMessage, { id: stored.id })
    return stored
  })
