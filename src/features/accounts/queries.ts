import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import { editedRegionNames } from '#src/platform/sessions/editor-queries.ts'
import { isPicNow } from '#src/platform/sessions/pic-queries.ts'
import { uploadIn } from '../uploads/queries.ts'

/** Demo accounts that were not removed. */
export const listLiveDemoAccounts = (db: Db) =>
  db
    .selectFrom('users')
    .select('id')
    .where('isDemo', '=', true)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()

/** Staff, moderators and administrators, administrators first. */
export const listOfficers = (db: Db) =>
  db
    .selectFrom('users')
    .select(['email', 'role', 'isModerator'])
    .where((eb) => eb.or([eb('role', '!=', 'member'), eb('isModerator', '=', true)]))
    .where('deletedAt', 'is', null)
    .orderBy('role')
    .orderBy('id')
    .execute()

/** True if an administrator has an account. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const admin = await db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.role', '=', 'admin')
    .where(isAccount('u'))
    .limit(1)
    .executeTakeFirst()
  return admin !== undefined
}

type Claim = { id: number; title: string; status: 'pending' | 'refused' }
type Consent = { kind: 'terms' | 'privacy' | 'newsletter'; version: string; givenAt: string }

/** True if any account exists, even an erased one. */
export const hasAnyone = async (db: Db) =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

/** The newest institution claim, unless it was confirmed or withdrawn. */
const openClaim = sql<Claim | null>`(
  select case when status in ('pending', 'refused') then json_build_object('id', cp.id, 'title', cp.title,
    'status', status) end
  from participant_claims c join participants cp on cp.id = c.participant_id
  where c.user_id = u.id order by c.id desc limit 1)`

const standingConsents = sql<Consent[]>`(
  select coalesce(json_agg(json_build_object('kind', kind, 'version', version, 'givenAt', given_at)), '[]')
  from (
    select kind, version, given_at from consents where user_id = u.id and withdrawn_at is null
    union all
    select 'newsletter', n.consent_version, n.given_at
    from subscribers s join subscriptions n on n.subscriber_id = s.id
      join mailing_lists l on l.id = n.list_id and l.kind = 'national'
    where s.user_id = u.id and n.given_at is not null and n.ended_at is null
  ) given)`

/** Legal texts with changes since the person's consent that require a new one. */
const consentsDue = sql<('terms' | 'privacy')[]>`(
  select coalesce(json_agg(distinct c.kind), '[]') from consents c
  join slugs s on s.kind = 'page' and s.is_current
    and s.slug = case c.kind when 'terms' then 'terms-of-service' when 'privacy' then 'privacy-policy' end
  join legal_versions v on v.page_id = s.item_id and v.needs_consent and v.revision_id::text <> c.version
    and v.revision_id > case when c.version ~ '^[0-9]{1,15}$' then c.version::bigint else 0 end
  where c.user_id = u.id and c.withdrawn_at is null)`

/** New address of the latest valid email-change link. @param now time for checking its expiry */
const pendingEmail = (now: Date) => sql<string | null>`(
  select detail ->> 'email' from tokens
  where user_id = u.id and kind = 'email-change' and used_at is null and expires_at > ${now}
  order by created_at desc limit 1)`

/** Profile of a user with the names of region and institution, as of `now`. @throws Failure 404 */
export async function getProfile(db: Db, id: number, now: Date) {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('regions as r', 'r.id', 'u.regionId')
    .leftJoin('participants as p', 'p.id', 'u.participantId')
    .select([
      'u.id',
      'u.email',
      'u.namaLengkap',
      uploadIn('u.photo').as('photo'),
      'u.alamat',
      'u.phone',
      'u.jenisKelamin',
      'u.organisasi',
      'u.tempatLahir',
      'u.tanggalLahir',
      isPicNow('u').as('isPic'),
      'u.isModerator',
      editedRegionNames('u').as('editsRegions'),
      'u.userType',
      'u.role',
      'u.regionId',
      'r.title as regionTitle',
      'u.participantId',
      'p.title as participantTitle',
      'u.visitsEnabled',
      'u.deletionDueAt',
      'u.language',
      'u.version',
      openClaim.as('claim'),
      standingConsents.as('consents'),
      consentsDue.as('consentsDue'),
      pendingEmail(now).as('emailPending'),
    ])
    .where('u.id', '=', id)
    .where('u.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
export type ProfileRow = Awaited<ReturnType<typeof getProfile>>
