import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tx } from '#src/platform/database/write.ts'
import { parseDemoFile } from '#src/platform/text/demo-file.ts'
import type { Actor } from '#src/wire/actor.ts'
import { HOUR_MS } from '#src/wire/duration.ts'
import { claimNews } from '../desk/claim-queries.ts'
import { applyChange } from './apply-change.ts'
import { decideChange } from './decide-change.ts'
import { getMemberNews } from './queries.ts'
import { type NewsChange, newsChange } from './schema.ts'
import { startNews } from './start-news.ts'
import { asText, withExcerpt } from './text.ts'

const FOLDER = 'db/demo/my-posts'

/** Seeds posts of the demo accounts in all states, each moved there by an account with the right. */
export async function seedMyNews(tx: Tx, now: Date) {
  const actors = await readActors(tx)
  const categories = await tx.selectFrom('newsCategories').select(['id', 'slug', 'coverFamily']).execute()
  for (const name of readdirSync(FOLDER).sort()) {
    const { header, content } = parseDemoFile(readFileSync(join(FOLDER, name), 'utf8'))
    const [first = '', newer] = content.split('\n---\n')
    const author = actors.get(header.by!)!
    const category = categories.find(({ slug }) => slug === header.category)!
    const at = (hours: number) =>
      new Date(now.getTime() - Number(header.days_ago) * 24 * HOUR_MS + hours * HOUR_MS)
    const text = { title: header.title!, excerpt: header.excerpt ?? '', content: first, image: null }
    const written = asText({ ...text, category_id: category.id })
    const id = (await startNews(tx, author, {
      text: header.state === 'draft' ? written : withExcerpt(written),
      key: null,
      now: at(-1),
      status: header.state === 'draft' ? 'draft' : 'review',
      coverFamily: category.coverFamily,
    }))!
    const decided = decisionOf(header, now)
    if (decided) await change(tx, id, actors.get(header.reviewer!)!, decided, at(20))
    if (newer) {
      const sent = header.newer === 'review' && ({ status: 'review' } as const)
      await change(tx, id, author, { content: newer, ...sent }, at(30 * 24))
    }
    if (header.claimed_by) await claim(tx, id, actors.get(header.claimed_by)!, at(6))
  }
}

function decisionOf(header: Record<string, string>, now: Date): Omit<NewsChange, 'version'> | null {
  if (header.state === 'revision')
    return {
      status: 'revision',
      comment: header.comment,
      ...(header.quote && { passage: { quote: header.quote } }),
    }
  if (header.state === 'published') return { status: 'published' }
  if (header.state !== 'scheduled') return null
  const publishAt = new Date(now.getTime() + Number(header.publish_in_hours) * HOUR_MS)
  return { status: 'scheduled', publish_at: publishAt.toISOString() }
}

async function change(tx: Tx, id: number, by: Actor, wish: Omit<NewsChange, 'version'>, at: Date) {
  const item = await getMemberNews(tx, by, id)
  const decision = decideChange(by, item, newsChange.parse({ version: item.version, ...wish }), at)
  if (decision) await applyChange(tx, item, decision, { by, now: at, place: null })
}

const claim = (tx: Tx, newsId: number, by: Actor, now: Date) =>
  claimNews(tx, { newsId, by: by.id, now, overFrom: null })

async function readActors(tx: Tx): Promise<Map<string, Actor>> {
  const users = await tx
    .selectFrom('users')
    .select(['email', 'id', 'namaLengkap as name', 'photo', 'role', 'userType', 'isPic', 'isModerator'])
    .select(['participantId', 'regionId'])
    .execute()
  return new Map(users.map(({ email, ...actor }) => [email, { ...actor, editsRegions: [] } as Actor]))
}
