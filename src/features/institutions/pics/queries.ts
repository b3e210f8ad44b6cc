import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import type { Actor } from '#src/wire/actor.ts'
import { type UploadedImage, uploadIn } from '../../uploads/queries.ts'
import { isInReach } from '../care-queries.ts'
import type { MemberFilter } from './schema.ts'

export type MemberRow = {
  id: number
  name: string
  email: string
  photo: UploadedImage | null
  isPic: boolean
  memberSince: string | null
}

/** Title of a live institution in the actor's reach. @throws Failure 404 */
export async function getInReach(db: Db, actor: Actor, id: number): Promise<{ id: number; title: string }> {
  const { rows } = await sql<{ id: number; title: string }>`
    select p.id, p.title from participants p
    where p.id = ${id} and p.deleted_at is null and ${isInReach(actor, sql`p.id`)}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** A page of an institution's people, PICs first, and their total. */
export async function listMembers(db: Db, participantId: number, { page, limit, q }: MemberFilter) {
  const isChosen = sql`u.participant_id = ${participantId} and ${isAccount('u')} and u.activated_at is not null
    ${q ? sql`and strpos(lower(unaccent(u.nama_lengkap || ' ' || u.email)), lower(unaccent(${q}))) > 0` : sql``}`
  const { rows } = await sql<(MemberRow | { id: null }) & { total: number }>`
    select (select count(*) from users u where ${isChosen})::int as total, listed.*
    from (select 1) one left join (
      select u.id, u.nama_lengkap as name, u.email, ${uploadIn('u.photo')} as photo, u.is_pic,
        (select max(c.decided_at) from participant_claims c
          where c.user_id = u.id and c.participant_id = ${participantId} and c.status = 'confirmed') as member_since
      from users u where ${isChosen}
      order by u.is_pic desc, u.nama_lengkap collate "und-x-icu", u.id limit ${limit} offset ${(page - 1) * limit}
    ) listed on true
    order by listed.is_pic desc, listed.name collate "und-x-icu", listed.id`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is MemberRow & { total: number } => row.id !== null),
  }
}

/** A member of an institution, locked until the transaction ends. @throws Failure 404 for anybody else */
export async function lockMember(db: Db, participantId: number, userId: number) {
  const person = await db
    .selectFrom('users')
    .select(['id', 'email', 'namaLengkap as name', 'isPic', 'userType', 'suspendedAt', 'activatedAt'])
    .where('id', '=', userId)
    .where('participantId', '=', participantId)
    .where(isAccount('users'))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!person) throw notFound()
  return person
}

/** Number of PICs, excluding one. */
export async function countPics(db: Db, participantId: number, but: number): Promise<number> {
  const { total } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('participantId', '=', participantId)
    .where('isPic', '=', true)
    .where(isAccount('users'))
    .where('id', '!=', but)
    .executeTakeFirstOrThrow()
  return total
}

/**
 * Grants or revokes the duty; a new grant starts a new week to set up the second factor.
 * @returns language of the person, for the letter
 */
export async function setPic(db: Db, userId: number, isPic: boolean, now: Date): Promise<string> {
  const { language } = await db
    .updateTable('users')
    .set({
      isPic,
      updatedAt: now,
      ...(!isPic && {
        factorAskedAt: sql<Date | null>`case when role <> 'member' or is_moderator
          or exists (select from region_editors e where e.user_id = users.id) then factor_asked_at end`,
      }),
    })
    .where('id', '=', userId)
    .returning('language')
    .executeTakeFirstOrThrow()
  return language
}

/**
 * Ends a membership and withdraws its claims; secretariat staff keep their user type.
 * @returns language of the person, for the letter
 */
export async function endMembership(db: Db, userId: number, now: Date): Promise<string> {
  const { language } = await db
    .updateTable('users')
    .set({
      participantId: null,
      userType: sql<string>`case user_type when 'partisipan' then 'umum' else user_type end`,
      updatedAt: now,
    })
    .where('id', '=', userId)
    .returning('language')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('participantClaims')
    .set({ status: 'withdrawn', decidedAt: now })
    .where('userId', '=', userId)
    .where('status', 'in', ['pending', 'refused', 'confirmed'])
    .execute()
  return language
}
