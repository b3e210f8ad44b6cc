import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import { hasEditor, isInScope } from '#src/platform/sessions/editor-queries.ts'
import type { Actor } from '#src/wire/actor.ts'
import { type UploadedImage, uploadIn } from '../../uploads/queries.ts'
import { newsScope } from '../policy.ts'
import type { NewsStatus } from '../workflow.ts'
import { asSeenBy } from './as-seen-by.ts'

/** Times inside are ISO texts, as in JSON. */
export type TextRow = {
  id: number
  title: string
  excerpt: string
  content: string
  sanitizerVersion: number
  category: { id: number; slug: string; title: string }
  image: UploadedImage | null
  imageName: string | null
  by: { id: number; name: string } | null
  createdAt: string
}

export type Passage = { quote: string; block: number }

export type StepRow = {
  id: number
  act: string
  from: NewsStatus | null
  to: NewsStatus
  revision: number | null
  changed: string[]
  comment: string | null
  /** The passage that the comment is about, and its paragraph. */
  passage: Passage | null
  resolvedAt: string | null
  by: { id: number; name: string } | null
  at: string
}

export type DraftRow = Omit<TextRow, 'id' | 'category' | 'by' | 'createdAt'> & {
  version: number
  categoryId: number | null
  savedAt: string
}

export type ItemRow = {
  id: number
  slug: string | null
  status: NewsStatus
  pendingStatus: NewsStatus | null
  publishAt: Date | null
  author: string
  createdBy: number | null
  createdAt: Date
  publishedAt: Date | null
  workedAt: Date
  deletedAt: Date | null
  version: number
  coverFamily: string
  coverSeed: number
  scene: string | null
  /** Current institution and e-mail of the author. */
  participantId: number | null
  regionId: number | null
  /** Institution that the item comes from; null for none, or a removed one. */
  institution: { id: number; title: string } | null
  institutionId: number | null
  /** The author's present one. */
  authorsInstitution: { id: number; title: string } | null
  /** Address of the author for mails, and their language. */
  authorEmail: string | null
  authorName: string | null
  authorLanguage: string | null
  isAlone: boolean
  /** The current text. */
  work: TextRow
  /** The live text beside a pending one; else null. */
  live: TextRow | null
  /** True if a pending text that the viewer may not see was left out. */
  isBusy: boolean
  endorsement: { by: { id: number; name: string }; at: string } | null
  draft: DraftRow | null
  history: StepRow[]
  categories: { id: number; coverFamily: string }[]
}

/** True if item `n` of the author `a` comes from the institution of which somebody is PIC. */
const isOfInstitution = ({ isPic, participantId }: Actor): RawBuilder<boolean> =>
  isPic && participantId !== null ? sql`coalesce(a.participant_id = ${participantId}, false)` : sql`false`

/**
 * True if somebody may see item `n` of the author `a`: their own, the institution's for its PIC, and for reviewers the
 * sent items in their scope. A deleted one is visible to its author only.
 */
const isVisibleTo = (actor: Actor): RawBuilder<boolean> => sql`(n.created_by = ${actor.id}
  or n.deleted_at is null and (${isOfInstitution(actor)} or ${isInScope(newsScope(actor), sql`n.region_id`)}
    and n.status <> 'draft'))`

const person = (id: RawBuilder<unknown>) =>
  sql`(select json_build_object('id', p.id, 'name', p.nama_lengkap) from users p where p.id = ${id})`

const institutionOf = (id: RawBuilder<unknown>) => sql`(
  select json_build_object('id', i.id, 'title', i.title) from participants i
  where i.id = ${id} and i.deleted_at is null)`

const textOf = (id: RawBuilder<unknown>) => sql<TextRow>`(
  select json_build_object('id', r.id, 'title', r.title, 'excerpt', r.excerpt, 'content', r.content,
    'sanitizerVersion', r.sanitizer_version, 'image', ${uploadIn('r.image')}, 'imageName', r.image,
    'category', json_build_object('id', c.id, 'slug', c.slug, 'title', c.title),
    'by', ${person(sql`r.created_by`)}, 'createdAt', r.created_at)
  from news_revisions r join news_categories c on c.id = coalesce(r.category_id, n.category_id)
  where r.id = ${id} and r.news_id = n.id)`

/** Every step, with its text's changes against the text before. */
const history = sql<StepRow[]>`(
  select coalesce(json_agg(json_build_object('id', t.id, 'act', t.act, 'from', t.from_status, 'to', t.to_status,
    'revision', t.revision_id, 'comment', t.comment, 'resolvedAt', t.resolved_at, 'at', t.at,
    'passage', case when t.quote is not null then json_build_object('quote', t.quote, 'block', t.quote_block) end,
    'by', ${person(sql`t.by_user`)}, 'changed', case when t.is_first then coalesce(to_json(v.changed), '[]') else '[]' end)
    order by t.id), '[]')
  from (select *, row_number() over (partition by revision_id order by id) = 1 as is_first
    from news_steps where news_id = n.id) t
  left join (
    select id, array_remove(array[
      case when title is distinct from lag(title) over one_by_one then 'title' end,
      case when excerpt is distinct from lag(excerpt, 1, '') over one_by_one then 'excerpt' end,
      case when content is distinct from lag(content) over one_by_one then 'content' end,
      case when category_id is distinct from lag(category_id) over one_by_one then 'category' end,
      case when image is distinct from lag(image) over one_by_one then 'image' end], null) as changed
    from news_revisions where news_id = n.id window one_by_one as (order by id)
  ) v on v.id = t.revision_id)`

const draftOf = (userId: number) => sql<DraftRow | null>`(
  select json_build_object('version', d.version, 'title', d.title, 'excerpt', d.excerpt, 'content', d.content,
    'sanitizerVersion', d.sanitizer_version, 'categoryId', d.category_id, 'image', ${uploadIn('d.image')},
    'imageName', d.image, 'savedAt', d.saved_at)
  from news_drafts d where d.news_id = n.id and d.user_id = ${userId})`

const endorsement = sql`(select json_build_object('by', ${person(sql`e.by_user`)}, 'at', e.at)
  from news_endorsements e where e.revision_id = n.revision_id)`

/** True if nobody else could publish the actor's text. */
const isAlone = (actorId: number) => sql<boolean>`not exists (
  select from users o where (o.role <> 'member' or o.is_moderator) and o.id <> ${actorId}
    and o.activated_at is not null and o.suspended_at is null and ${isAccount('o')})
  and not ${hasEditor(sql`n.region_id`)}`

/** An item with exactly what its viewer may see, in one statement. @throws Failure 404 for another's */
export async function getMemberNews(db: Db, actor: Actor, id: number): Promise<ItemRow> {
  const viewer = { condition: isVisibleTo(actor), draft: draftOf(actor.id), isAlone: isAlone(actor.id) }
  return asSeenBy(actor, await getItem(db, id, viewer))
}

/** An item as the site itself sees it. @throws Failure 404 */
export const getWholeNews = (db: Db, id: number): Promise<ItemRow> =>
  getItem(db, id, { condition: sql`n.deleted_at is null`, draft: sql`null`, isAlone: sql`false` })

async function getItem(
  db: Db,
  id: number,
  viewer: { condition: RawBuilder<unknown>; draft: RawBuilder<unknown>; isAlone: RawBuilder<unknown> },
): Promise<ItemRow> {
  const { rows } = await sql<ItemRow>`
    select n.id, s.slug, n.status, n.pending_status, n.publish_at, n.author, n.created_by, n.created_at,
      n.published_at, n.worked_at, n.deleted_at, n.version, n.cover_family, n.cover_seed, n.scene,
      a.participant_id, n.region_id, n.participant_id as institution_id,
      ${institutionOf(sql`n.participant_id`)} as institution, ${institutionOf(sql`a.participant_id`)} as authors_institution, case when a.suspended_at is null and a.deleted_at is null then a.email end as author_email, a.nama_lengkap as author_name, a.language as author_language, ${viewer.isAlone} as is_alone,
      ${textOf(sql`coalesce(n.revision_id, n.live_revision_id)`)} as work,
      case when n.pending_status is not null then ${textOf(sql`n.live_revision_id`)} end as live, false as is_busy,
      ${endorsement} as endorsement, ${viewer.draft} as draft, ${history} as history,
      (select json_agg(json_build_object('id', id, 'coverFamily', cover_family)) from news_categories) as categories
    from news n
      left join users a on a.id = n.created_by
      left join slugs s on s.kind = 'news' and s.item_id = n.id and s.is_current
    where n.id = ${id} and ${viewer.condition}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/**
 * One revision of an item, if the viewer's history of it names it.
 * @throws Failure 404
 */
export async function getRevision(
  db: Db,
  actor: Actor,
  { id, revision }: { id: number; revision: number },
): Promise<Pick<ItemRow, 'coverFamily' | 'coverSeed' | 'scene'> & { text: TextRow }> {
  const { history, work, live, coverFamily, coverSeed, scene } = await getMemberNews(db, actor, id)
  const known = [work.id, live?.id, ...history.map((step) => step.revision)]
  if (!known.includes(revision)) throw notFound()
  const { rows } = await sql<{ text: TextRow }>`
    select ${textOf(sql`${revision}::bigint`)} as text from news n where n.id = ${id}`.execute(db)
  if (!rows[0]?.text) throw notFound()
  return { text: rows[0].text, coverFamily, coverSeed, scene }
}
