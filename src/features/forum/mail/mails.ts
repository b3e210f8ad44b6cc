import { type MailBlock, nameIn } from '#src/platform/mail/compose.ts'
import type { NewMail } from '#src/platform/mail/outbox.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import * as words from './letter-words.id.ts'
import type { WaitingNotice } from './queries.ts'
import { forumMailToken } from './token.ts'

type Sender = { publicUrl: string; secret: SiteSecret }

const EXCERPT = 600
const excerptOf = (source: string) => (source.length > EXCERPT ? `${source.slice(0, EXCERPT)} …` : source)

const addressOf = ({ questionId, answerId }: WaitingNotice, { publicUrl }: Sender) =>
  publicUrl + inLanguage(furtherPaths.question(questionId)) + (answerId ? `#jawaban-${answerId}` : '')

/** Unsubscribe options: a link for people, an address for mail programs. */
function wayOut(userId: number, { publicUrl, secret }: Sender) {
  const token = forumMailToken(secret, userId)
  return {
    unsubscribe: `${publicUrl}/v1/question/unsubscription?token=${token}`,
    blocks: [
      words.whyYou,
      { button: words.stopMail, href: `${publicUrl}${inLanguage(furtherPaths.forumMail)}#${token}` },
    ] satisfies MailBlock[],
  }
}

function whatHappened({ kind, author, answerId }: WaitingNotice) {
  if (kind === 'mention') return words.mentionsYou(nameIn(author))
  return answerId ? words.answers(nameIn(author)) : words.writes(nameIn(author))
}

/** Mail about one post, to one recipient of instant mails. */
export function forumPostMail(notice: WaitingNotice, sender: Sender): NewMail {
  const { unsubscribe, blocks } = wayOut(notice.userId, sender)
  const { userId, questionId, answerId, email, name, question, source, kind } = notice
  return {
    key: `forum-${questionId}-${answerId}-${userId}`,
    to: email,
    name,
    isSecret: true,
    unsubscribe,
    language: LANGUAGE,
    subject: kind === 'mention' ? words.youAreMentioned(question) : words.newAnswer(question),
    blocks: [
      whatHappened(notice),
      question,
      ...(source ? [excerptOf(source)] : []),
      { button: words.readInForum, href: addressOf(notice, sender) },
      ...blocks,
    ],
  }
}

/** Digest of all pending notices of one person. @param day as YYYY-MM-DD */
export function digestMail(notices: readonly WaitingNotice[], day: string, sender: Sender): NewMail {
  const { userId, email, name } = notices[0]!
  const { unsubscribe, blocks } = wayOut(userId, sender)
  const last = notices.at(-1)!
  return {
    key: `forum-digest-${day}-${userId}-${last.questionId}-${last.answerId}`,
    to: email,
    name,
    isSecret: true,
    unsubscribe,
    language: LANGUAGE,
    subject: words.newPosts(notices.length),
    blocks: [
      words.whatIsNew,
      ...notices.map((notice) => ({
        says: `${whatHappened(notice)}\n“${notice.question}”\n${excerptOf(notice.source)}`,
        href: addressOf(notice, sender),
      })),
      ...blocks,
    ],
  }
}
