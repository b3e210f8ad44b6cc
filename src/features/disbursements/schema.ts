import { z } from 'zod'
import { designations } from '#src/features/giving/designations.ts'
import { bookFilter, designationInput } from '#src/features/giving/schema.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { dayText, idNumber, lineOfText, linesOfText, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as apiWords from './api-words.id.ts'
import { disbursementStatuses } from './statuses.ts'

const key = z.uuid(sharedWords.reloadAndSend).toLowerCase()
const words = (missing: string) =>
  linesOfText(missing).min(3, missing).max(500, sharedWords.atMostLetters(500))
const itemId = z.int(sharedWords.chooseListed).positive(sharedWords.chooseListed)

export const newDisbursement = z.strictObject({
  /** Day on which the money went. */
  paid_on: dayText('2000-01-01'),
  /** Whole rupiah; at most what is left of the gifts for the designation. */
  amount: z.int(sharedWords.sumUnclear).positive(apiWords.sumMissing),
  designation: designationInput,
  /** Institution, or another party by name. */
  receiver: z.union(
    [
      z.strictObject({ id: itemId }),
      z.strictObject({
        name: lineOfText(apiWords.recipientMissing)
          .min(3, sharedWords.atLeast3Letters)
          .max(150, sharedWords.atMostLetters(150)),
      }),
    ],
    apiWords.chooseRecipient,
  ),
  /** Purpose; shown in the public report. */
  note: words(apiWords.purposeMissing),
  /** Document with the proof; the report links to it if everybody may read it. */
  proof_id: itemId.nullable().default(null),
  idempotency_key: key,
})
export type NewDisbursement = z.output<typeof newDisbursement>

export const reversal = z.strictObject({
  reason: words(sharedWords.faultMissing),
  idempotency_key: key,
})
export const decision = z.strictObject({
  approve: z.boolean(sharedWords.approveOrNot),
  note: linesOfText(sharedWords.noteMissing).max(500, sharedWords.atMostLetters(500)).default(''),
})
export const proofBody = z.strictObject({ proof_id: itemId })
export const disbursementParams = z.object({ id: idNumber })

const filter = {
  /** Receiver, purpose, or a sum. */
  q: searchText.default(''),
  status: z.enum(disbursementStatuses).optional(),
  /** Receiving institution. */
  institution: idNumber.optional(),
  campaign: idNumber.optional(),
  ...bookFilter,
}
export const disbursementFilter = z.object(filter)
export type DisbursementFilter = z.output<typeof disbursementFilter>
export const disbursementQuery = z.object({ ...filter, ...pageQuery() })
export const fundQuery = z.object(pageQuery())

const rupiah = z.int().min(0)
const moment = z.iso.datetime()
const who = z.object({ id: z.int(), name: z.string() }).nullable()
const designation = z.object({ type: z.enum(designations), id: z.int().nullable(), title: z.string() })

export const disbursementShape = z.object({
  id: z.int(),
  /** `reversed`: a counter-entry took it back; `reversal`: a counter-entry that counts. */
  status: z.enum(disbursementStatuses),
  paid_on: z.string(),
  amount: rupiah,
  designation,
  /** `id` null for a party that is no institution here. */
  receiver: z.object({ id: z.int().nullable(), name: z.string() }),
  note: z.string(),
  proof: z
    .object({ id: z.int(), title: z.string(), is_public: z.boolean(), is_deleted: z.boolean() })
    .nullable(),
  /** Entry that this counter-entry takes back. */
  reverses: z.int().nullable(),
  /** Counter-entry, also one that waits for its approval. */
  reversed_by: z.int().nullable(),
  asked_by: who,
  asked_at: moment,
  decided_by: who,
  decided_at: moment.nullable(),
  decision_note: z.string(),
  is_simulation: z.boolean(),
  /** The caller recorded it. */
  is_own: z.boolean(),
  /** Actions that the caller may take on it now. */
  can_approve: z.boolean(),
  can_decline: z.boolean(),
  can_reverse: z.boolean(),
  /** Reason why the caller may not approve it; null if they may. */
  why_not: z.string().nullable(),
})
export type DisbursementWire = z.output<typeof disbursementShape>

/** Money of one designation. Refunds after it was passed on can make the balance negative. */
export const fundShape = z.object({
  designation,
  received: rupiah,
  fees: rupiah,
  refunded: rupiah,
  passed_on: rupiah,
  balance: z.int(),
})
export type FundWire = z.output<typeof fundShape>

/** Choices of the forms: all funds, those with most money first, and the documents that may be a proof. */
export const choicesShape = z.object({
  funds: z.array(fundShape),
  documents: z.array(z.object({ id: z.int(), title: z.string(), is_public: z.boolean() })),
})
export type ProofChoice = z.output<typeof choicesShape>['documents'][number]
