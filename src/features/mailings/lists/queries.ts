import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { isInScope } from '#src/platform/sessions/editor-queries.ts'
import type { DeskScope } from '#src/wire/actor.ts'
import type { ListKind } from '../list-kinds.ts'
import type { DeskListFilter } from './schema.ts'

export type ListRow = {
  id: number
  slug: string
  name: string
  about: string
  kind: ListKind
  regionId: number | null
  campaignId: number | null
  /** Anybody may join; otherwise the secretariat invites. */
  isOpen: boolean
  version: number
  updatedAt: Date
  deletedAt: Date | null
}

export const listColumns = sql`l.id, l.slug, l.name, l.about, l.kind, l.region_id, l.campaign_id, l.is_open, l.version,
  l.updated_at, l.deleted_at`

/** Neither deleted, nor of a closed region, nor of a campaign that readers do not see. */
export const isLiveList = sql`l.deleted_at is null
  and not exists (select from regions r where r.id = l.region_id and r.deleted_at is not null)
  and not exists (select from campaigns c where c.id = l.campaign_id and c.status = 'draft')`

/** The national list, own ones, regions, campaigns; each by name. */
export const listsInOrder = sql`array_position(array['national', 'own', 'region', 'campaign'], l.kind), l.name collate "und-x-icu", l.id`

/** A live list, by its address or number. */
export async function findList(db: Db, by: { slug: string } | { id: number }): Promise<ListRow | undefined> {
  const { rows } = await sql<ListRow>`
    select ${listColumns} from mailing_lists l
    where ${'slug' in by ? sql`l.slug = ${by.slug}` : sql`l.id = ${by.id}`} and ${isLiveList}`.execute(db)
  return rows[0]
}

/** Number of the list that a mailing was sent to, whatever its text says since; null for one that was not sent. */
export const sentListOf = (mailingId: RawBuilder<unknown>): RawBuilder<number | null> => sql`(
  select (r.details ->> 'list_id')::bigint from mailing_sends g join revisions r on r.id = g.revision_id
  where g.mailing_id = ${mailingId})`

/** The list that a mailing was sent to. */
export async function findSentList(db: Db, mailingId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select ${sentListOf(sql`${mailingId}`)} as id`.execute(db)
  return rows[0]!.id
}

/** Live lists that somebody at the desk writes to. */
export async function listLists(db: Db, scope: DeskScope): Promise<ListRow[]> {
  const isTheirs = scope === 'everything' ? sql`true` : isInScope(scope, sql`l.region_id`)
  const { rows } = await sql<ListRow>`
    select ${listColumns} from mailing_lists l where ${isLiveList} and ${isTheirs} order by ${listsInOrder}`.execute(
    db,
  )
  return rows
}

type Page = { page: number; limit: number }

/** A page of rows in their order, and how many there are. */
async function pageOf<Row>(
  db: Db,
  columns: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  { page, limit }: Page,
): Promise<{ total: number; rows: Row[] }> {
  const [counted, { rows }] = await Promise.all([
    sql<{ total: number }>`select count(*)::int as total from mailing_lists l where ${where}`.execute(db),
    sql<Row>`
      select ${columns} from mailing_lists l where ${where}
      order by ${listsInOrder} limit ${limit} offset ${(page - 1) * limit}`.execute(db),
  ])
  return { total: counted.rows[0]!.total, rows }
}

/** A page of the live lists that anybody may join. */
export const listOpenLists = (db: Db, page: Page) =>
  pageOf<ListRow>(db, listColumns, sql`${isLiveList} and l.is_open`, page)

export type DeskListRow = ListRow & { campaignTitle: string | null; subscribers: number }

const deskColumns = sql`${listColumns}, (select c.title from campaigns c where c.id = l.campaign_id) as campaign_title,
  (select count(*)::int from subscriptions n where n.list_id = l.id and n.given_at is not null and n.ended_at is null)
    as subscribers`

/** A page of lists for the desk. @param since deleted ones after it can be restored */
export function listDeskLists(db: Db, { q, kind, status, ...page }: DeskListFilter, since: Date) {
  const chosen: RawBuilder<unknown>[] = [
    status === 'deleted' ? sql`l.deleted_at > ${since}` : sql`l.deleted_at is null`,
  ]
  if (kind) chosen.push(sql`l.kind = ${kind}`)
  if (q) chosen.push(sql`position(lower(${q}) in lower(l.name || ' ' || l.about)) > 0`)
  return pageOf<DeskListRow>(db, deskColumns, sql.join(chosen, sql` and `), page)
}

/** A list, including a deleted one that can be restored. @throws Failure 404 */
export async function getDeskList(db: Db, id: number, since: Date): Promise<DeskListRow> {
  const { rows } = await sql<DeskListRow>`
    select ${deskColumns} from mailing_lists l
    where l.id = ${id} and (l.deleted_at is null or l.deleted_at > ${since})`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** True if a mailing to this list is scheduled, or letters of one may still leave. */
export async function isAwaitingLetters(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from mailings m left join mailing_sends g on g.mailing_id = m.id
    join revisions r on r.id = coalesce(g.revision_id, m.revision_id, m.live_revision_id)
    where (r.details ->> 'list_id')::bigint = ${id} and m.deleted_at is null
      and (g.state in ('gathering', 'running', 'paused') or (g.state is null and m.status = 'scheduled'))
    limit 1`.execute(db)
  return rows.length > 0
}

export const lockList = (db: Db, id: number) =>
  db.selectFrom('mailingLists').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

type NewList = {
  name: string
  about: string
  isOpen: boolean
  campaignId: number | null
  slug: string
  by: number
  key: string | null
  now: Date
}

/**
 * Inserts a list under a free address, once per person and key.
 * @returns no number for a campaign that readers do not see, or that has a list
 */
export async function insertList(db: Db, list: NewList): Promise<{ id: number | undefined; isNew: boolean }> {
  const { name, about, isOpen, campaignId, slug, by, key, now } = list
  const findKnown = () =>
    db
      .selectFrom('mailingLists')
      .select('id')
      .where('createdBy', '=', by)
      .where('idempotencyKey', '=', key)
      .executeTakeFirst()
  const known = await findKnown()
  if (known) return { id: known.id, isNew: false }
  const { rows } = await sql<{ id: number }>`
    insert into mailing_lists (slug, name, about, kind, is_open, campaign_id, created_by, idempotency_key, created_at,
      updated_at)
    select ${slug} || case when exists (select from mailing_lists where slug = ${slug})
        or ${slug} ~ '^(nasional|region-\\d+|confirmation|unsubscription)$'
        then '-' || (select coalesce(max(id), 0) + 1 from mailing_lists) else '' end,
      ${name}, ${about}, case when ${campaignId}::bigint is null then 'own' else 'campaign' end, ${isOpen},
      ${campaignId}, ${by}, ${key}, ${now}, ${now}
    where ${campaignId}::bigint is null or exists (
      select from campaigns c where c.id = ${campaignId} and c.status <> 'draft')
    on conflict do nothing returning id`.execute(db)
  // Without a row the same form may have been sent twice at once.
  return rows[0] ? { id: rows[0].id, isNew: true } : { id: (await findKnown())?.id, isNew: false }
}

type Change = { name: string; about: string; isOpen: boolean; deletedAt: Date | null }

export const updateList = (db: Db, id: number, change: Change, now: Date) =>
  db
    .updateTable('mailingLists')
    .set({ ...change, updatedAt: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
