import { z } from 'zod'
import { created, endpoint, ok } from '#src/platform/http/endpoint.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { adminOnly, everyone } from '#src/platform/http/gates.ts'
import type { MailSetup } from '#src/platform/mail/mail-setup.ts'
import { type MailState, readMailState } from '#src/platform/mail/state-queries.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { dayOfNumber, jakartaDayNumber } from '#src/wire/jakarta-day.ts'
import { readBounceState } from '../../mailings/bounces/queries.ts'
import { withoutAddresses } from '../failures/without-addresses.ts'
import * as words from './api-words.id.ts'
import { checkSender } from './check-sender.ts'
import { findTester } from './queries.ts'
import {
  bounceStateShape,
  confirmationBody,
  type MailStateWire,
  mailStateShape,
  senderShape,
  testLetterBody,
} from './schema.ts'
import { confirmTestLetter, sendTestLetter } from './test-letter.ts'
import { readTestLetterToken } from './test-letter-token.ts'

const WEEK_DAYS = 7
const BOUNCE_DAYS = 30
const iso = (moment: Date | null) => moment?.toISOString() ?? null

type Tester = Awaited<ReturnType<typeof findTester>>
type Seen = { state: MailState; tester: Tester; mailSetup: MailSetup; now: Date }

const presentMailState = ({ state, tester, mailSetup, now }: Seen): MailStateWire => ({
  from: mailSetup.from,
  server: mailSetup.server,
  sent: { today: state.sentToday, this_week: state.sentThisWeek },
  waiting: { count: state.waiting, oldest_at: iso(state.waitingSince) },
  failed: state.failed,
  refusal:
    state.refusal === null
      ? null
      : {
          error: withoutAddresses(state.refusal),
          at: iso(state.refusedAt),
          is_given_up: state.isGivenUp === true,
        },
  test: {
    to: tester.email,
    received: tester.receivedAt && {
      at: tester.receivedAt.toISOString(),
      by: tester.receivedBy ?? '',
    },
  },
  now: now.toISOString(),
})

export const readMail = endpoint({
  where: 'GET /desk/mail',
  summary: 'Keadaan surat yang keluar: yang terkirim, yang menunggu, penolakan terakhir, dan surat uji',
  gate: adminOnly,
  answer: mailStateShape,
  async run({ db, actor, clock, mailSetup }) {
    const now = clock.now()
    const today = jakartaDayNumber(now)
    const days = { today: dayOfNumber(today), weekAgo: dayOfNumber(today - WEEK_DAYS + 1) }
    const [state, tester] = await Promise.all([readMailState(db, days), findTester(db, actor!.id)])
    return ok(presentMailState({ state, tester, mailSetup, now }))
  },
})

export const readSender = endpoint({
  where: 'GET /desk/mail/sender',
  summary: 'Catatan SPF, DKIM dan DMARC domain pengirim, ditanyakan kepada server nama saat itu juga',
  gate: adminOnly,
  answer: senderShape,
  run: async ({ mailSetup }) => ok({ domain: mailSetup.domain, checks: await checkSender(mailSetup) }),
})

export const readBounces = endpoint({
  where: 'GET /desk/mail/bounces',
  summary: 'Surat yang kembali dan keluhan dalam tiga puluh hari, dan keadaan kotak surat laporannya',
  gate: adminOnly,
  answer: bounceStateShape,
  async run({ db, clock, bounces }) {
    const since = new Date(clock.now().getTime() - BOUNCE_DAYS * DAY_MS)
    const { readAt, lastError, ...counts } = await readBounceState(db, since)
    const error = lastError === null ? null : withoutAddresses(lastError)
    const inbox = bounces?.imapUrl ? { read_at: iso(readAt), error } : null
    return ok({ address: bounces?.address ?? null, inbox, ...counts })
  },
})

export const postTestLetter = endpoint({
  where: 'POST /desk/mail/test-letters',
  summary: 'Kirim surat uji ke alamat sendiri, sekali tiap kunci',
  gate: adminOnly,
  body: testLetterBody,
  answer: z.object({ queued: z.literal(true) }),
  code: 201,
  failures: [429],
  async run({ actor, body, ...parts }) {
    await sendTestLetter(parts, actor!, body.idempotency_key)
    return created({ queued: true as const })
  },
})

export const postConfirmation = endpoint({
  where: 'POST /test-letter/confirmation',
  summary: 'Surat uji sampai, dengan kunci dari surat itu; boleh diulang',
  gate: everyone,
  body: confirmationBody,
  answer: z.object({ received: z.literal(true) }),
  async run({ body, ...parts }) {
    const letter = readTestLetterToken(parts.secret, body.token)
    if (!letter) throw invalid({ token: [words.testLinkUnknown] })
    await confirmTestLetter(parts, letter)
    return ok({ received: true as const })
  },
})

export const mailStateEndpoints = [readMail, readSender, readBounces, postTestLetter, postConfirmation]
