import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import type { Sender } from '#src/features/payments/settle-receipt.ts'
import type { MailBlock } from '#src/platform/mail/compose.ts'
import type { NewMail } from '#src/platform/mail/outbox.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
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
}

const NOTHING_BY_ITSELF =
  'Tidak ada uang yang ditarik dengan sendirinya. Donasi baru terjadi bila Anda membayarnya, dan melewatkan satu bulan tidak apa-apa.'

/** Recipient and link to the pledge. A guest's link has its token, so the mail is secret. */
function frame({ id, userId, name, email, linkVersion }: PledgeMailFacts, { publicUrl, secret }: Sender) {
  const token = pledgeToken(secret, id, linkVersion)
  const path = userId ? furtherPaths.memberPledges : furtherPaths.pledgeOfGuest(token)
  return { to: email, ...(userId && { name }), isSecret: userId === null, href: publicUrl + path }
}

const facts = ({
  amount,
  designation: type,
  designationTitle: title,
}: PledgeMailFacts): readonly [string, string][] => [
  ['Jumlah', formatRupiah(amount)],
  ['Tujuan', targetWords({ type, title })],
]

const CHANGES = 'Di halaman yang sama Anda bisa mengubah jumlah atau tanggalnya, menjeda, dan berhenti.'

function endOf({ userId, environment }: PledgeMailFacts, { publicUrl }: Sender): MailBlock[] {
  const way: MailBlock[] = userId
    ? [CHANGES]
    : [
        `${CHANGES} Tautan ini hanya untuk Anda.`,
        {
          says: 'Bila halamannya meminta tautan, misalnya karena peramban Anda tanpa JavaScript, tempel seluruh alamat di atas di halaman ini:',
          href: publicUrl + furtherPaths.pledge,
        },
      ]
  return [...way, ...(environment === 'simulation' ? ['Ini simulasi: tidak ada uang yang berpindah.'] : [])]
}

/** Welcome to a pledge once its first gift was paid. @param nextOn day of the first reminder; null while paused */
export function welcomeMail(about: PledgeMailFacts, nextOn: string | null, site: Sender): NewMail {
  const { href, ...reader } = frame(about, site)
  return {
    ...reader,
    key: `pledge-${about.id}-welcome`,
    subject: 'Donasi bulanan Anda sudah tercatat',
    blocks: [
      'Terima kasih. Donasi pertama Anda sudah kami terima, dan mulai sekarang kami mengingatkan Anda sekali sebulan.',
      {
        facts: [
          ...facts(about),
          ['Tanggal', `${about.day} setiap bulan`],
          ...(nextOn ? [['Pengingat pertama', dateWords(nextOn)] as [string, string]] : []),
        ],
      },
      NOTHING_BY_ITSELF,
      { button: 'Lihat donasi bulanan', href },
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
    subject: 'Tautan baru untuk donasi bulanan Anda',
    blocks: [
      'Tautan di surat-surat kami sebelumnya sudah dimatikan, atas permintaan Anda atau oleh sekretariat. Pakai tautan ini mulai sekarang:',
      { button: 'Lihat donasi bulanan', href },
      ...endOf(about, site),
    ],
  }
}

/** Monthly reminder. @param month its first day, part of the mail's key */
export function reminderMail(about: PledgeMailFacts, month: string, site: Sender): NewMail {
  const { href, ...reader } = frame(about, site)
  return {
    ...reader,
    key: `pledge-${about.id}-${month}`,
    subject: `Donasi bulanan Anda: ${monthWords(month)}`,
    blocks: [
      `Sudah waktunya donasi bulanan Anda untuk ${monthWords(month)}.`,
      { facts: facts(about) },
      NOTHING_BY_ITSELF,
      { button: `Beri ${formatRupiah(about.amount)} sekarang`, href },
      ...endOf(about, site),
    ],
  }
}
