import { nameIn } from '#src/platform/mail/compose.ts'
import type { NewMail } from '#src/platform/mail/outbox.ts'
import { formatDateTime } from '#src/ui/format.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { type MailedMessage, mailKey } from '../contact/queries.ts'
import * as words from './letter-words.id.ts'

type Office = { email: string; site_name: string }

/** Key of an answer's mail. */
const answerKey = (id: number) => `contact-answer-${id}`

/** Address for replies: the mailbox that the message was mailed to. Null without one. */
export const replyAddressOf = (
  { institutionEmail }: Pick<MailedMessage, 'institutionEmail'>,
  { email }: Pick<Office, 'email'>,
): string | null => institutionEmail ?? (email || null)

type Answer = {
  id: number
  text: string
  /** Ids of the answers before it, oldest first. */
  earlier: readonly number[]
}

/**
 * The mail of an answer, in the conversation that the message's own mail began, and in the language of the page on
 * which the message was written.
 */
export function answerMail(message: MailedMessage, answer: Answer, office: Office): NewMail {
  const { name, institution } = message
  const who = institution ?? office.site_name
  const address = replyAddressOf(message, office)
  const quoted = message.message.replace(/^/gm, '> ')
  return {
    key: answerKey(answer.id),
    to: message.email,
    ...(address && { replyTo: { name: who, address } }),
    subject: words.answerTo(message),
    name,
    language: LANGUAGE,
    blocks: [
      answer.text,
      ...(address ? [words.mayReply] : []),
      words.yourMessage(nameIn(who), formatDateTime(message.createdAt)),
      quoted,
    ],
    thread: [mailKey(message.id), ...answer.earlier.map(answerKey)],
  }
}
