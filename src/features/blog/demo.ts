import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Tx } from '#src/platform/database/write.ts'
import { parseDemoFile } from '#src/platform/text/demo-file.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { namedScene } from '../covers/demo.ts'
import { createPost } from './create-post.ts'

const FOLDER = 'db/demo/blog'

export async function seedBlog(tx: Tx, now: Date) {
  const demo: { slug: string; title: string; lead: string }[] = JSON.parse(
    readFileSync('db/demo/themes.json', 'utf8'),
  )
  const themes = await tx
    .insertInto('blogThemes')
    .values(demo.map((theme, position) => ({ ...theme, position })))
    .onConflict((oc) =>
      oc.column('slug').doUpdateSet({ position: sql`excluded.position`, lead: sql`excluded.lead` }),
    )
    .returning(['id', 'slug'])
    .execute()
  const idOf = new Map(themes.map(({ id, slug }) => [slug, id]))
  const regions = await tx.selectFrom('regions').select(['id', 'title']).execute()
  const participants = await tx.selectFrom('participants').select(['id', 'title']).execute()
  // Oldest first: a cover is chosen unlike those before it in the list.
  for (const name of readdirSync(FOLDER).sort().reverse()) {
    const { header, content } = parseDemoFile(readFileSync(join(FOLDER, name), 'utf8'))
    await createPost(tx, {
      title: header.title!,
      slug: header.slug!,
      excerpt: header.excerpt!,
      content,
      author: header.author!,
      themeId: idOf.get(header.theme!)!,
      regionId: regions.find(({ title }) => title === header.region)?.id,
      participantId: participants.find(({ title }) => title === header.participant)?.id,
      by: null,
      publishedAt: new Date(now.getTime() - Number(header.days_ago) * DAY_MS),
      coverFamily: header.family!,
      scene: namedScene(header),
    })
  }
  await seedWaiting(tx, now, idOf.get('kabar') ?? themes[0]!.id)
}

type WaitingPost = { title: string; excerpt: string; content: string; author: string; in_days: number | null }

/** Inserts unpublished posts for the desk: a draft and a scheduled text. */
async function seedWaiting(tx: Tx, now: Date, themeId: number) {
  const common = { by: null, publishedAt: null, coverFamily: 'soga', themeId } as const
  const { posts }: { posts: WaitingPost[] } = JSON.parse(readFileSync('db/demo/waiting.json', 'utf8'))
  for (const { in_days: days, ...post } of posts) {
    const { id } = await createPost(tx, { ...common, ...post })
    if (days === null) continue
    const publishAt = new Date(now.getTime() + days * DAY_MS)
    await tx.updateTable('blog').set({ status: 'scheduled', publishAt }).where('id', '=', id).execute()
  }
}
