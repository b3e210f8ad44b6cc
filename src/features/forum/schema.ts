import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, idText, searchText } from '#src/wire/shapes.ts'
import { langShape } from '#src/wire/translated.ts'
import * as words from './api-words.id.ts'
import { postActs } from './policy.ts'
import { visibilities } from './visibilities.ts'

const questionViews = ['all', 'forum', 'unanswered', 'mine', 'followed'] as const
const sorts = ['created_at', '-created_at', 'title', '-title'] as const

export const questionFilter = z.object({
  ...pageQuery(),
  faq: z.enum(['0', '1'], { error: words.oneForFaq }).default('0'),
  category: z.string().trim().min(1).max(100).optional(),
  region: idNumber.optional(),
  q: searchText.optional(),
  /** All but `all` exclude the FAQ; `mine` and `followed` need a session. */
  view: z.enum(questionViews).default('all'),
  sort: z.enum(sorts).optional(),
})
export type QuestionFilter = z.output<typeof questionFilter>

export const questionParams = z.object({ id: idText.pipe(idNumber) })
export const answerParams = z.object({ id: idNumber, answer: idNumber })

const answerShape = z.object({
  id: z.int(),
  body: z.string(),
  author: z.string(),
  created_at: z.iso.datetime(),
})

const forMembers = {
  /** Institution, region or "Sekretariat". */
  place: z.string().nullable(),
  is_own: z.boolean(),
  version: z.int(),
  edited_at: z.iso.datetime().nullable(),
  /** Plain text source; only for those who may edit it. */
  source: z.string().nullable(),
  /** The same as HTML, as it is stored. */
  body_html: z.string().nullable(),
  /** Fields for its author and moderators. */
  hidden_reason: z.string().nullable(),
  is_flagged: z.boolean(),
  /** Actions permitted to the viewer now. */
  can: z.array(z.enum(postActs)),
}

export const questionRowShape = z.object({
  id: z.int(),
  question: z.string(),
  body: z.string(),
  category: z.string(),
  region: z.object({ id: z.int(), title: z.string() }).nullable(),
  visibility: z.enum(visibilities),
  status: z.enum(['held', 'open', 'answered', 'closed', 'hidden']),
  is_faq: z.boolean(),
  author: z.string(),
  answers_count: z.int().min(0),
  accepted_answer: answerShape.nullable(),
  last_activity_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
  ...langShape,
  /** Only with a session. */
  viewer: z
    .object({
      place: forMembers.place,
      is_own: z.boolean(),
      is_followed: z.boolean(),
      is_unread: z.boolean(),
    })
    .optional(),
})
export type QuestionRowWire = z.output<typeof questionRowShape>

const fullAnswerShape = answerShape.extend({
  /** Only with a session. */
  viewer: z.object({ ...forMembers, status: z.enum(['held', 'open', 'hidden']) }).optional(),
})
export type AnswerWire = z.output<typeof fullAnswerShape>

export const questionShape = questionRowShape.extend({
  answers: z.array(fullAnswerShape),
  viewer: z
    .object({ ...forMembers, is_followed: z.boolean(), is_unread: z.boolean(), seq: z.int() })
    .optional(),
})
export type QuestionWire = z.output<typeof questionShape>

export const categoryShape = z.object({ title: z.string(), total: z.int() })
