import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { newSecret } from '#src/platform/secrets/one-use.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import { editedRegions } from '#src/platform/sessions/editor-queries.ts'
import { isPicNow } from '#src/platform/sessions/pic-queries.ts'
import type { Actor } from '#src/wire/actor.ts'
import { HOUR_MS } from '#src/wire/duration.ts'

const LIFE_MS = 72 * HOUR_MS

type NewLink = { userId: number; claimId?: number; revisionId?: number; now: Date }

/** Creates a link for one PIC and one claim or text. @returns the secret */
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

/** True if a mail with this key was queued before: the job may run again after a crash. */
export const isMailQueued = async (db: Db, key: string): Promise<boolean> =>
  (await db.selectFrom('letters').select('id').where('key', '=', key).executeTakeFirst()) !== undefined

export type LinkRow = {
  claimId: number | null
  revisionId: number | null
  /** News item of the text. */
  newsId: number | null
  expiresAt: Date
  usedAt: Date | null
  /** Recipient with current rights; null for a closed account. */
  holder: Actor | null
}

/** Link by its hash, with its holder's current rights; undefined if unknown. */
export async function findLink(db: Db, hash: Buffer): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    select l.claim_id, l.revision_id, r.news_id, l.expires_at, l.used_at,
      case when u.activated_at is not null and u.suspended_at is null and ${isAccount('u')} then
        json_build_object('id', u.id, 'name', u.nama_lengkap, 'photo', u.photo, 'role', u.role,
          'userType', u.user_type, 'isPic', ${isPicNow('u')}, 'isModerator', u.is_moderator,
          'editsRegions', ${editedRegions('u')},
          'participantId', u.participant_id, 'regionId', u.region_id) end as holder
    from pic_links l join users u on u.id = l.user_id left join news_revisions r on r.id = l.revision_id
    where l.hash = ${hash}`.execute(db)
  return rows[0]
}

/** Marks a link as used. @returns true if it was unused */
export async function spendLink(db: Db, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('picLinks')
    .set({ usedAt: now })
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes expired links. @param before limit of their expiry */
export const deleteOldLinks = (db: Db, before: Date) =>
  db.deleteFrom('picLinks').where('expiresAt', '<', before).execute()
