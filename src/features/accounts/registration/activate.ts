import { timingSafeEqual } from 'node:crypto'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { Failure } from '#src/platform/http/failures.ts'
import { hashOf } from '#src/platform/secrets/one-use.ts'
import { mailClaim } from '../../institutions/mail-claim.ts'
import { subscribeNewMember } from '../../mailings/member-subscriptions.ts'
import { type ConsentKind, giveConsent } from '../consents/consent-queries.ts'
import { insertClaim } from '../profile/queries.ts'
import * as words from './api-words.id.ts'
import { type Given, proveOwner } from './prove-owner.ts'
import {
  closeRegistration,
  deleteWaiting,
  findRegistration,
  insertAccount,
  lockRegistration,
  type RegistrationRow,
} from './queries.ts'

type Parts = Pick<Services, 'db' | 'write' | 'limits' | 'passwords' | 'place'> & Given
type Activated = { activated: true; was_active: boolean }

/**
 * Creates the account of a mailed link, once; a second click reports it as already active.
 * @throws Failure 400 with `data:{reason, next}` for an expired or unknown link; as `proveOwner`
 */
export async function activateByLink(parts: Parts, token: string): Promise<Activated> {
  const row = await findRegistration(parts.db, { tokenHash: hashOf(token) })
  if (!row) throw refused('token', UNKNOWN_LINK, { reason: 'unknown', next: 'resend' })
  if (row.expiresAt <= parts.now) throw refused('token', OLD_LINK, { reason: 'expired', next: 'register' })
  return activate(parts, row)
}

/**
 * Creates the account by the six-digit code. Attempts are counted by address, registered or not, before the check, so
 * that no response reveals registrations and concurrent attempts stay within the limit.
 * @throws Failure 400 with `data:{next}`: `resend` for a wrong or old code, `link` after ten tries; as `proveOwner`
 */
export async function activateByCode(parts: Parts, email: string, code: string): Promise<Activated> {
  const left = await parts.limits.countHits({ 'activation code': email, 'activation code day': email })
  if (left < 0) throw refused('code', TRIED_OFTEN, { next: 'link' })
  const row = await findRegistration(parts.db, { email })
  if (!row || !fits(row, code, parts.now)) throw refused('code', WRONG_CODE, { next: 'resend' })
  return activate(parts, row)
}

function fits({ codeHash, codeExpiresAt, expiresAt }: RegistrationRow, code: string, now: Date) {
  if (!codeHash || !codeExpiresAt || codeExpiresAt <= now || expiresAt <= now) return false
  return timingSafeEqual(codeHash, hashOf(code))
}

async function activate(parts: Parts, row: RegistrationRow): Promise<Activated> {
  if (row.activatedUserId) return { activated: true, was_active: true }
  const { write, now } = parts
  const account = await proveOwner(parts, row)
  return write(async (tx) => {
    const held = await lockRegistration(tx, row)
    if (!held) throw refused('token', UNKNOWN_LINK, { reason: 'unknown', next: 'resend' })
    const userId = held.activatedUserId ? undefined : await insertAccount(tx, account, now)
    if (!userId) {
      if (!held.activatedUserId) await deleteWaiting(tx, row.email)
      return { activated: true, was_active: true }
    }
    await takeAlong(tx, userId, account, now)
    await closeRegistration(tx, row.email, userId)
    await recordAudit(
      tx,
      { id: userId, role: 'member' },
      { act: 'activate', entity: 'user', entityId: userId },
    )
    return { activated: true, was_active: false }
  })
}

/** Stores the consents and subscriptions as given, and the institution claim. */
async function takeAlong(
  tx: Tx,
  userId: number,
  { email, fields, consentedAt }: Awaited<ReturnType<typeof proveOwner>>,
  now: Date,
) {
  const { consents, lists: slugs = [], nama_lengkap: name, participant_id: participantId } = fields
  for (const [kind, version] of Object.entries(consents) as [ConsentKind, string][])
    await giveConsent(tx, { userId, kind, version, now: consentedAt })
  await subscribeNewMember(tx, { id: userId, email, name }, { slugs, givenAt: consentedAt })
  if (participantId) await tx.later(mailClaim, { claimId: await insertClaim(tx, userId, participantId, now) })
}

const UNKNOWN_LINK = words.activationLinkUnknown
const OLD_LINK = words.activationLinkOver
const WRONG_CODE = words.activationCodeWrong
const TRIED_OFTEN = words.activationCodeTried

const refused = (field: string, message: string, data: Record<string, string>) =>
  new Failure(400, { errors: { [field]: [message] }, data })
