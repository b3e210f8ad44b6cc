import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import type { Sender } from '#src/features/payments/settle-receipt.ts'
import type { MailBlock } from '#src/platform/mail/compose.ts'
import type { NewMail } from '#src/platform/mail/outbox.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import * as words from './letter-words.id.ts'
import { pledgeToken } from './pledge-token.ts'
import { dateWords, monthWords } from './pledge-words.ts'

/** Data of a mail about a pledge. */
export type PledgeMailFacts = {
  id: number
  userId: number | null
  name: string
  email: string
  amount: number
  day: number
  designation: 'general' | 'region' | 'partisipan'
  designationTitle: string
  environment: string | null
  linkVersion: number
  /** Language that the donor reads. */
  language: string
}

/** Recipient and link to the pledge. A guest's link has its token, so the mail is secret. */
function frame({ id, userId, name, email, linkVersion }: PledgeMailFacts, { publicUrl, secret }: Sender) {
  const token = pledgeToken(secret, id, linkVersion)
  const path = userId ? furtherPaths.memberPledges : furtherPaths.pledgeOfGuest(token)
  return {
    to: email,
    ...(userId && { name }),
    isSecret: userId === null,
    language: LANGUAGE,
    href: publicUrl + inLanguage(path),
  }
}

const facts = ({
  amount,
  designation: type,
  designationTitle: title,
}: PledgeMailFacts): readonly [string, string][] => [
  [words.amount, formatRupiah(amount)],
  [words.target, targetWords({ type, title })],
]

function endOf({ userId, environment }: PledgeMailFacts, { publicUrl }: Sender): MailBlock[] {
  const way: MailBlock[] = userId
    ? [words.changes]
    : [
        `${words.changes} ${words.onlyForYou}`,
        {
          says: words.pasteAddress,
          href: publicUrl + inLanguage(furtherPaths.pledge),
        },
      ]
  return [...way, ...(environment === 'simulation' ? [words.simulation] : [])]
}

/** Welcome to a pledge once its first gift was paid. @param nextOn day of the first reminder; null while paused */
export function welcomeMail(about: PledgeMailFacts, nextOn: string | null, site: Sender): NewMail {
  const { href, ...reader } = frame(about, site)
  return {
    ...reader,
    key: `pledge-${about.id}-welcome`,
    subject: words.recorded,
    blocks: [
      words.welcome,
      {
        facts: [
          ...facts(about),
          [words.day, words.everyMonth(about.day)],
          ...(nextOn ? [[words.firstReminder, dateWords(nextOn)] as [string, string]] : []),
        ],
      },
      words.nothingByItself,
      { button: words.seePledge, href },
      ...endOf(about, site),
    ],
  }
}

/** Notice that the links of earlier mails are revoked, with the new one. */
export function newLinkMail(about: PledgeMailFacts, site: Sender): NewMail {
  const { href, ...reader } = frame(about, site)
  return {
    ...reader,
    key: `pledge-${about.id}-link-${about.linkVersion}`,
    subject: words.newLink,
    blocks: [words.oldLinksEnded, { button: words.seePledge, href }, ...endOf(about, site)],
  }
}

/** Monthly reminder. @param month its first day, part of the mail's key */
export function reminderMail(about: PledgeMailFacts, month: string, site: Sender): NewMail {
  const { href, ...reader } = frame(about, site)
  return {
    ...reader,
    key: `pledge-${about.id}-${month}`,
    subject: words.ofMonth(monthWords(month)),
    blocks: [
      words.isTime(monthWords(month)),
      { facts: facts(about) },
      words.nothingByItself,
      { button: words.giveNow(formatRupiah(about.amount)), href },
      ...endOf(about, site),
    ],
  }
}
