import { timingSafeEqual } from 'node:crypto'
import { record } from '#src/platform/database/audit.ts'
import type { Tx, Write } from '#src/platform/database/write.ts'
import { Failure } from '#src/platform/http/failures.ts'
import type { Limits } from '#src/platform/limits/limits.ts'
import { hashOf } from '#src/platform/secrets/one-use.ts'
import { mailClaim } from '../../institutions/claims/mail-claim.ts'
import { type ConsentKind, giveConsent } from '../privacy/consent-queries.ts'
import { insertClaim } from '../profile/queries.ts'
import {
  closeRegistration,
  deleteWaiting,
  insertAccount,
  lockRegistration,
  type RegistrationRow,
} from './queries.ts'

type Parts = { write: Write; limits: Limits; now: Date }
type Activated = { activated: true; was_active: boolean }

/**
 * Makes the account that a link stands for, once; a second click says that it was active.
 * @throws Failure 400 with `data:{reason, next}` for a link that is too old or that nobody knows
 */
export const activateByLink = ({ write, now }: Parts, token: string): Promise<Activated> =>
  write(async (tx) => {
    const row = await lockRegistration(tx, { tokenHash: hashOf(token) })
    if (!row) throw refused('token', UNKNOWN_LINK, { reason: 'unknown', next: 'resend' })
    if (row.expiresAt <= now) throw refused('token', OLD_LINK, { reason: 'expired', next: 'register' })
    return activate(tx, row, now)
  })

/**
 * The same by the six digits. Tries are counted by address, registered or not, so that no answer tells which is.
 * @throws Failure 400 with `data:{next}`: `resend` for a wrong or old code, `link` after ten tries
 */
export async function activateByCode({ write, limits, now }: Parts, email: string, code: string) {
  const left = await limits.note({ 'activation code': email, 'activation code day': email })
  if (left < 0) throw refused('code', TRIED_OFTEN, { next: 'link' })
  return write(async (tx): Promise<Activated> => {
    const row = await lockRegistration(tx, { email })
    if (!row || !fits(row, code, now)) throw refused('code', WRONG_CODE, { next: 'resend' })
    return activate(tx, row, now)
  })
}

function fits({ codeHash, codeExpiresAt, expiresAt }: RegistrationRow, code: string, now: Date) {
  if (!codeHash || !codeExpiresAt || codeExpiresAt <= now || expiresAt <= now) return false
  return timingSafeEqual(codeHash, hashOf(code))
}

async function activate(tx: Tx, row: RegistrationRow, now: Date): Promise<Activated> {
  if (row.activatedUserId) return { activated: true, was_active: true }
  const userId = await insertAccount(tx, row, now)
  if (!userId) {
    await deleteWaiting(tx, row.email)
    return { activated: true, was_active: true }
  }
  const { consents, participant_id: participantId } = row.fields
  for (const [kind, version] of Object.entries(consents) as [ConsentKind, string][])
    await giveConsent(tx, { userId, kind, version, now: row.createdAt })
  if (participantId) await tx.later(mailClaim, { claimId: await insertClaim(tx, userId, participantId, now) })
  await closeRegistration(tx, row.email, userId)
  await record(tx, { id: userId, role: 'member' }, { act: 'activate', entity: 'user', entityId: userId })
  return { activated: true, was_active: false }
}

const UNKNOWN_LINK =
  'Tautan ini tidak berlaku. Mungkin ada e-mail yang lebih baru: buka yang terbaru, atau minta e-mail baru.'
const OLD_LINK = 'Tautan ini sudah lewat 48 jam. Silakan daftar sekali lagi.'
const WRONG_CODE = 'Kode tidak cocok, atau sudah lewat 10 menit. Periksa lagi, atau minta e-mail baru.'
const TRIED_OFTEN = 'Kode sudah terlalu sering dicoba. Buka tautan di e-mail aktivasi.'

const refused = (field: string, message: string, data: Record<string, string>) =>
  new Failure(400, { errors: { [field]: [message] }, data })
