import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { lineOfText, linesOfText, searchText } from '#src/wire/shapes.ts'
import { flagReasons } from '../policy.ts'
import { questionShape } from '../schema.ts'

const queueStates = ['all', 'waiting', 'held', 'flagged', 'hidden'] as const

export const queueFilter = z.object({
  ...pageQuery(),
  /** `waiting`: held and flagged posts; they come first in `all`. */
  state: z.enum(queueStates, `Pilih salah satu: ${queueStates.join(', ')}.`).default('all'),
  kind: z.enum(['question', 'answer'], 'Pilih salah satu: question, answer.').optional(),
  q: searchText.default(''),
  sort: z
    .enum(['created_at', '-created_at'], 'Pilih salah satu: created_at, -created_at.')
    .default('created_at'),
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

const version = z.int('Sebut versi yang Anda baca.').positive('Sebut versi yang Anda baca.')

export const decision = z.strictObject({
  version,
  act: z.enum(['approve', 'hide', 'keep'], 'Pilih salah satu: approve, hide, keep.'),
  /** Sent to the author. */
  reason: linesOfText('Tulis alasannya.').max(1_000, 'Alasan paling panjang 1.000 huruf.').default(''),
})
export type Decision = z.output<typeof decision>

export const categoryChange = z.strictObject({
  version,
  category: lineOfText('Tulis kategorinya.').min(2, 'Tulis kategorinya.').max(60, 'Paling panjang 60 huruf.'),
})

export const merger = z.strictObject({
  into_id: z.int('Tulis nomor pertanyaan tujuan.').positive('Tulis nomor pertanyaan tujuan.'),
})

export const faqEntry = z.strictObject({
  question: lineOfText('Tulis pertanyaannya.')
    .min(10, 'Paling pendek 10 huruf.')
    .max(200, 'Paling panjang 200 huruf.')
    .optional(),
  /** Plain text as members write it; defaults to the accepted answer. */
  answer: linesOfText('Tulis jawabannya.')
    .min(2, 'Tulis jawabannya.')
    .max(20_000, 'Paling panjang 20.000 huruf.')
    .optional(),
  category: lineOfText('Tulis kategorinya.')
    .min(2, 'Tulis kategorinya.')
    .max(60, 'Paling panjang 60 huruf.')
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
