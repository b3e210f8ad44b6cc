import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import { isPicNow } from '#src/platform/sessions/pic-queries.ts'
import type { Actor } from '#src/wire/actor.ts'
import { isSecretariat, ownInstitution } from './care.ts'

/** SQL condition: the actor manages this institution (the secretariat all, a PIC their own). */
export function isInCare(actor: Actor, participantId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (isSecretariat(actor)) return sql`true`
  const own = ownInstitution(actor)
  return own === null ? sql`false` : sql`${participantId} = ${own}`
}

/**
 * Locks a PIC's duty until the transaction ends: it may have ended since the request began.
 * @throws Failure 404 if the actor does not manage this institution (any more)
 */
export async function lockDuty(db: Db, actor: Actor, participantId: number): Promise<void> {
  if (isSecretariat(actor)) return
  const row = await db
    .selectFrom('users as u')
    .innerJoin('participants as p', 'p.id', 'u.participantId')
    .select('u.id')
    .where('u.id', '=', actor.id)
    .where('u.isPic', '=', true)
    .where('p.id', '=', participantId)
    .where('p.deletedAt', 'is', null)
    .where('u.suspendedAt', 'is', null)
    .where(isAccount('u'))
    .forShare()
    .executeTakeFirst()
  if (!row) throw notFound()
}

/** Active PICs of an institution, for mail; `but` excludes one. */
export const listReachablePics = (db: Db, participantId: number, but: number | null = null) =>
  db
    .selectFrom('users as u')
    .select(['id', 'email', 'namaLengkap as name'])
    .where('participantId', '=', participantId)
    .where(isPicNow('u'))
    .where('activatedAt', 'is not', null)
    .where('suspendedAt', 'is', null)
    .where(isAccount('u'))
    .where('id', '!=', but ?? 0)
    .orderBy('id')
    .execute()

/** A live institution, locked until the transaction ends. @throws Failure 404 */
export async function lockInstitution(db: Db, id: number) {
  const row = await db
    .selectFrom('participants')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
