import { recordAudit } from '#src/platform/database/audit.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { plainText } from '#src/platform/text/sanitize.ts'
import { slugify } from '#src/platform/text/slug.ts'
import { type Actor, speaksFor } from '#src/wire/actor.ts'
import { type CoverFacts, seedUnlike } from '../covers/choose-scene.ts'
import { claimImages } from '../uploads/claim-images.ts'
import type { ContentKind } from './content-kind.ts'
import { changedText, noText, type TextWish } from './content-text.ts'
import { requireOwnRegion, voiceOf, withDerived } from './edit-steps.ts'
import { requireTheme } from './require-theme.ts'
import {
  type ContentText,
  findByKey,
  insertContent,
  insertRevision,
  latestItems,
  updateContentStatus,
  updateCover,
} from './write-queries.ts'

type Given = { wish: TextWish; slug?: string; key?: string | undefined; by: Actor; now: Date }

/**
 * Creates a draft with its first text, its address and its cover. A repeated key creates one only.
 * @returns its number, and whether it is new
 * @throws Failure 400
 */
export async function createContent(tx: Tx, kind: ContentKind, given: Given) {
  const { wish, by, now, key = null } = given
  const start = { ...noText, details: { participant_id: speaksFor(by) } }
  const text = await withDerived(tx, kind, changedText(start, wish, kind.details?.names))
  await requireTheme(tx, kind, text)
  await kind.details?.require?.(tx, text.details, voiceOf(by, [start.details]))
  requireOwnRegion(by, text.details)
  const item = await insertItem(tx, kind, { text, slug: given.slug, createdBy: by.id, key, now })
  if (!item) return { id: await findByKey(tx, kind, by.id, key!), isNew: false }
  await claimImages(tx, by.id, text, { before: [], now })
  await recordAudit(tx, by, {
    act: 'create',
    entity: kind.kind,
    entityId: item.id,
    detail: { after: { title: text.title } },
  })
  return { id: item.id, isNew: true }
}

type Added = {
  /** Text and details, as the desk's call takes them. */
  wish: TextWish & Record<string, unknown>
  slug?: string | undefined
  /** Actor for the audit trail; null for content of the installation. */
  by: Pick<Actor, 'id' | 'role'> | null
  /** Time of publication; null for a draft. */
  publishedAt: Date | null
  coverFamily?: string
  /** Its neighbours in the list, by default the latest items; its cover is unlike theirs. */
  neighbours?: readonly CoverFacts[]
}

/** Adds an item for the demo, an import or a test: live, or a draft. */
export async function addContent(
  tx: Tx,
  kind: ContentKind,
  { wish, by, publishedAt, ...given }: Added,
): Promise<{ id: number; slug: string }> {
  const text = await withDerived(tx, kind, changedText(noText, wish, kind.details?.names))
  const now = publishedAt ?? new Date()
  const item = await insertItem(tx, kind, { ...given, text, createdBy: by?.id ?? null, now, publishedAt })
  const detail = { status: publishedAt ? 'published' : 'draft' }
  await recordAudit(tx, by, { act: 'create', entity: kind.kind, entityId: item!.id, detail })
  tx.invalidate(kind.tag)
  return item!
}

type Item = Pick<Added, 'slug' | 'coverFamily' | 'neighbours'> & {
  text: ContentText
  createdBy: number | null
  key?: string | null
  now: Date
  publishedAt?: Date | null
}

/** Inserts an item with its first revision, its address and its cover; undefined for a repeated key. */
export async function insertItem(db: Db, kind: ContentKind, given: Item) {
  const { text, createdBy, key = null, now, publishedAt = null } = given
  const wished = given.slug ?? slugify(text.title)
  const slug = kind.isReserved(wished) ? `${wished}-2` : wished
  const cover = { slug, title: text.title, coverFamily: given.coverFamily ?? kind.coverFamily }
  const id = await insertContent(db, kind, {
    text,
    coverFamily: cover.coverFamily,
    coverSeed: seedUnlike(kind.kind, cover, given.neighbours ?? (await latestItems(db, kind))),
    createdBy,
    key,
    now,
  })
  if (id === undefined) return undefined
  const revisionId = await insertRevision(db, kind, id, { text, createdBy, now })
  await updateCover(db, kind, id, { text, words: plainText(text.content) })
  await updateContentStatus(db, kind, id, {
    status: publishedAt ? 'published' : 'draft',
    revisionId,
    liveRevisionId: publishedAt && revisionId,
    publishAt: null,
    publishedAt,
    now,
  })
  return { id, slug: await reserveSlug(db, kind.kind, id, slug) }
}
