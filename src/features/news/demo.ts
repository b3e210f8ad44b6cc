import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Tx } from '#src/platform/database/write.ts'
import { parseDemoFile } from '#src/platform/text/demo-file.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { namedScene } from '../covers/demo.ts'
import { createNews } from './create-news.ts'

const FOLDER = 'db/demo/news'

const familyOf: Record<string, string> = {
  'cerita-lapangan': 'soga',
  liputan: 'katun',
  'siaran-pers': 'indigo',
  advokasi: 'mengkudu',
  'sumber-daya-alam': 'daun',
  'keadilan-iklim': 'samudra',
}

export async function seedNews(tx: Tx, now: Date) {
  const demo: { slug: string; title: string; lead: string }[] = JSON.parse(
    readFileSync('db/demo/categories.json', 'utf8'),
  )
  const categories = await tx
    .insertInto('newsCategories')
    .values(demo.map((c, position) => ({ ...c, position, coverFamily: familyOf[c.slug] ?? 'katun' })))
    .onConflict((oc) =>
      oc.column('slug').doUpdateSet({
        position: sql`excluded.position`,
        coverFamily: sql`excluded.cover_family`,
        lead: sql`excluded.lead`,
      }),
    )
    .returning(['id', 'slug'])
    .execute()
  const idOf = new Map(categories.map(({ id, slug }) => [slug, id]))
  const regions = await tx.selectFrom('regions').select(['id', 'title']).execute()
  const regionOf = new Map(regions.map(({ id, title }) => [title, id]))
  const participants = await tx.selectFrom('participants').select(['id', 'title']).execute()
  const participantOf = new Map(participants.map(({ id, title }) => [title, id]))
  // Oldest first: a cover is chosen unlike those before it in the list.
  for (const name of readdirSync(FOLDER).sort().reverse()) {
    const { header, content } = parseDemoFile(readFileSync(join(FOLDER, name), 'utf8'))
    await createNews(tx, {
      title: header.title!,
      slug: header.slug!,
      excerpt: header.excerpt!,
      content,
      author: header.author!,
      categoryId: idOf.get(header.category!)!,
      regionId: regionOf.get(header.region ?? '') ?? null,
      participantId: participantOf.get(header.participant ?? ''),
      by: null,
      status: 'published',
      publishedAt: new Date(now.getTime() - Number(header.days_ago) * DAY_MS),
      coverFamily: header.family!,
      scene: namedScene(header),
    })
  }
}
