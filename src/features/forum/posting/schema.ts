import { z } from 'zod'
import { hasUnnamedPicture } from '#src/wire/marked-text.ts'
import { lineOfText, linesOfText } from '#src/wire/shapes.ts'
import { CONTENT_TOO_LONG, MAX_CONTENT } from '../../content/schema.ts'
import { visibilities } from '../visibilities.ts'

/** Characters of plain text. */
export const MAX_BODY = 20_000

const question = lineOfText('Tulis pertanyaannya.')
  .min(10, 'Pertanyaan paling pendek 10 huruf.')
  .max(200, 'Pertanyaan paling panjang 200 huruf.')
const text = (missing: string) =>
  linesOfText(missing)
    .max(MAX_BODY, 'Paling panjang 20.000 huruf.')
    .refine((given) => !hasUnnamedPicture(given), 'Tulis apa yang terlihat di setiap gambar.')
/** A post as HTML, which counts if its plain text is given, too. */
const html = z.string('Tulis isinya.').max(MAX_CONTENT, CONTENT_TOO_LONG).optional()
const category = z
  .string('Pilih kategorinya.')
  .trim()
  .min(1, 'Pilih kategorinya.')
  .max(100, 'Pilih kategorinya.')
const regionId = z.int('Pilih region.').positive('Pilih region.').nullable()
const visibility = z.enum(visibilities, 'Pilih siapa yang boleh membaca.')
const version = z.int('Sebut versi yang Anda baca.').positive('Sebut versi yang Anda baca.')
const key = z.uuid('Muat ulang halaman ini.').optional()

export const newQuestion = z.strictObject({
  question,
  body: text('Tulis penjelasannya.').default(''),
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
  body: text('Tulis penjelasannya.').optional(),
  body_html: html,
  category: category.optional(),
  region_id: regionId.optional(),
  visibility: visibility.optional(),
})
export type QuestionChange = z.output<typeof questionChange>

/** One of the two. */
const answerBody = { body: text('Tulis jawabannya.').optional(), body_html: html }

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
