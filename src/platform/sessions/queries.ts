import { sql } from 'kysely'
import { type Actor, hasDuty } from '#src/wire/actor.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import type { Db } from '../database/connect.ts'
import { isAccount } from './account-queries.ts'
import { editedRegions } from './editor-queries.ts'
import { isPicNow } from './pic-queries.ts'

const SLIDING_DAYS = 7

/** Holder of a live session: one statement, rights from the user's own row. */
export async function findSessionHolder(db: Db, jti: string, now: Date) {
  const idleSince = new Date(now.getTime() - SLIDING_DAYS * DAY_MS)
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select([
      'u.id',
      'u.namaLengkap as name',
      'u.photo',
      'u.role',
      'u.userType',
      isPicNow('u').as('isPic'),
      'u.isModerator',
      editedRegions('u').as('editsRegions'),
      'u.participantId',
      'u.regionId',
      's.createdAt',
      's.confirmedAt',
      's.seenAt',
      's.provenAt',
      'u.isDemo',
      'u.factorAskedAt',
      sql<boolean>`exists (select from totp_factors t where t.user_id = u.id and t.confirmed_at is not null)`.as(
        'hasTotp',
      ),
      sql<boolean>`exists (select from passkeys p where p.user_id = u.id)`.as('hasPasskey'),
    ])
    .where('s.jti', '=', jti)
    .where('s.endedAt', 'is', null)
    .where('s.expiresAt', '>', now)
    .where('s.seenAt', '>', idleSince)
    .where('u.activatedAt', 'is not', null)
    .where('u.suspendedAt', 'is', null)
    .where(isAccount('u'))
    .executeTakeFirst()
  if (!row) return undefined
  const { createdAt, confirmedAt, seenAt, provenAt, isDemo, factorAskedAt, hasTotp, hasPasskey, ...actor } =
    row
  const factors = [...(hasTotp ? ['totp' as const] : []), ...(hasPasskey ? ['passkey' as const] : [])]
  const needsFactor = !isDemo && !factors.length && hasDuty(actor)
  return {
    actor: actor as Actor,
    createdAt,
    confirmedAt,
    seenAt,
    provenAt,
    factors,
    /** Time when a second factor was first required and is still missing; null if none is needed. */
    factorDueFrom: needsFactor ? factorAskedAt : null,
  }
}

export type NewSession = {
  jti: string
  userId: number
  device: string
  createdAt: Date
  seenAt: Date
  provenAt: Date
  expiresAt: Date
}

export const insertSession = (db: Db, session: NewSession) =>
  db.insertInto('sessions').values(session).execute()

/** Extends the sliding expiry; the absolute one stays. */
export const touchSession = (db: Db, jti: string, now: Date) =>
  db.updateTable('sessions').set({ seenAt: now }).where('jti', '=', jti).execute()

/** Confirms a session permanently at the first profile fetch with its cookie. */
export const confirmSession = (db: Db, jti: string, now: Date) =>
  db
    .updateTable('sessions')
    .set({ confirmedAt: now })
    .where('jti', '=', jti)
    .where('confirmedAt', 'is', null)
    .execute()

/** Records that password or factor was given just now. */
export const proveSession = (db: Db, jti: string, now: Date) =>
  db.updateTable('sessions').set({ provenAt: now }).where('jti', '=', jti).execute()

/** Removes the proofs of all sessions of a person but one: proofs from before a factor existed do not replace it. */
export const forgetOtherProofs = (db: Db, userId: number, keep: string) =>
  db
    .updateTable('sessions')
    .set({ provenAt: new Date(0) })
    .where('userId', '=', userId)
    .where('jti', '!=', keep)
    .execute()

export const endSession = (db: Db, jti: string, now: Date) =>
  db
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('jti', '=', jti)
    .where('endedAt', 'is', null)
    .execute()

/** Ends all sessions of a person except `keep`. */
export async function endSessions(db: Db, userId: number, now: Date, keep: string | null = null) {
  let ending = db
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
  if (keep) ending = ending.where('jti', '!=', keep)
  await ending.execute()
}
