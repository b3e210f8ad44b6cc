import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { newSecret } from '#src/platform/secrets/one-use.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import { isPicNow } from '#src/platform/sessions/pic-queries.ts'
import type { Actor } from '#src/wire/actor.ts'

const LIFE_MS = 72 * 3_600_000

type NewLink = { userId: number; claimId?: number; revisionId?: number; now: Date }

/** Makes the secret of a link for one PIC about one claim or one text. @returns the secret */
export async function newLink(db: Db, { userId, claimId, revisionId, now }: NewLink): Promise<string> {
  const { text, hash } = newSecret()
  await db
    .insertInto('picLinks')
    .values({
      hash,
      userId,
      claimId: claimId ?? null,
      revisionId: revisionId ?? null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFE_MS),
    })
    .execute()
  return text
}

/** Whether a letter was put into the outbox before: its job runs again after a crash. */
export const isPosted = async (db: Db, key: string): Promise<boolean> =>
  (await db.selectFrom('letters').select('id').where('key', '=', key).executeTakeFirst()) !== undefined

export type LinkRow = {
  claimId: number | null
  revisionId: number | null
  /** The item that the text is of. */
  newsId: number | null
  expiresAt: Date
  usedAt: Date | null
  /** Whom it was sent to, with the rights of now; null for an account that is closed. */
  holder: Actor | null
}

/** A link by its hash, with the rights that its holder has now; undefined for none. */
export async function findLink(db: Db, hash: Buffer): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    select l.claim_id, l.revision_id, r.news_id, l.expires_at, l.used_at,
      case when u.activated_at is not null and u.suspended_at is null and ${isAccount('u')} then
        json_build_object('id', u.id, 'name', u.nama_lengkap, 'photo', u.photo, 'role', u.role,
          'userType', u.user_type, 'isPic', ${isPicNow('u')}, 'isModerator', u.is_moderator,
          'participantId', u.participant_id, 'regionId', u.region_id) end as holder
    from pic_links l join users u on u.id = l.user_id left join news_revisions r on r.id = l.revision_id
    where l.hash = ${hash}`.execute(db)
  return rows[0]
}

/** Uses a link up. @returns whether it was unused */
export async function spendLink(db: Db, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('picLinks')
    .set({ usedAt: now })
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Links that nobody can use any more. @param before when they ended */
export const deleteOldLinks = (db: Db, before: Date) =>
  db.deleteFrom('picLinks').where('expiresAt', '<', before).execute()
