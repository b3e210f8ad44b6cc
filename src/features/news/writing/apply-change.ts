import { recordAudit } from '#src/platform/database/audit.ts'
import { neighboursOf } from '#src/platform/database/dated-list.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { slugify } from '#src/platform/text/slug.ts'
import type { Actor } from '#src/wire/actor.ts'
import { seedUnlike } from '../../covers/choose-scene.ts'
import { claimImages, requireConsent } from '../../uploads/claim-images.ts'
import { mailEndorsers } from '../endorsement/mail-endorsers.ts'
import { newsList } from '../queries.ts'
import { reservedSlugs } from '../reserved-slugs.ts'
import type { Decision } from './decide-change.ts'
import { textsOf } from './facts.ts'
import { notifyAuthor } from './notify-author.ts'
import type { ItemRow } from './queries.ts'
import { changedText } from './text.ts'
import { dropSlugs, type ItemColumns, storeChange } from './write-queries.ts'

type Parts = {
  /** Null for the site itself, which publishes due items. */
  by: Pick<Actor, 'id' | 'role' | 'name'> | null
  now: Date
  /** Null to send no mail: in the demo. */
  place: SiteOrigin | null
  /** Texts whose pictures the new one may also show: a restored older text. */
  known?: Parameters<typeof claimImages>[3]['before']
}

/**
 * Writes a decision about an item: text, step, audit, slug, and mail to the author.
 * @returns false if somebody else changed the item since it was read; nothing is written then
 */
export async function applyChange(
  tx: Tx,
  item: ItemRow,
  change: Decision,
  { by, now, place, known = [] }: Parts,
): Promise<boolean> {
  const { act, from, to, comment, passage, text, outcome } = change
  const stored = await storeChange(tx, {
    id: item.id,
    version: item.version,
    act,
    from,
    to,
    comment,
    passage,
    text,
    now,
    by: by?.id ?? null,
    ...outcome,
    isBusy: item.isBusy,
    about: isAboutLive(change) ? 'live' : 'work',
    columns: await columnsOf(tx, item, change, by ? now : (item.publishAt ?? now)),
  })
  if (!stored) return false
  if (text && by) await claimImages(tx, by.id, text, { before: [...textsOf(item), ...known], now })
  if (outcome.live === 'work' || outcome.publishAt)
    await requireConsent(tx, text ?? changedText(item.work, {}))
  await recordAudit(tx, by, { act, entity: 'news', entityId: item.id, detail: { from, to } })
  const slug = await settleSlug(tx, item, change)
  if (isSeen(item, change)) tx.invalidate('news')
  const { title } = text ?? ((isAboutLive(change) && item.live) || item.work)
  const told = { ...change, title, publishAt: outcome.publishAt }
  const key = by && act === 'comment' && passage ? notesKey(item, by) : `news-step-${stored.stepId}`
  if (place) await notifyAuthor(tx, { item, change: told, by, place, slug, key })
  if (place && act === 'submit') await tx.later(mailEndorsers, { newsId: item.id })
  return true
}

/** Notes on single passages follow each other: the first one's mail covers those of one reader on one text. */
const notesKey = ({ work }: ItemRow, by: { id: number }) => `news-notes-${work.id}-${by.id}`

/** True if a change is about the live text, not a pending one. */
const isAboutLive = ({ from, to, text }: Decision) =>
  !text && [from, to].every((state) => state === 'published' || state === 'archived')

/** True if readers see the change. */
const isSeen = ({ status }: ItemRow, { outcome, slug }: Decision) =>
  status !== outcome.status
    ? status === 'published' || outcome.status === 'published'
    : status === 'published' && (outcome.live === 'work' || slug !== null)

/** Columns that the item takes from its text: the live one once published, else the newest. */
async function columnsOf(
  tx: Tx,
  item: ItemRow,
  { text, outcome }: Decision,
  publishedAt: Date,
): Promise<ItemColumns> {
  const shown = text ?? changedText(item.work, {})
  if (outcome.live === 'work') {
    if (item.publishedAt) return { live: 'work', text: shown, publishedAt }
    const neighbours = await neighboursOf(tx, newsList, publishedAt, shown.categoryId)
    return {
      live: 'work',
      text: shown,
      publishedAt,
      coverSeed: seedUnlike(
        'news',
        { slug: slugify(shown.title), title: shown.title, coverFamily: item.coverFamily },
        neighbours,
      ),
    }
  }
  if (outcome.status === 'published' || outcome.status === 'archived')
    return { live: 'same', isSeen: item.status !== outcome.status }
  const isOtherCategory = shown.categoryId !== item.work.category.id
  const family = isOtherCategory && item.categories.find(({ id }) => id === shown.categoryId)?.coverFamily
  return { live: 'none', text: shown, coverFamily: family || item.coverFamily }
}

/** Reserves the slug at first publication; a title changed before that leaves no old slug. */
async function settleSlug(tx: Tx, item: ItemRow, { text, outcome, slug }: Decision): Promise<string | null> {
  if (slug) return reserveSlug(tx, 'news', item.id, slug)
  if (outcome.live === 'work' && !item.slug) return takeFirstSlug(tx, item.id, text?.title ?? item.work.title)
  if (item.publishedAt || !item.slug || !text || text.title === item.work.title) return item.slug
  await dropSlugs(tx, item.id)
  return outcome.live === 'work' ? takeFirstSlug(tx, item.id, text.title) : null
}

function takeFirstSlug(tx: Tx, id: number, title: string) {
  const slug = slugify(title)
  return reserveSlug(tx, 'news', id, reservedSlugs.has(slug) ? `${slug}-2` : slug)
}
