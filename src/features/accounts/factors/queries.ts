import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

export type FactorWay = 'totp' | 'passkey' | 'recovery'

/** Second factors of a person: confirmed app, passkeys by age, number of unused recovery codes. */
export async function getFactors(db: Db, userId: number) {
  const { rows } = await sql<{ hasTotp: boolean; recoveryLeft: number; passkeys: PasskeyRow[] }>`
    select
      exists (select from totp_factors where user_id = ${userId} and confirmed_at is not null) as has_totp,
      (select count(*)::int from recovery_codes where user_id = ${userId} and used_at is null) as recovery_left,
      (select coalesce(json_agg(json_build_object('id', id, 'credentialId', credential_id, 'name', name,
        'transports', transports, 'createdAt', created_at, 'lastUsedAt', last_used_at) order by id), '[]')
        from passkeys where user_id = ${userId}) as passkeys`.execute(db)
  return rows[0]!
}
export type PasskeyRow = {
  id: number
  credentialId: string
  name: string
  transports: string[]
  createdAt: string
  lastUsedAt: string | null
}
export type Factors = Awaited<ReturnType<typeof getFactors>>

/** Available kinds of second factor; none without app or passkey. */
export const waysOf = ({ hasTotp, passkeys, recoveryLeft }: Factors): FactorWay[] =>
  hasTotp || passkeys.length
    ? [
        ...(hasTotp ? ['totp' as const] : []),
        ...(passkeys.length ? ['passkey' as const] : []),
        ...(recoveryLeft ? ['recovery' as const] : []),
      ]
    : []

/** Stores a new, unconfirmed secret. @returns false if one is already confirmed */
export async function upsertTotp(db: Db, userId: number, secret: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('totpFactors')
    .values({ userId, secret, createdAt: now })
    .onConflict((oc) =>
      oc
        .column('userId')
        .doUpdateSet({ secret, createdAt: now, lastStep: 0 })
        .where('totpFactors.confirmedAt', 'is', null),
    )
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

export const findTotp = (db: Db, userId: number) =>
  db
    .selectFrom('totpFactors')
    .select(['secret', 'confirmedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()

/** Confirms the secret with its first code. @returns true if it was unconfirmed */
export async function confirmTotp(db: Db, userId: number, step: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('totpFactors')
    .set({ confirmedAt: now, lastStep: step })
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

/** Uses up a time step: no code is valid twice, nor older than the last. @returns true if it was valid */
export async function spendTotpStep(db: Db, userId: number, step: number): Promise<boolean> {
  const row = await db
    .updateTable('totpFactors')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .where('lastStep', '<', step)
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns true if a confirmed one was deleted */
export async function deleteTotp(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('totpFactors')
    .where('userId', '=', userId)
    .returning('confirmedAt')
    .executeTakeFirst()
  return row?.confirmedAt != null
}

/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(db: Db, userId: number, hashes: Buffer[]) {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  if (!hashes.length) return
  await db
    .insertInto('recoveryCodes')
    .values(hashes.map((hash) => ({ userId, hash })))
    .execute()
}

/** @returns true if the code was unused; of two concurrent uses, only one gets true */
export async function spendRecoveryCode(
  db: Db,
  userId: number,
  hashes: Buffer[],
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('hash', 'in', hashes)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Records the first prompt for a factor of someone with a duty; null resets it. */
export const recordFactorPrompt = (db: Db, userId: number, askedAt: Date | null) =>
  db.updateTable('users').set({ factorAskedAt: askedAt }).where('id', '=', userId).execute()
