import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Tx } from '#src/platform/database/write.ts'
import { parseDemoFile } from '#src/platform/text/demo-file.ts'
import { createPost } from './create-post.ts'

const FOLDER = 'db/demo/blog'
const DAY = 86_400_000

export async function seedBlog(tx: Tx, now: Date) {
  const demo: { slug: string; title: string }[] = JSON.parse(readFileSync('db/demo/themes.json', 'utf8'))
  const themes = await tx
    .insertInto('blogThemes')
    .values(demo.map((theme, position) => ({ ...theme, position })))
    .onConflict((oc) => oc.column('slug').doUpdateSet({ position: sql`excluded.position` }))
    .returning(['id', 'slug'])
    .execute()
  const idOf = new Map(themes.map(({ id, slug }) => [slug, id]))
  // Oldest first: a cover keeps apart from those that stand before it in the list.
  for (const name of readdirSync(FOLDER).sort().reverse()) {
    const { header, content } = parseDemoFile(readFileSync(join(FOLDER, name), 'utf8'))
    await createPost(tx, {
      title: header.title!,
      slug: header.slug!,
      excerpt: header.excerpt!,
      content,
      author: header.author!,
      themeId: idOf.get(header.theme!)!,
      by: null,
      status: 'published',
      publishedAt: new Date(now.getTime() - Number(header.days_ago) * DAY),
      coverFamily: header.family!,
    })
  }
}
