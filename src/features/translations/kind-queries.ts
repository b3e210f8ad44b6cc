import { type RawBuilder, sql } from 'kysely'
import { type AddressedKind, addressedKinds, kindOf } from '#src/kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { isLiveKind } from '#src/platform/database/live-rule.ts'
import type { TranslatedName } from '#src/platform/database/translated.ts'
import type { CacheTag } from '#src/wire/cache-tag.ts'
import { reservedSlugs as reservedByMailings } from '../mailings/reserved-slugs.ts'
import { reservedSlugs as reservedByNews } from '../news/reserved-slugs.ts'
import { firstMenus, labelsOf } from '../settings/built-in-menus.ts'
import { getSettings, menuField, translatedSettings } from '../settings/queries.ts'
import type { FieldForm } from './model.ts'
import * as words from './words.id.ts'

/** A text of an original: its name on the wire, its label, how it is written, and what it says. */
export type Field = { name: string; label: string; form: FieldForm; text: string }

/** What can be translated: where its originals are, and which of their texts. */
export type TranslatedKind = {
  kind: TranslatedName
  /** Heading at the desk. */
  label: string
  tag: CacheTag
  /** Items `n` with what else their texts come from. */
  from: RawBuilder<unknown>
  /** Condition for the items that readers see. */
  isLive: RawBuilder<unknown>
  /** Condition for the items that the desk lists, where they are not those that readers see. */
  isListed?: RawBuilder<unknown>
  /** Condition for the items that are there, seen or not. */
  isThere: RawBuilder<unknown>
  title: RawBuilder<unknown>
  /** Texts by name; at most one is HTML. */
  texts: Record<string, { form: FieldForm; from: RawBuilder<unknown> }>
  /** Texts that depend on the item. */
  more?: (db: Db) => Promise<Field[]>
  /** True if readers see a translation of some of its texts, and the rest in the original. */
  isPartial?: true
  /** Kind of its slugs; without one a translation has no address of its own. */
  addressed?: AddressedKind
  /** Condition that an item's slug is the same in every language: menus lead there. */
  keepsSlug?: RawBuilder<boolean>
  isReserved?: (slug: string) => boolean
  /** Region of an item, whose editors may translate it; without one the secretariat alone does. */
  region?: RawBuilder<unknown>
}

const line = (from: RawBuilder<unknown>) => ({ form: 'line' as const, from })
const lines = (from: RawBuilder<unknown>) => ({ form: 'text' as const, from })
/** A file, of which the original's is named with the number of its version. */
const file = (from: RawBuilder<unknown>) => ({ form: 'file' as const, from })
const html = (from: RawBuilder<unknown>) => ({ form: 'html' as const, from })

/** Title, lead and HTML of revision `r`, as the content engine keeps them. */
const revised = {
  title: line(sql`r.title`),
  excerpt: lines(sql`r.excerpt`),
  content: html(sql`r.content`),
}
const alt = (of: RawBuilder<unknown>) => ({ image_alt: line(of) })
const isNotDeleted = sql`n.deleted_at is null`

function versioned(kind: AddressedKind, label: string, more: Partial<TranslatedKind> = {}): TranslatedKind {
  const { table, tag, versions = 'revisions', ...record } = kindOf(addressedKinds, kind)
  const current =
    kind === 'download' ? sql`n.live_revision_id` : sql`coalesce(n.live_revision_id, n.revision_id)`
  return {
    kind: kind as TranslatedName,
    label,
    tag,
    from: sql`${sql.table(table)} n join ${sql.table(versions)} r on r.id = ${current}`,
    isLive: isLiveKind(record),
    isThere: isNotDeleted,
    title: sql`r.title`,
    texts: { ...revised, ...alt(sql`r.image_alt`) },
    addressed: kind,
    ...more,
  }
}

const categories = (kind: TranslatedName, label: string, table: string, tag: CacheTag): TranslatedKind => ({
  kind,
  label,
  tag,
  from: sql`${sql.table(table)} n`,
  isLive: sql`true`,
  isThere: sql`true`,
  title: sql`n.title`,
  texts: { title: line(sql`n.title`), lead: lines(sql`n.lead`) },
})

const ofSettings = (key: string) =>
  sql`coalesce((select s.value #>> '{}' from settings s where s.key = ${sql.lit(key)}), '')`

const ofSeveralLines: ReadonlySet<string> = new Set([
  'about',
  'vision',
  'mission',
  'hero_text',
  'office_hours',
])
const formOf = (name: string) => (ofSeveralLines.has(name) ? 'text' : 'line')

/** Labels that every language has by itself. */
const builtIn = new Set(labelsOf(firstMenus))

/** Sentences of the settings as they stand, and labels that somebody gave the menus. */
async function settingsTexts(db: Db): Promise<Field[]> {
  const settings = await getSettings(db)
  const groups = settings.about_menu ?? []
  const labels = [
    ...(settings.main_menu ?? []).map(({ label }) => label),
    ...groups.flatMap(({ title, entries }) => [title, ...entries.map(({ label }) => label)]),
  ]
  return [
    ...translatedSettings.map(
      (name): Field => ({ name, label: words.labels[name]!, form: formOf(name), text: settings[name] }),
    ),
    ...[...new Set(labels)]
      .filter((label) => !builtIn.has(label))
      .map(
        (label): Field => ({
          name: menuField(label),
          label: words.menuLabel(label),
          form: 'line',
          text: label,
        }),
      ),
  ]
}

/** Everything that can be translated, in the order of the desk; a new kind of content is a record here. */
export const translatedKinds: readonly TranslatedKind[] = [
  versioned('page', words.pages, { keepsSlug: sql<boolean>`n.is_system` }),
  versioned('news', words.news, {
    texts: revised,
    // What its author never sent is not the secretariat's to read.
    isThere: sql`${isNotDeleted} and n.status <> 'draft'`,
    region: sql`n.region_id`,
    isReserved: (slug) => reservedByNews.has(slug),
  }),
  versioned('event', words.events, {
    region: sql`n.region_id`,
    texts: {
      ...revised,
      ...alt(sql`r.image_alt`),
      place: line(sql`n.place`),
      address: lines(sql`n.address`),
    },
  }),
  versioned('blog', words.blog),
  {
    ...versioned('campaign', words.campaigns),
    region: sql`n.region_id`,
    from: sql`campaigns n`,
    isThere: sql`true`,
    title: sql`n.title`,
    texts: {
      title: line(sql`n.title`),
      excerpt: lines(sql`n.excerpt`),
      content: html(sql`coalesce(n.content, n.story)`),
      ...alt(sql`n.image_alt`),
    },
  },
  versioned('mailing', words.mailings, {
    // It is translated before it is sent.
    isListed: sql`${isNotDeleted} and n.status <> 'archived'`,
    region: sql`n.region_id`,
    isReserved: (slug) => reservedByMailings.has(slug),
  }),
  versioned('download', words.downloads, {
    texts: {
      title: revised.title,
      excerpt: revised.excerpt,
      ...alt(sql`n.image_alt`),
      file: file(
        sql`(select f.original_name || ' · v' || n.file_version from files f where f.name = n.file)`,
      ),
    },
  }),
  {
    kind: 'faq',
    label: words.faq,
    tag: 'questions',
    from: sql`questions n left join answers a on a.id = n.accepted_answer_id and a.deleted_at is null`,
    isLive: sql`n.is_faq and n.deleted_at is null`,
    isThere: sql`n.is_faq and n.deleted_at is null`,
    title: sql`n.question`,
    texts: {
      question: line(sql`n.question`),
      category: line(sql`n.category`),
      content: html(sql`coalesce(a.body, '')`),
    },
  },
  {
    kind: 'region',
    label: words.regions,
    tag: 'regions',
    from: sql`regions n`,
    region: sql`n.id`,
    isLive: isNotDeleted,
    isThere: isNotDeleted,
    title: sql`n.title`,
    texts: { content: html(sql`n.content`), ...alt(sql`n.image_alt`) },
  },
  {
    kind: 'participant',
    label: words.participants,
    tag: 'participants',
    from: sql`participants n`,
    region: sql`n.region_id`,
    isLive: isNotDeleted,
    isThere: isNotDeleted,
    title: sql`n.title`,
    texts: {
      description_1: lines(sql`n.description_1`),
      content: html(sql`coalesce(n.content, n.description_2)`),
      ...alt(sql`n.image_alt`),
    },
  },
  {
    kind: 'team',
    label: words.team,
    tag: 'team',
    from: sql`team n`,
    isLive: isNotDeleted,
    isThere: isNotDeleted,
    title: sql`n.name`,
    texts: { title: line(sql`n.title`), about: lines(sql`n.about`), ...alt(sql`n.image_alt`) },
  },
  categories('news_category', words.newsCategories, 'news_categories', 'news'),
  categories('blog_theme', words.blogThemes, 'blog_themes', 'blog'),
  categories('download_category', words.downloadCategories, 'download_categories', 'downloads'),
  {
    kind: 'settings',
    label: words.settings,
    tag: 'settings',
    from: sql`(select 1::bigint as id) n`,
    isLive: sql`true`,
    isThere: sql`true`,
    title: sql`${words.settings}::text`,
    texts: Object.fromEntries(translatedSettings.map((key) => [key, lines(ofSettings(key))])),
    more: settingsTexts,
    isPartial: true,
  },
]

export const translatedKind = (name: TranslatedName): TranslatedKind =>
  translatedKinds.find(({ kind }) => kind === name)!
