import type { JobParts } from '#src/platform/jobs/parts.ts'
import {
  AddressRefused,
  MailDeferred,
  type MailMessage,
  MailUnavailable,
  MailUncertain,
} from '#src/platform/mail/mail.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { addressIn, languageOf } from '#src/wire/language.ts'
import { bounceAddress } from '../bounces/bounce-address.ts'
import { leaveToken } from '../subscriptions/leave-token.ts'
import { addressMailing } from '../writing/render-mailing.ts'
import type { OpenSend } from './queries.ts'
import type { Outcome, Recipient } from './recipient-queries.ts'
import { letterIn, type SentLetter } from './render-letter.ts'

/** Pauses between tries of a letter that is refused for now: greylisting lasts minutes, a full mailbox hours. */
const PAUSES_MIN = [5, 10, 20, 40, 80, 160]

type Letter = { send: OpenSend; letter: SentLetter; recipient: Recipient }

/** Outcome of a letter, and the fault of the server itself, if there is one. */
export type Sent = { outcome: Outcome; trouble: string | null }

/** Sends one letter of a mailing. Never fails. */
export async function sendLetter(given: Letter, parts: JobParts): Promise<Sent> {
  const { recipient } = given
  const now = parts.clock.now()
  const failure = await parts.mail.send(mailOf(given, parts)).then(
    () => null,
    (error: Error) => error,
  )
  const { tries } = recipient
  if (failure) return asSent(failure, tries, now)
  const outcome = { state: 'sent', reason: '', tries, nextTryAt: null, isBounceDue: false } as const
  return { outcome, trouble: null }
}

function mailOf({ send, letter, recipient }: Letter, { place, secret, bounces }: JobParts): MailMessage {
  const { mailingId, listSlug } = send
  const { subscriberId, email } = recipient
  const language = languageOf(recipient.language)
  const own = letterIn(letter, language)
  const whose = { subscriberId, mailingId }
  const token = leaveToken(secret, whose)
  const { publicUrl } = place
  return {
    key: `mailing-${mailingId}-${subscriberId}`,
    to: email,
    subject: own.subject,
    ...addressMailing(own, { leaveUrl: publicUrl + addressIn(language, furtherPaths.leaveList(token)) }),
    unsubscribe: publicUrl + furtherPaths.leaveListCall(token),
    bulk: {
      listId: `${listSlug}.${new URL(publicUrl).hostname}`,
      envelopeFrom: bounceAddress(secret, bounces?.address ?? null, whose),
    },
  }
}

function asSent(failure: Error, tries: number, now: Date): Sent {
  const reason = withoutAddresses(failure.message)
  const waiting = (outcome: Partial<Outcome>): Outcome => ({
    state: 'waiting',
    reason,
    tries,
    nextTryAt: now,
    isBounceDue: false,
    ...outcome,
  })
  if (failure instanceof MailUncertain)
    return {
      outcome: waiting({
        state: 'uncertain',
        reason: `Sambungan putus saat suratnya diserahkan: mungkin sampai, mungkin tidak. ${reason}`,
        nextTryAt: null,
      }),
      trouble: null,
    }
  if (failure instanceof MailDeferred) {
    const pause = PAUSES_MIN[tries]
    const next = pause
      ? { nextTryAt: new Date(now.getTime() + pause * MINUTE_MS) }
      : { state: 'refused' as const, nextTryAt: null }
    return { outcome: waiting({ tries: tries + 1, ...next }), trouble: null }
  }
  if (failure instanceof MailUnavailable) return { outcome: waiting({ reason: '' }), trouble: reason }
  const isBounceDue = failure instanceof AddressRefused
  return { outcome: waiting({ state: 'refused', isBounceDue }), trouble: null }
}

/** Mail servers repeat the address, which is kept in one place only, so that erasure finds it. */
const withoutAddresses = (words: string) => words.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
