import type { Language } from '#src/wire/language.ts'
import type { Tx } from '../database/write.ts'
import type { MailBlock, MailBody } from './compose.ts'
import { composeMail } from './compose.ts'
import type { Attachment } from './mail.ts'
import { insertMail } from './queries.ts'
import { sendAwaitedMail, sendMail } from './send-mail.ts'

export type NewMail = {
  /** Idempotency key: mails with the same key are the same mail. */
  key: string
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  /** Content in order; greeting and signature are added automatically. */
  blocks: readonly MailBlock[]
  /** Language in which it is written, the first if none is given. */
  language?: Language
  /** Name in the greeting, "Salam" without one. */
  name?: string
  /** Address to which a mail program posts an unsubscription (RFC 8058). */
  unsubscribe?: string
  /** Contains a link or code that grants access: emptied after sending. */
  isSecret?: boolean
  /** A person waits for it: it is sent before all others. */
  isAwaited?: boolean
  attachments?: readonly Attachment[]
  /** Keys of the mails before it in a conversation with a person, oldest first. */
  thread?: readonly string[]
}

/** A mail that is framed already, such as a mailing. */
type WholeMail = MailBody & { key: string; to: string; subject: string }

/**
 * Enqueues a mail whose HTML is a whole document, once per `key`; a person waits for it.
 * @returns false for a repeated key
 */
export async function queueWholeMail(tx: Tx, { key, to, subject, text, html }: WholeMail): Promise<boolean> {
  const none = {
    replyTo: null,
    isSecret: false,
    unsubscribeUrl: null,
    attachments: [],
    thread: [],
    language: 'id',
  }
  const id = await insertMail(tx, { ...none, key, toEmail: to, subject, text, html })
  if (id) await tx.later(sendAwaitedMail, { id })
  return id !== undefined
}

/**
 * Enqueues a mail once per `key`: inserts it into the outbox in the transaction of the change it reports; a job sends
 * it after the commit.
 */
export async function queueMail(tx: Tx, letter: NewMail): Promise<void> {
  const {
    key,
    to,
    replyTo = null,
    subject,
    isSecret = false,
    isAwaited = false,
    unsubscribe: unsubscribeUrl = null,
    attachments = [],
    thread = [],
    language = 'id',
  } = letter
  const about = {
    key,
    toEmail: to,
    replyTo,
    subject,
    isSecret,
    unsubscribeUrl,
    attachments,
    thread,
    language,
  }
  const id = await insertMail(tx, { ...about, ...composeMail(letter) })
  if (id) await tx.later(isAwaited ? sendAwaitedMail : sendMail, { id })
}
