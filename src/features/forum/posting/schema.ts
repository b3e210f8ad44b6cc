import { z } from 'zod'
import { hasUnnamedPicture } from '#src/wire/marked-text.ts'
import { lineOfText, linesOfText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { CONTENT_TOO_LONG, MAX_CONTENT } from '../../content/schema.ts'
import { visibilities } from '../visibilities.ts'
import * as words from './api-words.id.ts'

/** Characters of plain text. */
export const MAX_BODY = 20_000

const question = lineOfText(sharedWords.questionMissing)
  .min(10, words.questionTooShort)
  .max(200, sharedWords.questionTooLong)
const text = (missing: string) =>
  linesOfText(missing)
    .max(MAX_BODY, sharedWords.atMostLetters(20_000))
    .refine((given) => !hasUnnamedPicture(given), sharedWords.describeEachImage)
/** A post as HTML, which counts if its plain text is given, too. */
const html = z.string(sharedWords.textMissing).max(MAX_CONTENT, CONTENT_TOO_LONG).optional()
const category = z
  .string(sharedWords.chooseCategory)
  .trim()
  .min(1, sharedWords.chooseCategory)
  .max(100, sharedWords.chooseCategory)
const regionId = z.int(sharedWords.chooseRegion).positive(sharedWords.chooseRegion).nullable()
const visibility = z.enum(visibilities, words.chooseReaders)
const version = z.int(sharedWords.versionMissing).positive(sharedWords.versionMissing)
const key = z.uuid(sharedWords.reload).optional()

export const newQuestion = z.strictObject({
  question,
  body: text(words.explanationMissing).default(''),
  body_html: html,
  category,
  region_id: regionId.default(null),
  visibility: visibility.default('member'),
  idempotency_key: key,
})
export type NewQuestion = z.output<typeof newQuestion>

/** Omitted fields stay unchanged; `version` is the one that was read. */
export const questionChange = z.strictObject({
  version,
  question: question.optional(),
  body: text(words.explanationMissing).optional(),
  body_html: html,
  category: category.optional(),
  region_id: regionId.optional(),
  visibility: visibility.optional(),
})
export type QuestionChange = z.output<typeof questionChange>

/** One of the two. */
const answerBody = { body: text(sharedWords.answerMissing).optional(), body_html: html }

export const newAnswer = z.strictObject({ ...answerBody, idempotency_key: key })
export type NewAnswer = z.output<typeof newAnswer>

export const answerChange = z.strictObject({ version, ...answerBody })
export type AnswerChange = z.output<typeof answerChange>

/** Response to a new or changed post. */
export const postedShape = z.object({
  id: z.int(),
  question_id: z.int(),
  /** `held`: awaits approval by a moderator. */
  status: z.enum(['held', 'open', 'answered', 'closed', 'hidden']),
  version: z.int(),
})
export type PostedWire = z.output<typeof postedShape>
