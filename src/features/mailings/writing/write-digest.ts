import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { months } from '#src/ui/months.ts'
import { escapeHtml } from '#src/wire/escape-html.ts'
import { atJakartaTime, jakartaDay } from '#src/wire/jakarta-day.ts'
import { type ItemName, itemNames } from '#src/wire/mail-item.ts'
import { mailItems } from '#src/wire/words.id.ts'
import { addContent } from '../../content/create-content.ts'
import { findList } from '../lists/queries.ts'
import { itemPath } from './items.ts'
import { mailingContent } from './mailing-content.ts'
import { hasSlug, type ItemRow, listItemsOf } from './queries.ts'

/**
 * Writes, on the first of a month, a draft to the national list from what was published in the month before, and the
 * events of the month to come. A person reads, changes and sends it; without news of the month there is none.
 */
export const writeDigest: Job<object, JobParts> = {
  name: 'write-mailing-digest',
  // Ten past five in Jakarta, when the day of UTC is still the last of the month.
  cron: '10 22 28-31 * *',
  async run(_, { db, write, clock }) {
    const day = jakartaDay(clock.now())
    if (!day.endsWith('-01')) return
    const span = { from: monthOf(day, -1), to: monthOf(day, 0), until: monthOf(day, 1) }
    const items = await listItemsOf(db, span)
    const list = await findList(db, { slug: 'nasional' })
    if (!list || !items.some(({ kind }) => kind !== 'event')) return
    const before = jakartaDay(span.from)
    const slug = `kabar-${before.slice(0, 7)}`
    const name = `${months[Number(before.slice(5, 7)) - 1]} ${before.slice(0, 4)}`
    await write(async (tx) => {
      // A repeated job writes no second one.
      if (await hasSlug(tx, slug)) return
      const wish = { ...digestOf(items, name), list_id: list.id, archive: 'public' }
      await addContent(tx, mailingContent, { wish, slug, by: null, publishedAt: null })
    })
  },
}

/** Beginning of a month in Jakarta, some months after that of a day. */
function monthOf(day: string, after: number): Date {
  const month = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  month.setUTCMonth(month.getUTCMonth() + after)
  return new Date(atJakartaTime(`${month.toISOString().slice(0, 10)}T00:00`))
}

const headings: Record<ItemName, string> = {
  news: 'Yang terjadi',
  event: 'Acara bulan ini',
  campaign: 'Yang perlu bantuan',
  download: 'Bahan baru',
}

function digestOf(items: readonly ItemRow[], month: string) {
  const block = (item: ItemRow) =>
    `<figure class="item"><a href="${itemPath(item)}">${escapeHtml(item.title)}</a></figure>`
  const sections = itemNames.flatMap((name) => {
    const ones = items.filter(({ kind }) => kind === name)
    return ones.length ? [`<h2>${headings[name]}</h2>`, ...ones.map(block)] : []
  })
  const counts = itemNames
    .map((name) => [items.filter(({ kind }) => kind === name).length, mailItems[name].toLowerCase()] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
  return {
    title: `Kabar jaringan, ${month}`,
    excerpt: items[0]!.title.slice(0, 300),
    content: `<p>Dari ${month}: ${counts.join(', ')}.</p>${sections.join('')}`,
  }
}
