import type { Tx } from '../database/write.ts'
import type { LetterBlock } from './compose.ts'
import { compose } from './compose.ts'
import type { Attachment } from './mail.ts'
import { insertLetter } from './queries.ts'
import { sendAwaitedLetter, sendLetter } from './send-letter.ts'

export type NewLetter = {
  /** Names this letter for ever: the same key is the same letter, however often it is posted. */
  key: string
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  /** What it says, in order; the greeting and the signature come by themselves. */
  blocks: readonly LetterBlock[]
  /** The name in the greeting; without one it is "Salam". */
  name?: string
  /** The address that ends letters of this kind when a mail program posts to it (RFC 8058). */
  unsubscribe?: string
  /** Holds a link or code that opens something: emptied once it was sent. */
  isSecret?: boolean
  /** Somebody waits for it to go on: it goes before all others. */
  isAwaited?: boolean
  attachments?: readonly Attachment[]
}

/** Puts a letter into the outbox in the transaction of what it tells of; a job sends it after the commit. */
export async function queueMail(tx: Tx, letter: NewLetter): Promise<void> {
  const {
    key,
    to,
    replyTo = null,
    subject,
    isSecret = false,
    isAwaited = false,
    unsubscribe: unsubscribeUrl = null,
    attachments = [],
  } = letter
  const about = { key, toEmail: to, replyTo, subject, isSecret, unsubscribeUrl, attachments }
  const id = await insertLetter(tx, { ...about, ...compose(letter) })
  if (id) await tx.later(isAwaited ? sendAwaitedLetter : sendLetter, { id })
}
