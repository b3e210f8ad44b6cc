import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { jakartaTimestamp } from '#src/platform/database/jakarta-days.ts'
import type { DemoKind } from './demo-kinds.ts'

type Keys = { names: readonly string[]; slugs: readonly string[] }
export type DemoItem = { id: number; name: string }

const isDemo = (user: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from users u where u.id = ${user} and u.is_demo)`
/** True for a user who is not an account of the demo. */
const isOther = (user: RawBuilder<unknown>) => sql<boolean>`(${user} is not null and not ${isDemo(user)})`

/** True for a donation `d` entered by an account of the demo. */
const isDemoGift = sql<boolean>`exists (
  select from donation_acts g where g.donation_id = d.id and ${isDemo(sql`g.asked_by`)})`

/** True for an institution `t` that something names which the demo did not bring; its own texts are gone by then. */
const isNamed = sql<boolean>`(
  exists (select from news n where n.participant_id = t.id and n.deleted_at is null)
  or exists (select from blog b where b.participant_id = t.id and b.deleted_at is null)
  or exists (select from events e where e.participant_id = t.id and e.deleted_at is null)
  or exists (select from campaigns c where c.participant_id = t.id
    and (c.status <> 'draft' or ${isOther(sql`c.created_by`)}))
  or exists (select from donations d where d.participant_id = t.id
    and d.status in ('paid', 'partially_refunded') and not ${isDemoGift})
  or exists (select from disbursements o where o.participant_id = t.id and ${isOther(sql`o.asked_by`)})
  or exists (select from gifts_in_kind i where i.participant_id = t.id and ${isOther(sql`i.entered_by`)}))`

/** References to an item `t` that are not the demo's. */
const uses: Record<string, RawBuilder<boolean>> = {
  participants: sql`exists (select from users u where u.participant_id = t.id and not u.is_demo)
    or exists (select from participant_claims c where c.participant_id = t.id and ${isOther(sql`c.user_id`)})
    or ${isNamed}`,
  events: sql`exists (select from event_registrations r where r.event_id = t.id
    and (${isOther(sql`r.user_id`)} or r.user_id is null and r.email not like '%@contoh.example'))`,
  questions: sql`exists (select from answers a where a.question_id = t.id and ${isOther(sql`a.created_by`)})`,
}

/** True for an item `t` that anybody outside the demo edited or uses. */
const isWorkedOn = (entities: readonly string[], table: string) => sql<boolean>`(exists (
    select from audit a where a.entity = any(${entities}::text[]) and a.entity_id = t.id
      and a.act not in ('read', 'export') and ${isOther(sql`a.actor_id`)})
  or ${uses[table] ?? sql`false`})`

const isOfDemo = ({ column, entities, importedAs }: DemoKind, { names, slugs }: Keys) => sql<boolean>`
  t.deleted_at is null
  and (t.${sql.ref(column)} = any(${names}::text[]) or t.id in (
    select item_id from slugs where kind = ${entities[0]} and slug = any(${slugs}::text[])))
  and not exists (select from imports i where i.kind = any(${importedAs}::text[]) and i.item_id = t.id)`

/** Deletes the demo's items of a kind that nobody else edited or uses. @returns the deleted items */
export async function deleteDemoItems(db: Db, kind: DemoKind, keys: Keys, now: Date): Promise<DemoItem[]> {
  const { rows } = await sql<DemoItem>`
    update ${sql.table(kind.table)} t set deleted_at = ${now}, version = version + 1
    where ${isOfDemo(kind, keys)} and not ${isWorkedOn(kind.entities, kind.table)}
    returning t.id, t.${sql.ref(kind.column)} as name`.execute(db)
  return rows
}

/** Number of the demo's items that are left. */
export const countDemoItems = (db: Db, kind: DemoKind, keys: Keys): Promise<number> =>
  countOf(db, sql`${sql.table(kind.table)} t where ${isOfDemo(kind, keys)}`)

/** Reverts campaigns of the demo to drafts, unless somebody else donated to them. @returns those campaigns */
export async function withdrawDemoCampaigns(
  db: Db,
  titles: readonly string[],
  now: Date,
): Promise<(DemoItem & { status: string })[]> {
  const { rows } = await sql<DemoItem & { status: string }>`
    with theirs as (
      select t.id, t.status from campaigns t where t.status <> 'draft' and t.title = any(${titles}::text[])
        and not ${isWorkedOn(['campaign'], 'campaigns')}
        and not exists (select from donations d where d.campaign_id = t.id and not ${isDemoGift})
      for update
    )
    update campaigns c set status = 'draft', completed_at = null, version = version + 1, updated_at = ${now} from theirs
    where c.id = theirs.id returning c.id, c.title as name, theirs.status`.execute(db)
  return rows
}

/** Resets settings that still have the demo's values. @returns their names */
export async function deleteDemoSettings(db: Db, values: Record<string, unknown>): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from settings s using jsonb_each(${JSON.stringify(values)}::jsonb) demo
    where s.key = demo.key and s.value = demo.value and not ${isOther(sql`s.updated_by`)}
    returning s.key`.execute(db)
  return rows.map(({ key }) => key)
}

/** Deletes the visitor counts that the demo invented: all days before its first. */
export const deleteInventedVisits = (db: Db) =>
  sql`delete from visitor_counts where day < (
    select ${jakartaTimestamp(sql`min(created_at)`)}::date from users where is_demo)`.execute(db)

/** Deletes messages of the people that the demo invented: nobody has an address there. @returns their number */
export async function deleteDemoMessages(db: Db): Promise<number> {
  const { rows } = await sql`
    delete from contact_messages where email like '%@contoh.example' returning id`.execute(db)
  return rows.length
}

type Titles = Record<'campaigns' | 'pages' | 'regions' | 'categories', readonly string[]>

/** Counts what the demo leaves because the desk cannot delete it or others may depend on it. */
export async function countLeftovers(db: Db, { campaigns, pages, regions, categories }: Titles) {
  return {
    campaigns: await countOf(
      db,
      sql`campaigns t where t.status <> 'draft' and t.title = any(${campaigns}::text[])`,
    ),
    pages: await countOf(
      db,
      sql`pages t where t.deleted_at is null and t.title = any(${pages}::text[]) and not ${isWorkedOn(['page'], 'pages')}`,
    ),
    regions: await countOf(
      db,
      sql`regions t where t.deleted_at is null and t.title = any(${regions}::text[])`,
    ),
    categories: await countOf(
      db,
      sql`(select title from news_categories union all select title from blog_themes
        union all select title from download_categories) t where t.title = any(${categories}::text[])`,
    ),
    gifts: await countOf(db, sql`donations d where ${isDemoGift}`),
    privacyCases: await countOf(db, sql`privacy_cases c where ${isDemo(sql`c.created_by`)}`),
  }
}

async function countOf(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${from}`.execute(db)
  return rows[0]!.n
}
