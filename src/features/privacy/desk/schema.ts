import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, lineOfText, linesOfText, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { langShape } from '#src/wire/translated.ts'
import { emailAddress } from '../../../wire/person-fields.ts'
import * as words from './api-words.id.ts'

const caseKinds = [
  'access',
  'correction',
  'erasure',
  'objection',
  'restriction',
  'withdrawal',
  'portability',
  'breach',
] as const
const caseStatuses = ['open', 'done', 'refused'] as const
const stepKinds = ['note', 'person_told', 'authority_told', 'done', 'refused', 'reopened'] as const
export type CaseKind = (typeof caseKinds)[number]

export const caseQuery = z.object({
  q: searchText.default(''),
  kind: z.enum(caseKinds).optional(),
  status: z.enum(caseStatuses).optional(),
  ...pageQuery(),
})
export type CaseQuery = z.output<typeof caseQuery>
export const caseParams = z.object({ id: idNumber })

const longText = linesOfText(sharedWords.descriptionMissing).max(5_000, sharedWords.atMostLetters(5_000))
const fields = {
  title: lineOfText(words.subjectMissing)
    .min(5, words.subjectTooShort)
    .max(150, sharedWords.atMostLetters(150)),
  detail: longText.default(''),
  /** Account of the requester, if there is one. */
  user_id: z
    .int(sharedWords.accountNumberMissing)
    .positive(sharedWords.accountNumberMissing)
    .nullable()
    .default(null),
  person_name: lineOfText(sharedWords.nameMissing)
    .max(100, sharedWords.atMostLetters(100))
    .nullable()
    .default(null),
  person_email: emailAddress.nullable().default(null),
  /** Receipt of the request, or discovery of the breach: start of the 3 × 24 hours. */
  received_at: z.iso
    .datetime({ offset: true, error: words.enterDayAndTime })
    .refine((text) => Date.parse(text) >= Date.UTC(2000, 0, 1), sharedWords.checkYear),
  /** Fields for breaches only. */
  data_kinds: longText.default(''),
  people_count: z
    .int(sharedWords.wholeNumber)
    .min(0, sharedWords.numberAtLeast(0))
    .max(1_000_000_000)
    .nullable()
    .default(null),
  measures: longText.default(''),
}
export const newCase = z.strictObject({ kind: z.enum(caseKinds), ...fields })
export type NewCase = z.output<typeof newCase>
export const caseChange = z.strictObject({ version: z.int(sharedWords.reload), ...fields })
export type CaseChange = z.output<typeof caseChange>

export const newStep = z.strictObject({
  kind: z.enum(stepKinds),
  note: linesOfText(sharedWords.notesMissing)
    .min(3, sharedWords.notesTooShort)
    .max(2_000, sharedWords.atMostLetters(2_000)),
  /** Mails the answer to the person; with `done` and `refused` only. */
  mail: z.boolean(sharedWords.yesOrNo).default(false),
})
export type NewStep = z.output<typeof newStep>

const moment = z.iso.datetime()
export const copyShape = z.object({
  /** Address of the file, good once and for the caller alone. */
  href: z.string(),
  expires_at: moment,
})

export const caseRowShape = z.object({
  id: z.int(),
  kind: z.enum(caseKinds),
  status: z.enum(caseStatuses),
  title: z.string(),
  /** Null after an erasure, or without a requester: a breach. */
  person_name: z.string().nullable(),
  received_at: moment,
  due_at: moment,
  closed_at: moment.nullable(),
})
export type CaseRowWire = z.output<typeof caseRowShape>

export const caseShape = caseRowShape.extend({
  detail: z.string(),
  user_id: z.int().nullable(),
  person_email: z.string().nullable(),
  data_kinds: z.string(),
  people_count: z.int().nullable(),
  measures: z.string(),
  /** Proof of completion, or reason for refusal. */
  proof: z.string().nullable(),
  version: z.int(),
  steps: z.array(
    z.object({
      id: z.int(),
      at: moment,
      by: z.string().nullable(),
      kind: z.string(),
      note: z.string(),
    }),
  ),
  /** Mail texts to copy: to the person; for a breach to people in each language of the site, and to the authority. */
  letters: z.array(z.object({ ...langShape, to: z.string(), subject: z.string(), text: z.string() })),
})
export type CaseWire = z.output<typeof caseShape>
