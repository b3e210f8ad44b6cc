import type { NewMail } from '#src/platform/mail/outbox.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import * as words from './letter-words.id.ts'
import type { Decision } from './schema.ts'

type Reader = { email: string; name: string }
export type Moderated = {
  key: string
  /** Question to which the mail leads. */
  question: { id: number; question: string }
  /** Decision about a post, or the question that was merged into the other one. */
  what: Pick<Decision, 'act' | 'reason'> | { act: 'merge'; from: string }
}

/** Mail to the author of a post about what a moderator did with it. */
export function moderatedMail(
  reader: Reader,
  { key, question, what }: Moderated,
  publicUrl: string,
): NewMail {
  const { subject, says } = what.act === 'merge' ? words.merged(what.from) : words.decided[what.act]
  const reason = what.act === 'merge' ? '' : what.reason
  return {
    key,
    to: reader.email,
    name: reader.name,
    language: LANGUAGE,
    subject: `${subject}: ${question.question}`,
    blocks: [
      says,
      { facts: [[words.question, question.question], ...(reason ? [[words.reason, reason] as const] : [])] },
      { button: words.openForum, href: publicUrl + inLanguage(furtherPaths.question(question.id)) },
    ],
  }
}
