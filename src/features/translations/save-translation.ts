import { isDeepStrictEqual } from 'node:util'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, invalid, notFound } from '#src/platform/http/failures.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'
import { plainText, SANITIZER_VERSION } from '#src/platform/text/sanitize.ts'
import { slugify } from '#src/platform/text/slug.ts'
import { plainOf } from '#src/platform/text/two-forms.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { type DeskScope, deskScope } from '#src/wire/actor.ts'
import { allowedTransitions, auditActionOf } from '../content/content-states.ts'
import { isFreeSlug } from '../content/write-queries.ts'
import { changedTexts, claimFiles, requireBegun, requireWhole } from './changed-texts.ts'
import type { TranslatedKind } from './kind-queries.ts'
import { presentTranslation } from './present-translation.ts'
import {
  findOriginal,
  findTranslation,
  lockTranslation,
  type Original,
  type Texts,
  type Translation,
} from './queries.ts'
import { isAboutReview, type Reviewer, requireRight, reviewAfter, tellSender } from './review.ts'
import type { TranslationChange } from './schema.ts'
import * as words from './words.id.ts'
import {
  insertTranslation,
  insertTranslationRevision,
  reserveTranslatedSlug,
  type Standing,
  updateOriginal,
  updateTranslation,
  updateWords,
} from './write-queries.ts'

type Given = {
  id: number
  change: TranslationChange
  /** Null for the site itself, which publishes what is due. */
  by: Reviewer | null
  now: Date
  /** For letters to who sent it; without one nobody is told. */
  place?: SiteOrigin
  /** True for texts that a machine suggested. */
  isMachine?: boolean
}

/**
 * Writes a translation, or schedules, publishes or withdraws it, or takes a step of its review. A text saved beside a
 * live one waits until it is published. A machine's text goes out once a person has confirmed it.
 * @throws Failure 400 for invalid input, 403 for a step of the secretariat, 404 without an original, 409 with
 * `data:{current}` for another version or transition
 */
export async function saveTranslation(tx: Tx, kind: TranslatedKind, given: Given): Promise<void> {
  const { id, change, by, now, place } = given
  const scope = by ? deskScope(by) : 'everything'
  const { language } = change
  await lockTranslation(tx, kind, { id, language })
  const original = await findOriginal(tx, kind, { id, scope })
  if (!original) throw notFound()
  const before = await findTranslation(tx, kind, { id, language })
  const current = () => presentTranslation(kind, { id, language, original, translation: before, scope })
  if ((before?.version ?? 0) !== change.version) throw conflict({ current: current() })
  if (isAboutReview(change) && !before?.sentAt) throw conflict({ current: current() })
  requireRight({ change, before, by })
  const status = change.status ?? before?.status ?? 'draft'
  if (before && change.status && change.status !== before.status)
    if (!allowedTransitions[before.status].includes(change.status)) throw conflict({ current: current() })
  const texts = changedTexts(original, before?.fields ?? {}, change.fields)
  if (by) await claimFiles(tx, { original, before, texts, by, now })
  const isMachine = given.isMachine ?? (before?.isMachine && !change.confirmed) ?? false
  const isOut = change.status === 'published' || change.status === 'scheduled'
  if (isOut || change.review === 'send') requireWhole(kind, original, texts, isMachine)
  else if (!before) requireBegun(original, texts)
  const translationId = before?.id ?? (await insertTranslation(tx, { kind: kind.kind, id, language }, now))
  if (translationId === undefined)
    throw conflict({ current: await presentNow(tx, kind, { id, language, original, scope }) })
  const revisionId = await keepText(tx, kind, { translationId, before, texts, original, by, now, change })
  const slug = await slugOf(tx, kind, { id, change, original, before, texts, isOut })
  const standing = {
    ...standingOf(before, { change, status, revisionId, now, slug, isMachine }),
    ...reviewAfter({ change, before, by }, isMachine, now),
  }
  await updateTranslation(tx, translationId, standing, now)
  if (standing.liveRevisionId === revisionId)
    await updateWords(tx, translationId, language, searchedOf(kind, texts))
  await recordAudit(tx, by, {
    act: actOf(change, before),
    entity: kind.kind,
    entityId: id,
    detail: {
      before: { revision: before?.revisionId ?? null, status: before?.status ?? null },
      after: { language, revision: revisionId, status, ...(slug !== before?.slug && { slug }) },
    },
  })
  const href = deskPaths.translation(kind.kind, id, language)
  const key = `translation-${translationId}-${change.version}`
  if (place) await tellSender(tx, { change, before, by, title: original.title, href, key, place })
  tx.invalidate(kind.tag)
}

const acts = { send: 'submit', take_back: 'withdraw', return: 'return' }

/** Name of a change in the audit trail. */
const actOf = ({ review, status }: TranslationChange, before: Translation | undefined) =>
  review ? acts[review] : before ? auditActionOf(before.status, status) : 'create'

type Read = {
  id: number
  language: TranslationChange['language']
  original: Original
  scope: DeskScope
}

const presentNow = async (tx: Tx, kind: TranslatedKind, read: Read) =>
  presentTranslation(kind, { ...read, translation: await findTranslation(tx, kind, read) })

type Kept = {
  translationId: number
  before: Translation | undefined
  texts: Texts
  original: Original
  by: Given['by']
  now: Date
  change: TranslationChange
}

/** Keeps the text as a new revision where it differs; one that is confirmed says what the original says now. */
async function keepText(
  tx: Tx,
  kind: TranslatedKind,
  { translationId, before, texts, original, by, now, change }: Kept,
) {
  if (before && isDeepStrictEqual(texts, { ...emptyOf(original), ...before.fields })) {
    if (change.confirmed) await updateOriginal(tx, before.revisionId, original.texts)
    return before.revisionId
  }
  const name = original.fields.find(({ form }) => form === 'html')?.name
  const { [name ?? '']: content = '', ...short } = texts
  const derived: Texts = kind.kind === 'participant' ? { description_2: plainOf(content) } : {}
  const kept = Object.fromEntries(Object.entries(short).filter(([, text]) => text !== ''))
  return insertTranslationRevision(tx, translationId, {
    fields: { ...(kind.isPartial ? kept : short), ...derived },
    content,
    sanitizerVersion: SANITIZER_VERSION,
    original: original.texts,
    createdBy: by?.id ?? null,
    now,
  })
}

const emptyOf = ({ fields }: Original): Texts => Object.fromEntries(fields.map(({ name }) => [name, '']))

type Slugged = Pick<Kept, 'original' | 'before' | 'texts' | 'change'> & { id: number; isOut: boolean }

/** The slug after a change: the wished one, or from the title once it goes out. @throws Failure 400 for a taken one */
async function slugOf(
  tx: Tx,
  { addressed, isReserved }: TranslatedKind,
  { id, change, original, before, texts, isOut }: Slugged,
): Promise<string | null> {
  if (!addressed || original.keepsSlug) return null
  const { slug: wished } = change
  if (wished && wished !== before?.slug) {
    if (isReserved?.(wished) || !(await isFreeSlug(tx, addressed, id, wished)))
      throw invalid({ slug: [words.slugTaken] })
    return reserveTranslatedSlug(tx, addressed, id, wished)
  }
  if (before?.slug || !isOut || !texts.title) return before?.slug ?? null
  const made = slugify(texts.title)
  return reserveTranslatedSlug(tx, addressed, id, isReserved?.(made) ? `${made}-2` : made)
}

type Next = { change: TranslationChange; status: Standing['status']; revisionId: number; now: Date } & Pick<
  Standing,
  'slug' | 'isMachine'
>

/** @throws Failure 400 for a time in the past, or a missing one */
function standingOf(
  before: Translation | undefined,
  { change, status, revisionId, now, slug, isMachine }: Next,
): Omit<Standing, 'sentAt' | 'sentBy' | 'returnedNote'> {
  const isPublished = change.status === 'published'
  const isHidden = status === 'archived' || status === 'draft'
  return {
    status,
    revisionId,
    liveRevisionId: isPublished ? revisionId : isHidden ? null : (before?.liveRevisionId ?? null),
    publishAt: status === 'scheduled' ? dueAt(before, change.publish_at, now) : null,
    publishedAt: isPublished ? (before?.publishedAt ?? now) : (before?.publishedAt ?? null),
    slug,
    isMachine,
  }
}

function dueAt(before: Translation | undefined, wished: string | undefined, now: Date): Date {
  if (!wished && before?.publishAt) return before.publishAt
  if (!wished) throw invalid({ publish_at: [words.chooseMoment] })
  const at = new Date(wished)
  if (at <= now) throw invalid({ publish_at: [words.momentPassed] })
  return at
}

/** Words of a text by their weight in the search. */
function searchedOf(kind: TranslatedKind, texts: Texts) {
  const {
    title = '',
    question = '',
    excerpt = '',
    description_1 = '',
    image_alt: _,
    file: _file,
    ...rest
  } = texts
  return {
    title: title || question,
    lead: excerpt || description_1,
    words: Object.entries(rest)
      .map(([name, text]) => (kind.texts[name]?.form === 'html' ? plainText(text) : text))
      .join(' '),
  }
}
