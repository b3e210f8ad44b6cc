import type { NewMail } from '#src/platform/mail/outbox.ts'
import { formatDateTime } from '#src/ui/format.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { kindWords } from './case-words.ts'
import * as words from './letter-words.id.ts'
import type { CaseDetail } from './queries.ts'
import type { CaseWire } from './schema.ts'

type MailText = CaseWire['letters'][number]

const blank = (hint: string) => `[${hint}]`
const or = (text: string, hint: string) => text.trim() || blank(hint)

/** Address of whoever asked; the one that they gave comes first. */
export const addressOf = ({ personEmail, accountEmail }: CaseDetail) => personEmail ?? accountEmail

/** The answer to a request, with the content required by UU PDP 27/2022, without greeting and signature. */
export const answerMail = (one: CaseDetail) =>
  ({
    language: LANGUAGE,
    subject: words.answerTo(kindWords[one.kind].toLowerCase()),
    blocks: [
      words.received({
        at: formatDateTime(one.receivedAt),
        title: one.title,
        id: one.id,
        dueAt: formatDateTime(one.dueAt),
      }),
      one.status === 'refused'
        ? words.refused(or(one.proof ?? '', words.blanks.reasons))
        : words.done(or(one.proof ?? '', words.blanks.done)),
      words.mayObject,
    ],
  }) satisfies Partial<NewMail>

/** The same as a text to copy. */
export function answerText(one: CaseDetail, siteName: string): MailText {
  const { subject, blocks } = answerMail(one)
  return {
    lang: LANGUAGE,
    to: addressOf(one) ?? blank(words.blanks.address),
    subject,
    text: [words.dear(one.personName ?? blank(words.blanks.name)), ...blocks, words.regards(siteName)].join(
      '\n\n',
    ),
  }
}

/** Notice of a breach to the people whose data it concerns, with the content required by UU PDP 27/2022. */
export const breachText = (one: CaseDetail, siteName: string): MailText => ({
  lang: LANGUAGE,
  to: blank(words.blanks.everyoneAffected),
  subject: words.noticeOfBreach,
  text: [
    words.dear(blank(words.blanks.name)),
    words.breachKnown(formatDateTime(one.receivedAt)),
    words.dataRevealed(or(one.dataKinds, words.blanks.data)),
    ...courseOf(one),
    words.whatYouCanDo,
    words.regards(siteName),
  ].join('\n\n'),
})

/** The same to the authority: it reads Indonesian, so it is written there alone. */
export const breachTextForAuthority = (one: CaseDetail, siteName: string): MailText => ({
  lang: LANGUAGE,
  to: '[lembaga pelindungan data pribadi]',
  subject: words.noticeOfBreach,
  text: [
    words.dear('Lembaga Pelindungan Data Pribadi'),
    words.breachKnown(formatDateTime(one.receivedAt)),
    words.dataRevealed(or(one.dataKinds, words.blanks.data)),
    `Jumlah orang yang terkena: ${one.peopleCount === null ? '[berapa]' : one.peopleCount.toLocaleString('id-ID')}`,
    ...courseOf(one),
    `Nomor urusan kami: ${one.id}.`,
    words.regards(siteName),
  ].join('\n\n'),
})

const courseOf = ({ detail, measures }: CaseDetail) => [
  words.happened(or(detail, words.blanks.whenAndHow)),
  words.remedy(or(measures, words.blanks.measures)),
]
