import pg from 'pg'
import { SANITIZER_VERSION } from '#src/platform/text/sanitize.ts'

/** Words in one of 100,000 items, and in one of ten. */
export const RARE_WORD = 'cendrawasih'
export const COMMON_WORD = 'gambut'

const BATCH = 50_000
const WORDS_AN_ITEM = 24

/**
 * Fills a migrated database without news with `count` published items over ten years, deterministically.
 * @param ownerUrl address of the database as its owner
 */
export async function fillNews(ownerUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '256MB'`)
    await client.query(categories)
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(plainIndexes)
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    for (let from = 1; from <= count; from += BATCH)
      await client.query(items, [from, Math.min(from + BATCH - 1, count), count])
    for (const { definition } of indexes) await client.query(definition)
    for (const table of ['news', 'news_revisions'])
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), ${count})`)
    for (const table of ['news', 'news_revisions', 'slugs', 'tallies', 'news_categories'])
      await client.query(`vacuum analyze ${table}`)
  } finally {
    await client.end()
  }
}

/** Publishes an English translation of every item that `fillNews` made: its title, excerpt and text in the same order. */
export async function fillTranslations(ownerUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '256MB'`)
    await client.query(
      `insert into settings (key, value) values ('languages', '"en"') on conflict do nothing`,
    )
    for (let from = 1; from <= count; from += BATCH)
      await client.query(translations, [from, Math.min(from + BATCH - 1, count)])
    for (const table of ['translations', 'translation_revisions']) {
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), ${count})`)
      await client.query(`vacuum analyze ${table}`)
    }
    await client.query('vacuum analyze slugs')
  } finally {
    await client.end()
  }
}

const categories = `
  insert into news_categories (slug, title, cover_family, position)
  select 'rubrik-' || n, 'Rubrik ' || n, 'soga', n from generate_series(2, 6) n on conflict do nothing`

/** Indexes without a constraint: created after the rows they cost a fraction. */
const plainIndexes = `
  select indexname as name, indexdef as definition from pg_indexes
  where tablename in ('news', 'news_revisions') and indexname not in (select conname from pg_constraint)`

/** Items $1 to $2 of $3. Words are drawn so that some are common and most are rare, from 8,000 made of syllables. */
const items = `
  with syllables as (
    select array['ba','ci','du','ga','ha','ja','ka','la','mu','na','pe','ra','sa','ti','wa','yo','be','ko','li','su'] s
  ), vocabulary as materialized (
    select array_agg(s[1 + n % 20] || s[1 + n / 20 % 20] || s[1 + n / 400 % 20] order by n) as words
    from syllables, generate_series(0, 7999) n
  ), texts as materialized (
    select i, array(
      select words[1 + floor(8000 * power((i * 7919 + j * 104729 + i * j % 9973 * 31) % 100003 / 100003.0, 3))::int]
      from generate_series(1, ${WORDS_AN_ITEM}) j
    ) as w
    from vocabulary, generate_series($1::bigint, $2::bigint) i
  ), items as materialized (
    select i, initcap(w[1]) || ' ' || array_to_string(w[2:7], ' ') as title,
      array_to_string(w[1:6], '-') || '-' || i as slug,
      array_to_string(w[8:16], ' ') as excerpt,
      array_to_string(w, ' ') || case when i % 100000 = 7 then ' ${RARE_WORD}' else '' end
        || case when i % 10 = 0 then ' ${COMMON_WORD}' else '' end as words,
      timestamptz '2016-01-01Z' + interval '3650 days' * (i / $3::float8) as at
    from texts
  ), news as (
    insert into news (id, status, category_id, live_revision_id, title, search, author, cover_family, cover_seed,
      published_at, created_at, updated_at)
    overriding system value
    select i, 'published', c.ids[1 + i % 6], i, title, setweight(to_tsvector('jejaring', title), 'A') ||
      setweight(to_tsvector('jejaring', excerpt), 'B') || to_tsvector('jejaring', words),
      'Penulis ' || i % 97, 'daun', i * 7919 % 2147483647, at, at, at
    from items, (select array_agg(id order by id) as ids from news_categories) c
  ), revisions as (
    insert into news_revisions (id, news_id, title, excerpt, content, sanitizer_version)
    overriding system value
    select i, i, title, excerpt, '<p>' || words || '</p>', ${SANITIZER_VERSION} from items
  )
  insert into slugs (kind, slug, item_id) select 'news', slug, i from items`

/** Translations of the items $1 to $2. */
const translations = `
  with items as materialized (
    select n.id, n.published_at as at, r.title, r.excerpt, r.content from news n
    join news_revisions r on r.id = n.live_revision_id where n.id between $1 and $2
  ), texts as (
    insert into translation_revisions (id, translation_id, fields, content, sanitizer_version, original)
    overriding system value
    select id, id, jsonb_build_object('title', 'The ' || title, 'excerpt', excerpt), content, ${SANITIZER_VERSION}, '{}'
    from items
  ), rows as (
    insert into translations (id, kind, item_id, language, status, revision_id, live_revision_id, published_at, slug, search)
    overriding system value
    select id, 'news', id, 'en', 'published', id, id, at, 'the-' || id,
      setweight(to_tsvector('english', title), 'A') || to_tsvector('english', content)
    from items
  )
  insert into slugs (kind, slug, item_id, is_current) select 'news', 'the-' || id, id, false from items`

if (import.meta.main) await fillNews(process.argv[2]!, Number(process.argv[3]))
