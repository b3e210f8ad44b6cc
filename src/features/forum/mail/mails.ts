import { type MailBlock, nameIn } from '#src/platform/mail/compose.ts'
import type { NewMail } from '#src/platform/mail/outbox.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import type { WaitingNotice } from './queries.ts'
import { forumMailToken } from './token.ts'

type Sender = { publicUrl: string; secret: SiteSecret }

const EXCERPT = 600
const excerptOf = (source: string) => (source.length > EXCERPT ? `${source.slice(0, EXCERPT)} …` : source)

const addressOf = ({ questionId, answerId }: WaitingNotice, { publicUrl }: Sender) =>
  publicUrl + furtherPaths.question(questionId) + (answerId ? `#jawaban-${answerId}` : '')

/** Unsubscribe options: a link for people, an address for mail programs. */
function wayOut(userId: number, { publicUrl, secret }: Sender) {
  const token = forumMailToken(secret, userId)
  return {
    unsubscribe: `${publicUrl}/v1/question/unsubscription?token=${token}`,
    blocks: [
      'Anda menerima surat ini karena mengikuti pertanyaan di forum atau disebut di sana. Pilih surat harian atau tanpa surat di halaman Privasi, atau berhenti sekarang juga:',
      { button: 'Berhenti menerima surat forum', href: `${publicUrl}${furtherPaths.forumMail}#${token}` },
    ] satisfies MailBlock[],
  }
}

const whatHappened = ({ kind, author, answerId }: WaitingNotice) =>
  kind === 'mention'
    ? `${nameIn(author)} menyebut Anda di forum:`
    : `${nameIn(author)} ${answerId ? 'menjawab' : 'menulis di'} pertanyaan yang Anda ikuti:`

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
    subject: kind === 'mention' ? `Anda disebut: ${question}` : `Jawaban baru: ${question}`,
    blocks: [
      whatHappened(notice),
      question,
      ...(source ? [excerptOf(source)] : []),
      { button: 'Baca di forum', href: addressOf(notice, sender) },
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
    subject: `Kabar forum: ${notices.length} kiriman baru`,
    blocks: [
      'Ini yang baru di pertanyaan yang Anda ikuti.',
      ...notices.map((notice) => ({
        says: `${whatHappened(notice)}\n“${notice.question}”\n${excerptOf(notice.source)}`,
        href: addressOf(notice, sender),
      })),
      ...blocks,
    ],
  }
}
