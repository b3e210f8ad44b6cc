import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { currentRegion } from '../../regions/open-region-queries.ts'
import type { InvitedFields } from './schema.ts'

type Named = { id: number; title: string }

/** Regions and institutions with their titles. */
export async function listPlaces(db: Db): Promise<{ regions: Named[]; participants: Named[] }> {
  const { rows } = await sql<{ regions: Named[]; participants: Named[] }>`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'title', title)), '[]') from regions
        where deleted_at is null) as regions,
      (select coalesce(json_agg(json_build_object('id', id, 'title', title)), '[]') from participants
        where deleted_at is null) as participants`.execute(db)
  return rows[0]!
}

/** Addresses with an account or a valid invitation. */
export async function listKnown(db: Db, emails: readonly string[], now: Date): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select email from users where email = any (${emails}::text[])
    union select email from invitations
      where email = any (${emails}::text[]) and (accepted_user_id is not null or expires_at > ${now})`.execute(
    db,
  )
  return new Set(rows.map(({ email }) => email))
}

export type NewInvitation = { email: string; fields: InvitedFields }
type By = { invitedBy: number; now: Date; expiresAt: Date }

/** Inserts invitations; expired ones are renewed, valid ones left alone. @returns the addresses of new ones */
export async function insertInvitations(
  db: Db,
  invitations: readonly NewInvitation[],
  by: By,
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    insert into invitations (email, fields, invited_by, created_at, expires_at)
    select email, fields, ${by.invitedBy}, ${by.now}, ${by.expiresAt}
    from jsonb_to_recordset(${JSON.stringify(invitations)}::jsonb) as one (email text, fields jsonb)
    where not exists (select from users u where u.email = one.email)
    on conflict (email) do update set fields = excluded.fields, invited_by = excluded.invited_by,
      created_at = excluded.created_at, expires_at = excluded.expires_at, token_hash = null
      where invitations.accepted_user_id is null and invitations.expires_at <= ${by.now}
    returning email`.execute(db)
  return rows.map(({ email }) => email)
}

/** Invitations without a mail yet, locked until the transaction ends. */
export const lockUnsent = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('invitations')
    .select(['id', 'email', sql<string>`coalesce(fields ->> 'language', '')`.as('language')])
    .where('tokenHash', 'is', null)
    .where('acceptedUserId', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

export const setToken = (db: Db, id: number, tokenHash: Buffer | null) =>
  db.updateTable('invitations').set({ tokenHash }).where('id', '=', id).execute()

/** Voids the link of an invitation, so that a new mail is sent. */
export const unsetToken = (db: Db, email: string) =>
  db
    .updateTable('invitations')
    .set({ tokenHash: null })
    .where('email', '=', email)
    .where('acceptedUserId', 'is', null)
    .execute()

/** Invitation of a link, locked until the transaction ends, to be accepted once. */
export async function lockInvitation(db: Db, tokenHash: Buffer) {
  const row = await db
    .selectFrom('invitations')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, fields: row.fields as InvitedFields }
}
type InvitationRow = NonNullable<Awaited<ReturnType<typeof lockInvitation>>>

/** Inserts the account; an institution named in the list is confirmed. @returns undefined if one exists */
export async function insertInvited(
  db: Db,
  { email, fields }: InvitationRow,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<number | undefined> {
  const row = await db
    .insertInto('users')
    .values({
      email,
      passwordHash,
      language: fields.language,
      namaLengkap: fields.nama_lengkap,
      phone: fields.phone,
      organisasi: fields.organisasi,
      // Closed since the invitation: where it went.
      regionId: await currentRegion(db, fields.region_id),
      participantId: fields.participant_id,
      userType: fields.participant_id ? 'partisipan' : 'umum',
      activatedAt: now,
      passwordChangedAt: now,
      createdAt: now,
    })
    .onConflict((oc) => oc.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Clears an accepted invitation, except for its account. */
export const closeInvitation = (db: Db, id: number, userId: number) =>
  db.updateTable('invitations').set({ acceptedUserId: userId, fields: '{}' }).where('id', '=', id).execute()

export const deleteExpiredInvitations = (db: Db, now: Date) =>
  db.deleteFrom('invitations').where('expiresAt', '<=', now).execute()
