import { createHash } from 'node:crypto'
import type { Tx, Write } from '#src/platform/database/write.ts'
import { conflict, invalid } from '#src/platform/http/failures.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import * as apiWords from './api-words.id.ts'
import { mailMessage } from './mail-message.ts'
import { hasAddress, insertMessage } from './queries.ts'
import type { ContactMessage } from './schema.ts'

/**
 * Stores a message with the language of its page and queues its mail, in one transaction. Repeated with the same key it
 * returns the first answer.
 * @param admit called before a new message is committed
 * @throws Failure as `admit`, 400 for an institution without an address, 409 if the key was used for another message
 */
export const sendMessage = (
  write: Write,
  given: ContactMessage,
  now: Date,
  admit: (tx: Tx) => Promise<void>,
) =>
  write(async (tx) => {
    const { participant_id: reader, idempotency_key = keyOfWords(given, now) } = given
    if (reader && !(await hasAddress(tx, reader)))
      throw invalid({ participant_id: [apiWords.institutionHasNoReader] })
    const stored = await insertMessage(tx, { ...given, idempotency_key, language: LANGUAGE }, now)
    const isSame =
      stored.name === given.name &&
      stored.email === given.email &&
      stored.message === given.message &&
      stored.participantId === (reader ?? null)
    if (!isSame) throw conflict()
    if (stored.isNew) {
      await admit(tx)
      await mailMessage(tx, stored.id)
    }
    return stored
  })

/** A UUID (version 8) derived from a message's text, recipient and day (UTC). */
function keyOfWords({ participant_id, name, email, message }: ContactMessage, now: Date): string {
  const words = JSON.stringify([participant_id ?? null, name, email, message, now.toISOString().slice(0, 10)])
  const bytes = createHash('sha256').update(words).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
