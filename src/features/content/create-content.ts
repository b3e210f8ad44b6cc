import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { plainText } from '#src/platform/text/sanitize.ts'
import { slugify } from '#src/platform/text/slug.ts'
import type { Actor } from '#src/wire/actor.ts'
import { seedApartFrom } from '../covers/draw-cover.ts'
import { claimImages } from '../uploads/claim-images.ts'
import type { ContentKind } from './content-kind.ts'
import { changedText, noText, type TextWish } from './content-text.ts'
import { requireTheme } from './require-theme.ts'
import {
  findByKey,
  insertContent,
  insertRevision,
  updateContentStatus,
  updateCover,
} from './write-queries.ts'

type Given = { wish: TextWish; slug?: string; key?: string | undefined; by: Actor; now: Date }

/**
 * Creates a draft with its first text, its address and its cover. A repeated key creates one only.
 * @returns its number
 * @throws Failure 400
 */
export async function createContent(tx: Tx, kind: ContentKind, given: Given): Promise<number> {
  const { wish, by, now, key = null } = given
  const text = changedText(noText, wish, kind.details?.names)
  await requireTheme(tx, kind, text)
  await kind.details?.require?.(tx, text.details)
  const wished = given.slug ?? slugify(text.title)
  const slug = kind.isReserved(wished) ? `${wished}-2` : wished
  const { coverFamily } = kind
  const id = await insertContent(tx, kind, {
    text,
    coverFamily,
    coverSeed: seedApartFrom(slug, []),
    createdBy: by.id,
    key,
    now,
  })
  if (id === undefined) return findByKey(tx, kind, by.id, key!)
  const revisionId = await insertRevision(tx, kind, id, { text, createdBy: by.id, now })
  await updateCover(tx, kind, id, { text, words: plainText(text.content) })
  await updateContentStatus(tx, kind, id, {
    status: 'draft',
    revisionId,
    liveRevisionId: null,
    publishAt: null,
    publishedAt: null,
    now,
  })
  await reserveSlug(tx, kind.kind, id, slug)
  await claimImages(tx, by.id, text, { before: [], now })
  await recordAudit(tx, by, {
    act: 'create',
    entity: kind.kind,
    entityId: id,
    detail: { after: { title: text.title } },
  })
  return id
}
