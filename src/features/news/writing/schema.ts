import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, imageShape, lineOfText, linesOfText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { affiliationFields } from '../../institutions/schema.ts'
import { type NewsStatus, newsActs, newsStatuses } from '../workflow.ts'
import * as words from './api-words.id.ts'

/** Characters of HTML. */
export const MAX_CONTENT = 100_000
export const CONTENT_TOO_LONG = sharedWords.textTooLong

const title = lineOfText(sharedWords.itsTitleMissing)
  .min(5, sharedWords.titleTooShort)
  .max(150, sharedWords.titleTooLong)
const content = z.string({ error: sharedWords.textMissing }).max(MAX_CONTENT, CONTENT_TOO_LONG)
const excerpt = linesOfText(sharedWords.itsExcerptMissing).max(300, sharedWords.excerptTooLong)
const categoryId = z.int(sharedWords.chooseCategory).positive(sharedWords.chooseCategory)
/** Name of a file that the writer uploaded; null for the woven cover. */
const image = z.string(words.chooseItsImage).max(100, words.chooseItsImage).nullable()
const { participant_id: participantId } = affiliationFields
const version = z.int(sharedWords.versionMissing).positive(sharedWords.versionMissing)

/** `POST /news`: a text needs a title and a category to be saved; for review it needs content too. */
export const newNews = z.strictObject({
  title,
  content,
  category_id: categoryId,
  image: image.default(null),
  excerpt: excerpt.default(''),
  status: z.enum(['draft', 'review'], words.draftOrSend).default('draft'),
  /** Omitted: the writer's institution. */
  participant_id: participantId.optional(),
  idempotency_key: z.uuid(sharedWords.reload).optional(),
})
export type NewNewsInput = z.output<typeof newNews>

/** `PUT /member/news/{id}/participant`: the writer's own institution, or none. */
export const voiceInput = z.strictObject({ version, participant_id: participantId })

/** `PATCH /news/{id}`: omitted fields stay; `version` is the one that was read. */
export const newsChange = z.strictObject({
  version,
  status: z.enum(newsStatuses).optional(),
  comment: linesOfText(sharedWords.notesMissing).max(2_000, words.noteTooLong).optional(),
  /** Passage that the comment is about: a quotation, or a whole paragraph, counted from 0. */
  passage: z
    .strictObject({
      quote: z.string(words.choosePassage).trim().max(600, words.quoteTooLong).default(''),
      block: z
        .int(words.choosePassage)
        .min(0, words.choosePassage)
        .max(10_000, words.choosePassage)
        .optional(),
    })
    .optional(),
  publish_at: z.iso.datetime({ offset: true, error: sharedWords.momentUnclear }).optional(),
  title: title.optional(),
  content: content.optional(),
  category_id: categoryId.optional(),
  image: image.optional(),
  excerpt: excerpt.optional(),
  /** Slug below /news; for the secretariat only. */
  slug: z
    .string(sharedWords.enterAddress)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, words.slugUnclear)
    .max(80, sharedWords.slugTooLong)
    .optional(),
})
export type NewsChange = z.output<typeof newsChange>

/** `PUT /member/news/{id}/draft`: the editor's text, complete or not. */
export const draftInput = z.strictObject({
  /** Version of the item that the editor started from. */
  version,
  /** `saved_at` of the draft that the editor knows, null for none; omitted: replaces any stored draft. */
  after: z.iso.datetime().nullable().optional(),
  title: z.string(sharedWords.itsTitleMissing).max(150, sharedWords.titleTooLong),
  content,
  category_id: categoryId.nullable(),
  image,
  excerpt: z.string(sharedWords.itsExcerptMissing).max(300, sharedWords.excerptTooLong),
})
export type DraftInput = z.output<typeof draftInput>

export const newsId = z.object({ id: idNumber })
export const revisionParams = z.object({ id: idNumber, revision: idNumber })
export const commentParams = z.object({ id: idNumber, comment: idNumber })

const listStatuses = [...newsStatuses, 'deleted'] as const
const circles = ['all', 'own', 'institution', 'review'] as const

/** `deleted` lists own drafts that can still be restored. */
export const memberNewsFilter = z.object({
  ...pageQuery(),
  status: z.enum(listStatuses).optional(),
  whose: z.enum(circles).default('all'),
})
export type MemberNewsFilter = z.output<typeof memberNewsFilter>

export const memberNewsCircle = memberNewsFilter.pick({ whose: true })
export const memberNewsCountsShape = z.object({
  all: z.int(),
  ...(Object.fromEntries(newsStatuses.map((status) => [status, z.int()])) as Record<NewsStatus, z.ZodInt>),
})
export type MemberNewsCountsWire = z.output<typeof memberNewsCountsShape>

const person = z.object({ id: z.int(), name: z.string() })
const titled = z.object({ id: z.int(), title: z.string() })
const category = z.object({ id: z.int(), slug: z.string(), title: z.string() })
const moment = z.iso.datetime()

export const memberNewsRowShape = z.object({
  id: z.int(),
  /** Slug that it would get if free, before the first publication. */
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  image: imageShape,
  category,
  status: z.enum(newsStatuses),
  /** State of the pending text; null without one. */
  pending_status: z.enum(newsStatuses).nullable(),
  publish_at: moment.nullable(),
  author: z.string(),
  created_by: z.int().nullable(),
  created_at: moment,
  published_at: moment.nullable(),
  /** The last change of any kind, including those that readers do not see. */
  updated_at: moment,
  deleted_at: moment.nullable(),
  version: z.int(),
  is_endorsed: z.boolean(),
})
export type MemberNewsRowWire = z.output<typeof memberNewsRowShape>

/** One revision of an item, as the editor and the differences need it. */
const textShape = z.object({
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  category,
  image: imageShape,
  /** Name of the uploaded file, as requests take it; null for the woven cover. */
  image_name: z.string().nullable(),
})

export const revisionShape = textShape.extend({
  id: z.int(),
  by: person.nullable(),
  created_at: moment,
})
export type RevisionWire = z.output<typeof revisionShape>

const fields = ['title', 'excerpt', 'content', 'category', 'image'] as const

/** Quotation that a comment is about, and its paragraph, counted from 0. */
const passageShape = z.object({ quote: z.string(), block: z.int() })

const stepShape = z.object({
  id: z.int(),
  act: z.enum([...newsActs, 'create']),
  from: z.enum(newsStatuses).nullable(),
  to: z.enum(newsStatuses),
  /** Revision that the step was about. */
  revision: z.int().nullable(),
  /** Changes of that revision against the one before, at the step that wrote it; else empty. */
  changed: z.array(z.enum(fields)),
  comment: z.string().nullable(),
  passage: passageShape.nullable(),
  /** Null if the site did it, at the scheduled time. */
  by: person.nullable(),
  at: moment,
})
export type StepWire = z.output<typeof stepShape>

const commentShape = z.object({
  id: z.int(),
  comment: z.string(),
  passage: passageShape.nullable(),
  by: person.nullable(),
  at: moment,
  resolved_at: moment.nullable(),
})
export type CommentWire = z.output<typeof commentShape>

/** Text left in the editor without being sent. */
const draftShape = z.object({
  version: z.int(),
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  category_id: z.int().nullable(),
  image: imageShape.nullable(),
  image_name: z.string().nullable(),
  saved_at: moment,
})
export type DraftWire = z.output<typeof draftShape>

/**
 * Described as a pattern: generated clients name an enum after the fields that lead to it, and `pending.status` would
 * get the name of `pending_status`.
 */
const pendingStatus = z
  .string()
  .regex(new RegExp(`^(?:${newsStatuses.join('|')})$`))
  .transform((status) => status as NewsStatus)

export const memberNewsShape = memberNewsRowShape.extend({
  content: z.string(),
  image_name: z.string().nullable(),
  revision: z.int(),
  /** Institution that the item comes from; null for none. */
  participant: titled.nullable(),
  /** Institution for which the viewer, as its author, may speak. */
  speaks_for: titled.nullable(),
  /** The pending text beside a live one; an editor opens it if there is one. */
  pending: revisionShape.extend({ status: pendingStatus }).nullable(),
  /** The viewer's own. */
  draft: draftShape.nullable(),
  /** Newest last, like the history. */
  comments: z.array(commentShape),
  history: z.array(stepShape),
  endorsement: z.object({ by: person, at: moment }).nullable(),
  /** Acts that the viewer may do now; names as in `transitions` and `otherActs` of workflow.ts. */
  can: z.array(z.enum(newsActs)),
})
export type MemberNewsWire = z.output<typeof memberNewsShape>

export const draftSavedShape = z.object({
  saved_at: moment,
  /** Current version of the item: if not the draft's, somebody saved in between. */
  version: z.int(),
})
export type DraftSavedWire = z.output<typeof draftSavedShape>
