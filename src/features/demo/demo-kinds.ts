import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allKinds, type KindName } from '#src/kinds.ts'
import { parseDemoFile } from '#src/platform/text/demo-file.ts'
import { slugify } from '#src/platform/text/slug.ts'
import type { CacheTag } from '#src/wire/cache-tag.ts'

type Named = { title?: string; name?: string; question?: string; slug?: string }

export type DemoKind = {
  /** Name in the output of the command. */
  label: string
  table: string
  /** The column by which a person recognises an item. */
  column: 'title' | 'name' | 'question'
  /** Names in the audit trail; the first is also that of its slugs. */
  entities: readonly [string, ...string[]]
  /** Names in imports. */
  importedAs: readonly string[]
  /** Cache tags of readers' answers. */
  tags: readonly CacheTag[]
  /** Address of its list at the desk. */
  path: string
  read(): Named[]
}

const FOLDER = 'db/demo'
const list = (name: string) => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'))
const headers = (folder: string): Named[] =>
  readdirSync(join(FOLDER, folder)).map(
    (name) => parseDemoFile(readFileSync(join(FOLDER, folder, name), 'utf8')).header,
  )

type Filled = Pick<DemoKind, 'read'> & Partial<Omit<DemoKind, 'read'>>

/** Content that the demo fills and the desk can delete, by kind; pages, regions and campaigns stay (`demoTitles`). */
const filled: Partial<Record<KindName, Filled>> = {
  news: { importedAs: ['news', 'post'], read: () => [...headers('news'), ...headers('my-posts')] },
  blog: { label: 'blog posts', read: () => [...headers('blog'), ...list('waiting').posts] },
  event: { read: () => headers('events') },
  mailing: { read: () => headers('mailings') },
  download: { read: () => [...list('downloads'), list('waiting').download] },
  participant: {
    label: 'institutions',
    tags: ['participants', 'regions'],
    read: () => list('participants'),
  },
  team: { label: 'people of the team', read: () => list('team') },
  question: { entities: ['question', 'faq'], read: () => [...list('questions'), ...list('forum')] },
}

/** Kinds that the demo fills and the desk can delete. */
export const demoKinds: readonly DemoKind[] = allKinds.flatMap((record) => {
  const { kind, table, titleColumn, tag, deskEntry, desk } = record
  const own = filled[kind]
  const path = deskEntry?.to ?? desk?.list
  if (!own || !path) return []
  const names = { label: table, entities: [kind] as const, importedAs: [kind], tags: [tag] }
  return [{ ...names, table, column: titleColumn, path, ...own }]
})

/** Names and slugs of the demo's items of a kind. */
export function demoKeys({ read, column }: Pick<DemoKind, 'read' | 'column'>) {
  const items = read()
  return {
    names: items.map((item) => item[column]!),
    slugs: items.map((item) => item.slug ?? slugify(item[column]!)),
  }
}

/** Titles of campaigns, which are withdrawn instead of deleted, and of what stays. */
export const demoTitles = {
  campaigns: () => headers('campaigns').map(({ title }) => title!),
  pages: () => headers('pages').map(({ title }) => title!),
  regions: (): string[] => list('regions').map(({ title }: Named) => title!),
  categories: (): string[] =>
    ['categories', 'themes', 'download-categories'].flatMap((name) =>
      list(name).flatMap(({ title, children = [] }: Named & { children?: Named[] }) => [
        title!,
        ...children.map((child) => child.title!),
      ]),
    ),
}

/** Settings as the demo writes them, including an invented bank account and telephone number. */
export const demoSettings = (): Record<string, unknown> => list('settings')
