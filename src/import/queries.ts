import { type Insertable, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tables } from '#src/platform/database/tables.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import type { Actor } from '#src/wire/actor.ts'

type Key = { source: string; kind: string; foreignId: string }

/** An earlier import of a row. */
export const findImported = (db: Db, { source, kind, foreignId }: Key) =>
  db
    .selectFrom('imports')
    .select(['hash', 'itemId', 'file'])
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('foreignId', '=', foreignId)
    .executeTakeFirst()

export const insertImported = (db: Db, row: Insertable<Tables['imports']>) =>
  db.insertInto('imports').values(row).execute()

/** Records an imported file; again if the first is gone because nothing used it. */
export const recordImport = (db: Db, row: Insertable<Tables['imports']>) =>
  db
    .insertInto('imports')
    .values(row)
    .onConflict((oc) =>
      oc.columns(['source', 'kind', 'foreignId']).doUpdateSet({
        hash: row.hash,
        file: row.file,
        itemId: row.itemId,
      }),
    )
    .execute()

/** Items that wait for a picture in another part of the source. */
export const listAwaited = (db: Db, source: string) =>
  db
    .selectFrom('imports')
    .select(['foreignId', 'itemId'])
    .where('source', '=', source)
    .where('kind', '=', 'awaited picture')
    .orderBy('foreignId')
    .execute()

export const deleteAwaited = (db: Db, source: string, foreignId: string) =>
  db
    .deleteFrom('imports')
    .where('source', '=', source)
    .where('kind', '=', 'awaited picture')
    .where('foreignId', '=', foreignId)
    .execute()

/** Redirects an address of the former site to an item; an existing redirect stays. */
export const insertRedirect = (db: Db, row: Insertable<Tables['redirects']>) =>
  db
    .insertInto('redirects')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .execute()

/** The importing account: that of an address, or the oldest administrator. */
export async function findImporter(db: Db, email: string | null) {
  const found = await db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('role', 'in', ['staff', 'admin'])
    .where('activatedAt', 'is not', null)
    .where('suspendedAt', 'is', null)
    .where(isAccount('users'))
    .$if(email !== null, (q) => q.where('email', '=', email!.toLowerCase()))
    .$if(email === null, (q) => q.where('role', '=', 'admin'))
    .orderBy('id')
    .executeTakeFirst()
  return found && { id: found.id, role: found.role as Actor['role'] }
}

/** The number of a news category, inserted if missing. */
export async function categoryOf(db: Db, slug: string, title: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into news_categories as c (slug, title, cover_family, position)
    values (${slug}, ${title}, 'katun', (select coalesce(max(position), 0) + 1 from news_categories))
    on conflict (slug) do update set slug = c.slug returning id`.execute(db)
  return rows[0]!.id
}

/** Sets the picture of a news item; `whereNone`: only if it has none. @returns false if it keeps another */
export async function setNewsImage(db: Db, id: number, image: string, only?: 'whereNone'): Promise<boolean> {
  const items = db.updateTable('news').set({ image }).where('id', '=', id)
  const set = await items
    .$if(only !== undefined, (q) => q.where('image', 'is', null))
    .returning('id')
    .execute()
  if (!set.length) return false
  const texts = db.updateTable('newsRevisions').set({ image }).where('newsId', '=', id)
  await texts.where('image', 'is', null).execute()
  return true
}

/** Inserts a page without a text. */
export async function insertPage(db: Db, coverSeed: number): Promise<number> {
  const values = { title: '', coverFamily: 'katun', coverSeed }
  const { id } = await db.insertInto('pages').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/** An unwritten page by its slug. */
export async function findUnwrittenPage(db: Db, slug: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select p.id from slugs s join pages p on p.id = s.item_id join revisions r on r.id = p.live_revision_id
    where s.kind = 'page' and s.slug = ${slug} and s.is_current and p.deleted_at is null
      and r.content = '<p>Teks halaman ini sedang disiapkan sekretariat.</p>'`.execute(db)
  return rows[0]?.id
}

/** Unpublishes an imported page that was not public at its source. */
export const hidePage = (db: Db, id: number) =>
  db.updateTable('pages').set({ status: 'draft', liveRevisionId: null }).where('id', '=', id).execute()

/** The number of a blog theme, inserted if missing. */
export async function themeOf(db: Db, slug: string, title: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into blog_themes as c (slug, title, position)
    values (${slug}, ${title}, (select coalesce(max(position), 0) + 1 from blog_themes))
    on conflict (slug) do update set slug = c.slug returning id`.execute(db)
  return rows[0]!.id
}

/** The number of a download category, inserted if missing. */
export async function downloadCategoryOf(db: Db, slug: string, title: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into download_categories as c (slug, title, position)
    values (${slug}, ${title}, (select coalesce(max(position), 0) + 1 from download_categories))
    on conflict (slug) do update set slug = c.slug returning id`.execute(db)
  return rows[0]!.id
}

const tables = { blog: 'blog', event: 'events', page: 'pages' } as const

/** Like `setNewsImage`, for a post, an event or a page. */
export async function setImage(
  db: Db,
  kind: keyof typeof tables,
  id: number,
  image: string,
  only?: 'whereNone',
): Promise<boolean> {
  const items = db.updateTable(tables[kind]).set({ image }).where('id', '=', id)
  const set = await items
    .$if(only !== undefined, (q) => q.where('image', 'is', null))
    .returning('id')
    .execute()
  if (!set.length) return false
  const texts = db.updateTable('revisions').set({ image }).where('kind', '=', kind).where('itemId', '=', id)
  await texts.where('image', 'is', null).execute()
  return true
}

/** A download that is not deleted. */
export const findKeptDownload = (db: Db, id: number) =>
  db
    .selectFrom('downloads')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** The number of a region by its name, in any spelling. */
export async function findRegion(db: Db, title: string): Promise<number | undefined> {
  const regions = db.selectFrom('regions').select('id').where('deletedAt', 'is', null)
  return (await regions.where(sql`lower(title)`, '=', title.toLowerCase()).executeTakeFirst())?.id
}

/** The institution of a name; null for none, and for a name that several have. */
export async function findInstitution(db: Db, title: string): Promise<number | null> {
  const found = await db
    .selectFrom('participants')
    .select('id')
    .where('deletedAt', 'is', null)
    .where(sql`lower(title)`, '=', title.toLowerCase())
    .limit(2)
    .execute()
  return found.length === 1 ? found[0]!.id : null
}

/** The code of a province; null for none. */
export async function findProvince(db: Db, code: string | null): Promise<string | null> {
  if (code === null) return null
  return (
    (await db.selectFrom('provinces').select('code').where('code', '=', code).executeTakeFirst())?.code ??
    null
  )
}

export async function insertTeamMember(db: Db, member: Insertable<Tables['team']>): Promise<number> {
  return (await db.insertInto('team').values(member).returning('id').executeTakeFirstOrThrow()).id
}

type Faq = { question: string; body: string; category: string; author: string }

/** Inserts a frequently asked question with its answer. */
export async function insertFaq(db: Db, faq: Faq, answer: { body: string; author: string } | null) {
  const state = { visibility: 'public', isFaq: true, status: answer ? 'answered' : 'open' }
  const questions = db.insertInto('questions').values({ ...faq, ...state, answersCount: answer ? 1 : 0 })
  const { id } = await questions.returning('id').executeTakeFirstOrThrow()
  if (!answer) return id
  const answers = db.insertInto('answers').values({ ...answer, questionId: id })
  const { id: acceptedAnswerId } = await answers.returning('id').executeTakeFirstOrThrow()
  await db.updateTable('questions').set({ acceptedAnswerId }).where('id', '=', id).execute()
  return id
}
