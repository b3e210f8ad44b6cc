import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tables } from '#src/platform/database/tables.ts'
import { ERASED_NAME } from '#src/wire/erased-name.ts'
import { eraseRegistrant } from '../events/registering/erase-queries.ts'
import { forgetFormerAddresses, isUnderFormer } from '../former-addresses/queries.ts'
import { erasePoster } from '../forum/erase-queries.ts'
import { eraseGiver } from '../giving-desk/gift-in-kind-queries.ts'
import { eraseSubscriber } from '../mailings/subscriber-queries.ts'
import { eraseDonor } from '../payments/donor-queries.ts'
import { erasePledger } from '../pledges/donor-queries.ts'

export type Leaving = { id: number; email: string; name: string; keepsByline: boolean; dueAt: Date | null }
/** With the language of the last letter. */
export type LockedLeaving = Leaving & { language: string }

/** A person to be erased, locked until the transaction ends; undefined if already erased. */
export async function lockLeaving(db: Db, id: number): Promise<LockedLeaving | undefined> {
  return db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'namaLengkap as name',
      'language',
      'deletionKeepsByline as keepsByline',
      'deletionDueAt as dueAt',
    ])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Tables with rows about the person alone. Consents stay as proof, with only the id. */
const own: readonly (keyof Tables)[] = [
  'sessions',
  'securityEvents',
  'tokens',
  'factorChallenges',
  'totpFactors',
  'recoveryCodes',
  'passkeys',
  'usersVisits',
  'picLinks',
  'participantClaims',
  'regionEditors',
  'postFlags',
  'postNotices',
  'questionFollows',
  'questionReads',
  'personNotes',
  'personLabels',
]

/** Deletes messages they sent under a former address of theirs. */
const deleteFormerMessages = (db: Db, id: number) =>
  sql`delete from contact_messages where ${isUnderFormer(id, { email: 'email', at: 'created_at' })}`.execute(
    db,
  )

/** Clears cases of the person, except what the law requires as proof (UU PDP 27/2022): kind, dates and proof. */
const emptyCases = (db: Db, { id, email }: Leaving) =>
  sql`
  with theirs as (
    update privacy_cases set title = 'Permintaan data pribadi', detail = '', person_name = null, person_email = null
    where user_id = ${id} or person_email = ${email} returning id
  )
  update privacy_steps set note = '' where case_id in (select id from theirs)`.execute(db)

export async function deleteOwnRows(db: Db, person: Leaving, now: Date) {
  const { id, email } = person
  for (const table of own) await sql`delete from ${sql.table(snake(table))} where user_id = ${id}`.execute(db)
  await db
    .deleteFrom('registrations')
    .where((eb) => eb.or([eb('email', '=', email), eb('activatedUserId', '=', id)]))
    .execute()
  await db
    .deleteFrom('invitations')
    .where((eb) => eb.or([eb('email', '=', email), eb('acceptedUserId', '=', id)]))
    .execute()
  await emptyCases(db, person)
  await db.deleteFrom('contactMessages').where(sql`lower(email)`, '=', email).execute()
  await db.deleteFrom('rateLimits').where(sql<boolean>`strpos(key, ${email}) > 0`).execute()
  await eraseDonor(db, person)
  await eraseGiver(db, person)
  await erasePledger(db, person)
  await eraseRegistrant(db, person, now)
  await eraseSubscriber(db, person, now)
  await deleteFormerMessages(db, id)
  await forgetFormerAddresses(db, id)
  await db.updateTable('downloadLog').set({ userId: null }).where('userId', '=', id).execute()
  await db
    .updateTable('consents')
    .set({ withdrawnAt: now })
    .where('userId', '=', id)
    .where('withdrawnAt', 'is', null)
    .execute()
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Clears all personal data of the account's row; its id stays for references. */
export const emptyAccount = (db: Db, { id }: Leaving, now: Date) =>
  db
    .updateTable('users')
    .set({
      email: `terhapus-${id}@terhapus.invalid`,
      passwordHash: null,
      namaLengkap: ERASED_NAME,
      photo: null,
      phone: null,
      alamat: null,
      jenisKelamin: null,
      organisasi: null,
      tempatLahir: null,
      tanggalLahir: null,
      participantId: null,
      regionId: null,
      role: 'member',
      userType: 'umum',
      isPic: false,
      isModerator: false,
      visitsEnabled: false,
      forumMail: 'none',
      passwordChangedAt: null,
      factorAskedAt: null,
      suspensionReason: null,
      deletionDueAt: null,
      deletedAt: now,
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute()

/** Deletes texts that were never public; published ones stay, with their author's name if the person wants. */
export async function releaseTexts(db: Db, { id, name, keepsByline }: Leaving) {
  await db.deleteFrom('newsDrafts').where('userId', '=', id).execute()
  await db.updateTable('news').set({ claimedBy: null, claimedAt: null }).where('claimedBy', '=', id).execute()
  await db
    .updateTable('contactMessages')
    .set({ claimedBy: null, claimedAt: null })
    .where('claimedBy', '=', id)
    .execute()
  await sql`
    with gone as (
      select id from news where created_by = ${id} and live_revision_id is null
    ), steps as (
      delete from news_steps where news_id in (select id from gone)
    ), addresses as (
      delete from slugs where kind = 'news' and item_id in (select id from gone)
    ), texts as (
      delete from news_revisions where news_id in (select id from gone)
    )
    delete from news where id in (select id from gone)`.execute(db)
  await sql`
    update news_steps s set comment = null, quote = null, quote_block = null, revision_id = null from news n
    where n.id = s.news_id and n.created_by = ${id}`.execute(db)
  await sql`
    with kept as (
      update news set pending_status = null, revision_id = live_revision_id, claimed_by = null, claimed_at = null
      where created_by = ${id} returning live_revision_id
    )
    delete from news_revisions r using news n
    where n.id = r.news_id and n.created_by = ${id} and r.id is distinct from n.live_revision_id`.execute(db)
  await erasePoster(db, id, ERASED_NAME)
  if (!keepsByline) await forgetAuthor(db, { id, name })
}

/**
 * Keeps the author of texts imported in this person's name or entered by them for others. A blog post is their own if
 * its author is their current name or one used in their news.
 */
async function forgetAuthor(db: Db, { id, name }: Pick<Leaving, 'id' | 'name'>) {
  const own = (table: 'news' | 'blog', kinds: string[]) => sql`
    select id from ${sql.table(table)} where created_by = ${id} and id not in (
      select item_id from imports where kind = any (${kinds}) and item_id is not null)`
  const [posts, news] = [own('blog', ['blog']), own('news', ['news', 'post'])]
  const isTheirs = sql`lower(trim(author)) in (
    select lower(trim(${name}::text)) union select lower(trim(author)) from news where id in (${news}))`
  await sql`
    update revisions set author = ${ERASED_NAME} where kind = 'blog' and item_id in (${posts}) and ${isTheirs}`.execute(
    db,
  )
  await sql`update blog set author = ${ERASED_NAME} where id in (${posts}) and ${isTheirs}`.execute(db)
  await sql`update news set author = ${ERASED_NAME} where id in (${news})`.execute(db)
}

/** Accounts merged into this person: an older database still has them as separate. */
export const listDoubles = (db: Db, id: number) =>
  db.selectFrom('users').select('id').where('mergedInto', '=', id).orderBy('id').execute()

/** Records the erasure for restores. */
export const recordErasure = (db: Db, { id, keepsByline }: Leaving, now: Date) =>
  db
    .insertInto('erasures')
    .values({ userId: id, keepsByline, erasedAt: now })
    .onConflict((oc) => oc.column('userId').doNothing())
    .execute()
