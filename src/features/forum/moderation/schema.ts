import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { lineOfText, linesOfText, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { flagReasons } from '../policy.ts'
import { questionShape } from '../schema.ts'
import * as words from './api-words.id.ts'

const queueStates = ['all', 'waiting', 'held', 'flagged', 'hidden'] as const

export const queueFilter = z.object({
  ...pageQuery(),
  /** `waiting`: held and flagged posts; they come first in `all`. */
  state: z.enum(queueStates).default('all'),
  kind: z.enum(['question', 'answer']).optional(),
  q: searchText.default(''),
  sort: z.enum(['created_at', '-created_at']).default('created_at'),
})
export type QueueFilter = z.output<typeof queueFilter>

export const queueRowShape = z.object({
  question_id: z.int(),
  /** Null for the question itself. */
  answer_id: z.int().nullable(),
  question: z.string(),
  text: z.string(),
  author: z.string(),
  place: z.string().nullable(),
  status: z.enum(['held', 'open', 'answered', 'closed', 'hidden']),
  flags_count: z.int(),
  reasons: z.array(z.enum(flagReasons)),
  hidden_reason: z.string().nullable(),
  created_at: z.iso.datetime(),
})
export type QueueRowWire = z.output<typeof queueRowShape>

const version = z.int(sharedWords.versionMissing).positive(sharedWords.versionMissing)

export const decision = z.strictObject({
  version,
  act: z.enum(['approve', 'hide', 'keep']),
  /** Sent to the author. */
  reason: linesOfText(sharedWords.reasonMissing).max(1_000, words.reasonTooLong).default(''),
})
export type Decision = z.output<typeof decision>

export const categoryChange = z.strictObject({
  version,
  category: lineOfText(words.categoryMissing)
    .min(2, words.categoryMissing)
    .max(60, sharedWords.atMostLetters(60)),
})

export const merger = z.strictObject({
  into_id: z.int(words.targetMissing).positive(words.targetMissing),
})

export const faqEntry = z.strictObject({
  question: lineOfText(sharedWords.questionMissing)
    .min(10, sharedWords.atLeastLetters(10))
    .max(200, sharedWords.atMostLetters(200))
    .optional(),
  /** Plain text as members write it; defaults to the accepted answer. */
  answer: linesOfText(sharedWords.answerMissing)
    .min(2, sharedWords.answerMissing)
    .max(20_000, sharedWords.atMostLetters(20_000))
    .optional(),
  category: lineOfText(words.categoryMissing)
    .min(2, words.categoryMissing)
    .max(60, sharedWords.atMostLetters(60))
    .optional(),
})
export type FaqEntry = z.output<typeof faqEntry>

export const faqEntryShape = z.object({ id: z.int() })

export const deskQuestionShape = z.object({
  question: questionShape,
  /** Undecided flags, without their authors. */
  flags: z.array(
    z.object({
      answer_id: z.int().nullable(),
      reason: z.enum(flagReasons),
      note: z.string(),
      created_at: z.iso.datetime(),
    }),
  ),
  /** Versions before late edits, newest first; moderators only. */
  history: z.array(
    z.object({
      answer_id: z.int().nullable(),
      question: z.string().nullable(),
      text: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  faq_entry_id: z.int().nullable(),
})
export type DeskQuestionWire = z.output<typeof deskQuestionShape>
