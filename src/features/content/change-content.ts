import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, invalid } from '#src/platform/http/failures.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { plainText } from '#src/platform/text/sanitize.ts'
import type { Actor } from '#src/wire/actor.ts'
import type { ContentStatus } from '#src/wire/content.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { claimImages, requireConsent } from '../uploads/claim-images.ts'
import * as words from './api-words.id.ts'
import { restorableSince } from './bin-retention.ts'
import type { ContentKind } from './content-kind.ts'
import { allowedTransitions, auditActionOf, isLiveTextShown } from './content-states.ts'
import { changedText, differing, requireWords, type TextWish, textOf, withExcerpt } from './content-text.ts'
import { requireOwnRegion, requireVersion, scopeOf, voiceOf, withDerived } from './edit-steps.ts'
import { presentContent } from './present.ts'
import { type ContentItem, getContent } from './queries.ts'
import { requireTheme } from './require-theme.ts'
import {
  type ContentState,
  type ContentText,
  insertRevision,
  isFreeSlug,
  lockContent,
  updateContentStatus,
  updateCover,
} from './write-queries.ts'

export type ContentChange = TextWish & {
  version: number
  slug?: string | undefined
  status?: ContentStatus | undefined
  publish_at?: string | undefined
}

type Given = {
  id: number
  change: ContentChange
  by: Actor | null
  now: Date
  /** Another revision of the item: its pictures may be reused by anybody. */
  earlier?: ContentText
}
/** Result of a change: the current text, and whether it was published just now. */
export type Changed = { before: ContentItem; text: ContentText; revisionId: number; isPublished: boolean }

/**
 * Writes a new text of an item, changes its address, or schedules, publishes or archives it. A text saved beside a live
 * one waits until it is published.
 * @throws Failure 400 for invalid input, 404, 409 with `data:{current}` for another version or transition
 */
export async function changeContent(tx: Tx, kind: ContentKind, given: Given): Promise<Changed> {
  const { id, change, by, now, earlier } = given
  const item = await lockAtVersion(tx, kind, given)
  requireWay(kind, item, change.status)
  const status = change.status ?? item.status
  if (change.slug !== undefined) await requireSlug(tx, kind, item, change.slug)
  const old = textOf(item)
  const isOut = status === 'published' || status === 'scheduled'
  const wished = await withDerived(tx, kind, changedText(old, change, kind.details?.names))
  const text = isOut && change.status ? withExcerpt(wished) : wished
  if (isOut && change.status) requireWords(text)
  await requireTheme(tx, kind, text)
  const earlierTexts = earlier ? [old, earlier] : [old]
  const earlierDetails = earlierTexts.map(({ details }) => details)
  await kind.details?.require?.(tx, text.details, voiceOf(by, earlierDetails), id)
  requireOwnRegion(by, text.details)
  if (isOut && change.status) await requireConsent(tx, text)
  const fields = differing(old, text)
  await claimImages(tx, by?.id ?? 0, text, { before: earlierTexts, now })
  const revisionId = fields.length
    ? await insertRevision(tx, kind, id, { text, createdBy: by?.id ?? null, now })
    : item.revisionId
  const isPublished = change.status === 'published'
  const standing = deriveStanding(item, { change, status, revisionId, now })
  if (isPublished || !isLiveTextShown(status))
    await updateCover(tx, kind, id, { text, words: plainText(text.content) })
  await updateContentStatus(tx, kind, id, { ...standing, now })
  if (change.slug !== undefined) await reserveSlug(tx, kind.kind, id, change.slug)
  const detail = detailOf(item, { text, fields, revisionId, standing, slug: change.slug })
  await recordAudit(tx, by, {
    act: auditActionOf(item.status, change.status),
    entity: kind.kind,
    entityId: id,
    detail,
  })
  tx.invalidate(kind.tag)
  return { before: item, text, revisionId, isPublished }
}

async function lockAtVersion(
  tx: Tx,
  kind: ContentKind,
  { id, change, by, now }: Given,
): Promise<ContentItem> {
  await lockContent(tx, kind, id)
  const wanted = { since: restorableSince(now), scope: scopeOf(by) }
  const item = await getContent(tx, kind, id, wanted)
  return requireVersion(item, change.version, (current) => presentContent(kind.kind, current))
}

/** Requires an allowed transition; to the present state is always allowed. */
function requireWay(kind: ContentKind, item: ContentItem, to: ContentStatus | undefined) {
  if (!to || to === item.status || allowedTransitions[item.status].includes(to)) {
    if (to && to !== 'published' && item.isSystem && item.status === 'published')
      throw invalid({ status: [words.pageIsNeeded] })
    return
  }
  throw conflict({ current: presentContent(kind.kind, item) })
}

async function requireSlug(tx: Tx, kind: ContentKind, item: ContentItem, slug: string) {
  if (slug === item.slug) return
  if (item.isSystem) throw invalid({ slug: [words.addressInMenu] })
  if (kind.isReserved(slug)) throw invalid({ slug: [sharedWords.addressIsTakenBySite] })
  if (!(await isFreeSlug(tx, kind.kind, item.id, slug))) throw invalid({ slug: [words.addressWasTaken] })
}

type Next = { change: ContentChange; status: ContentStatus; revisionId: number; now: Date }

/** @throws Failure 400 for a time in the past, or a missing one */
function deriveStanding(item: ContentItem, { change, status, revisionId, now }: Next): ContentState {
  const isPublished = change.status === 'published'
  return {
    status,
    revisionId,
    liveRevisionId: isPublished ? revisionId : item.liveRevisionId,
    publishAt: status === 'scheduled' ? dueAt(item, change.publish_at, now) : null,
    publishedAt: isPublished ? (item.publishedAt ?? now) : item.publishedAt,
  }
}

function dueAt({ publishAt }: ContentItem, wished: string | undefined, now: Date): Date {
  if (!wished && publishAt) return publishAt
  if (!wished) throw invalid({ publish_at: [words.chooseTimeToPublish] })
  const at = new Date(wished)
  if (at <= now) throw invalid({ publish_at: [words.timeHasPassed] })
  return at
}

type After = {
  text: ContentText
  fields: (keyof ContentText)[]
  revisionId: number
  standing: ContentState
  slug: string | undefined
}

/** Changed values before and after; the texts themselves are in the named revisions. */
function detailOf(item: ContentItem, { text, fields, revisionId, standing, slug }: After) {
  const old = textOf(item)
  const before: Record<string, unknown> = {}
  const after: Record<string, unknown> = {}
  const note = (name: string, was: unknown, is: unknown) => {
    if (was === is) return
    before[name] = was
    after[name] = is
  }
  for (const field of fields)
    if (field !== 'content' && field !== 'details') note(field, old[field], text[field])
  for (const name of Object.keys(text.details)) note(name, old.details[name] ?? null, text.details[name])
  note('revision', item.revisionId, revisionId)
  note('live_revision', item.liveRevisionId, standing.liveRevisionId)
  note('status', item.status, standing.status)
  note('publish_at', item.publishAt?.toISOString() ?? null, standing.publishAt?.toISOString() ?? null)
  if (slug !== undefined) note('slug', item.slug, slug)
  return { before, after }
}
