import { createHmac } from 'node:crypto'
import type { Write } from '#src/platform/database/write.ts'
import { CONSENT_VERSION, startSubscription, subscriberOf } from '../subscriptions/queries.ts'

const BOUNDARY = 'batas-1764190000/mx.example'
const textOf = (lines: readonly string[]) => lines.join('\r\n')
const inParts = (...parts: (readonly string[])[]) =>
  textOf([...parts.flatMap((part) => [`--${BOUNDARY}`, ...part]), `--${BOUNDARY}--`, ''])

type Given = {
  /** The bounce address. */
  to: string
  id?: string
  action?: string
  status?: string
  /** Words of the server. */
  words?: string
  /** Body of the returned letter. */
  returned?: string
  /** Its link by which the reader leaves. */
  unsubscribe?: string
}

const returnedLetter = (to: string, body: string, unsubscribe?: string) => [
  `Return-Path: <${to}>`,
  ...(unsubscribe ? [`List-Unsubscribe: <${unsubscribe}>`] : []),
  'Subject: Buletin',
  '',
  body,
  '',
]

/** Report about one recipient, as Postfix writes it. */
export const postfixReport = ({
  to,
  id = 'a1',
  action = 'failed',
  status = '5.1.1',
  words = '550 5.1.1 <ama@contoh.example>: Recipient address\r\n    rejected: User unknown',
  returned = 'Isi.',
  unsubscribe,
}: Given) =>
  textOf([
    `Return-Path: <>`,
    'From: MAILER-DAEMON@mx.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    `To: ${to}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status;`,
    `\tboundary="${BOUNDARY}"`,
    `Message-Id: <${id}@mx.example>`,
    '',
    'This is a MIME-encapsulated message.',
    '',
    inParts(
      ['Content-Type: text/plain; charset=utf-8', '', 'I am sorry to have to inform you.', ''],
      [
        'Content-Type: message/delivery-status',
        '',
        'Reporting-MTA: dns; mx.example',
        `X-Postfix-Sender: rfc822; ${to}`,
        '',
        'Final-Recipient: rfc822; ama@contoh.example',
        'Original-Recipient: rfc822;ama@contoh.example',
        `Action: ${action}`,
        `Status: ${status}`,
        'Remote-MTA: dns; mail.contoh.example',
        `Diagnostic-Code: smtp; ${words}`,
        '',
      ],
      ['Content-Type: message/rfc822', '', ...returnedLetter(to, returned, unsubscribe)],
    ),
  ])

/** The same as Exim writes it, whose status is always that of a class. */
export const eximReport = ({ to, id = 'b1', words = '550 No such user here' }: Given) =>
  textOf([
    'X-Failed-Recipients: ama@contoh.example',
    'Auto-Submitted: auto-replied',
    'From: Mail Delivery System <Mailer-Daemon@mx.example>',
    `To: ${to}`,
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${BOUNDARY}"`,
    'MIME-Version: 1.0',
    'Subject: Mail delivery failed: returning message to sender',
    `Message-Id: <${id}@mx.example>`,
    '',
    inParts(
      ['Content-type: text/plain; charset=us-ascii', '', 'This message was created automatically.', ''],
      [
        'Content-type: message/delivery-status',
        '',
        'Reporting-MTA: dns; mx.example',
        '',
        'Action: failed',
        'Final-Recipient: rfc822;ama@contoh.example',
        'Status: 5.0.0',
        `Diagnostic-Code: smtp; ${words}`,
        '',
      ],
      ['Content-type: message/rfc822', '', ...returnedLetter(to, 'Isi.')],
    ),
  ])

/** A bounce in words alone, as Exim wrote them before 4.90. */
export const wordyReport = ({ to, words = '550 5.1.1 no such user' }: Given) =>
  textOf([
    'X-Failed-Recipients: ama@contoh.example',
    'Auto-Submitted: auto-replied',
    `To: ${to}`,
    'Subject: Mail delivery failed: returning message to sender',
    '',
    '  ama@contoh.example',
    '    SMTP error from remote mail server after RCPT TO:<ama@contoh.example>:',
    `    host mail.contoh.example [192.0.2.7]: ${words}`,
    '',
  ])

type Complaint = { to: string; type?: string; mailFrom?: string; unsubscribe?: string }

/** Complaint of a mailbox provider (ARF). */
export const complaintReport = ({ to, type = 'abuse', mailFrom, unsubscribe }: Complaint) =>
  textOf([
    'From: <abusedesk@penyedia.example>',
    `To: <${to}>`,
    'Subject: FW: Buletin',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=feedback-report; boundary="${BOUNDARY}"`,
    '',
    inParts(
      ['Content-Type: text/plain', '', 'This is an email abuse report.', ''],
      [
        'Content-Type: message/feedback-report',
        '',
        `Feedback-Type: ${type}`,
        'User-Agent: Penyedia/1.0',
        'Version: 1',
        ...(mailFrom ? [`Original-Mail-From: <${mailFrom}>`] : []),
        '',
      ],
      [
        'Content-Type: message/rfc822',
        'Content-Disposition: inline',
        '',
        ...(unsubscribe ? [`List-Unsubscribe: <${unsubscribe}>`] : []),
        'Subject: Buletin',
        '',
        'Isi.',
        '',
      ],
    ),
  ])

/** Answer of somebody's mail program. */
export const autoReply = ({ to }: { to: string }) =>
  textOf([
    'From: Ama <ama@contoh.example>',
    `To: ${to}`,
    'Subject: Otomatis: sedang cuti',
    'Auto-Submitted: auto-replied',
    '',
    'Saya kembali tanggal 1. 550 5.1.1 bukan galat.',
    '',
  ])

export const signatureOf = (raw: string, secret: string) =>
  createHmac('sha256', secret).update(raw).digest('hex')

/** Form of `POST /v1/mail/bounces`, signed. */
export function signedReport(raw: string, secret: string): FormData {
  const form = new FormData()
  form.set('signature', signatureOf(raw, secret))
  form.set('file', new Blob([raw], { type: 'message/rfc822' }), 'laporan.eml')
  return form
}

let count = 0

/** Subscriber of the national list, and a mailing that was sent to them. */
export const makeRecipient = (write: Write, now: Date) =>
  write(async (tx) => {
    count += 1
    const email = `pembaca-${count}@contoh.example`
    const subscriberId = await subscriberOf(tx, { email, name: 'Ama', userId: null }, now)
    const { id: listId } = await tx
      .selectFrom('mailingLists')
      .select('id')
      .where('slug', '=', 'nasional')
      .executeTakeFirstOrThrow()
    const given = { source: 'form', version: CONSENT_VERSION, isGiven: true, now } as const
    await startSubscription(tx, { subscriberId, listId, ...given })
    const mailing = { title: 'Buletin', coverFamily: 'waves', coverSeed: count }
    const { id: mailingId } = await tx
      .insertInto('mailings')
      .values(mailing)
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: revisionId } = await tx
      .insertInto('revisions')
      .values({
        kind: 'mailing',
        itemId: mailingId,
        title: 'Buletin',
        details: { list_id: listId },
        sanitizerVersion: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const at = { startedAt: now, changedAt: now }
    await tx
      .insertInto('mailingSends')
      .values({ mailingId, revisionId, ...at })
      .execute()
    await tx
      .insertInto('mailingRecipients')
      .values({ mailingId, subscriberId, state: 'sent', changedAt: now })
      .execute()
    return { subscriberId, mailingId }
  })
