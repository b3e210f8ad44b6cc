import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import { isInScope } from '#src/platform/sessions/editor-queries.ts'
import { isPicNow } from '#src/platform/sessions/pic-queries.ts'
import { type Actor, deskScope } from '#src/wire/actor.ts'
import { isSecretariat, ownInstitution } from './care.ts'

/** SQL condition: the actor manages this institution (the secretariat all, a PIC their own). */
export function isInCare(actor: Actor, participantId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (isSecretariat(actor)) return sql`true`
  const own = ownInstitution(actor)
  return own === null ? sql`false` : sql`${participantId} = ${own}`
}

/** SQL condition: the institution is in the actor's care, or in a region that they edit. */
export function isInReach(actor: Actor, participantId: RawBuilder<unknown>): RawBuilder<boolean> {
  const scope = deskScope(actor)
  if (scope === 'everything' || scope.length === 0) return isInCare(actor, participantId)
  return sql`(${isInCare(actor, participantId)} or ${participantId} in (
    select x.id from participants x where ${isInScope(scope, sql`x.region_id`)}))`
}

/**
 * Locks an editor's duty for an institution until the transaction ends: it may have ended since the request began.
 * @throws Failure 404 if the actor does not edit the institution's region (any more)
 */
export async function lockEditing(db: Db, actor: Actor, participantId: number): Promise<void> {
  if (isSecretariat(actor) || (await isEditing(db, actor, participantId))) return
  throw notFound()
}

async function isEditing(db: Db, actor: Actor, participantId: number): Promise<boolean> {
  const row = await db
    .selectFrom('regionEditors as e')
    .innerJoin('users as u', 'u.id', 'e.userId')
    .innerJoin('participants as p', 'p.regionId', 'e.regionId')
    .select('u.id')
    .where('e.userId', '=', actor.id)
    .where('e.regionId', 'in', [0, ...actor.editsRegions])
    .where('p.id', '=', participantId)
    .where('u.suspendedAt', 'is', null)
    .where(isAccount('u'))
    .forShare(['u', 'e'])
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Locks a PIC's or an editor's duty until the transaction ends, as `lockEditing`.
 * @throws Failure 404 if the institution is not in the actor's reach (any more)
 */
export async function lockReach(db: Db, actor: Actor, participantId: number): Promise<void> {
  if (isSecretariat(actor) || (await isEditing(db, actor, participantId))) return
  await lockDuty(db, actor, participantId)
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
    .forShare(['p', 'u'])
    .executeTakeFirst()
  if (!row) throw notFound()
}

/** Active PICs of an institution, for mail; `but` excludes one. */
export const listReachablePics = (db: Db, participantId: number, but: number | null = null) =>
  db
    .selectFrom('users as u')
    .select(['id', 'email', 'namaLengkap as name', 'language'])
    .where('participantId', '=', participantId)
    .where(isPicNow('u'))
    .where('activatedAt', 'is not', null)
    .where('suspendedAt', 'is', null)
    .where(isAccount('u'))
    .where('id', '!=', but ?? 0)
    .orderBy('id')
    .execute()

/**
 * A live institution, locked until the transaction ends, then `people` by number, whose rows the action locks or changes:
 * in this one order, as a closing region does it, two actions about each other's people cannot deadlock.
 * @throws Failure 404
 */
export async function lockInstitution(db: Db, id: number, people: readonly number[] = []) {
  const row = await db
    .selectFrom('participants')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  if (people.length)
    await db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', people)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
  return row
}
