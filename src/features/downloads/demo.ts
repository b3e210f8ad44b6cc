import { readFileSync } from 'node:fs'
import type { Tx } from '#src/platform/database/write.ts'
import type { Files } from '#src/platform/files/files.ts'
import { storeFile } from '#src/platform/files/store-file.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { createDownload } from './create-download.ts'
import type { DemoDocument } from './demo-files/demo-file.ts'
import type { Level } from './policy.ts'

type DemoCategory = { slug: string; title: string; lead?: string; children?: DemoCategory[] }
type DemoDownload = DemoDocument & {
  slug: string
  description: string
  category: string
  level: Level
  file: string
  days_ago: number
  family: string
}

const read = <T>(name: string): T => JSON.parse(readFileSync(`db/demo/${name}.json`, 'utf8'))

export async function seedDownloads(tx: Tx, uploads: Files, now: Date) {
  const idOf = await seedCategories(tx)
  const demo = read<DemoDownload[]>('downloads')
  const files = await Promise.all(demo.map((item) => storeDemoFile(tx, uploads, item)))
  // Oldest first: a cover is chosen unlike those before it in the list.
  const byAge = [...demo.entries()].sort(([, a], [, b]) => b.days_ago - a.days_ago)
  for (const [i, item] of byAge) {
    const categoryId = idOf.get(item.category)!
    const { id } = await createDownload(tx, {
      title: item.title,
      slug: item.slug,
      description: item.description,
      categoryId,
      level: item.level,
      file: files[i]!,
      by: null,
      status: 'published',
      publishedAt: new Date(now.getTime() - item.days_ago * DAY_MS),
      coverFamily: item.family,
    })
    if (i !== 0) continue
    const { seedDeskDownloads } = await import('./desk/demo.ts')
    await seedDeskDownloads(tx, uploads, { id, categoryId, file: files[i]!, now })
  }
}

/** Loads the file makers on demand: only an empty demo needs them. */
async function storeDemoFile(tx: Tx, uploads: Files, item: DemoDownload) {
  const { makeDemoFile } = await import('./demo-files/demo-file.ts')
  const made = await makeDemoFile(item)
  return storeFile(uploads, tx, { ...made, originalName: item.file, createdBy: null })
}

async function seedCategories(tx: Tx) {
  const demo = read<DemoCategory[]>('download-categories')
  const insert = (categories: DemoCategory[], parentId: number | null) =>
    tx
      .insertInto('downloadCategories')
      .values(
        categories.map(({ slug, title, lead = '' }, position) => ({ slug, title, lead, position, parentId })),
      )
      .returning(['id', 'slug'])
      .execute()
  const parents = await insert(demo, null)
  const idOf = new Map(parents.map(({ id, slug }) => [slug, id]))
  for (const { slug, children = [] } of demo)
    for (const child of await insert(children, idOf.get(slug)!)) idOf.set(child.slug, child.id)
  return idOf
}
