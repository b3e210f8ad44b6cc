import { z } from 'zod'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'

const csv = z
  .string(sharedWords.chooseCsv)
  .min(1, sharedWords.fileIsEmpty)
  .max(900_000, words.fileTooLargeForMonth)

const place = z.int(words.chooseColumn).min(0, words.chooseColumn).max(99, words.chooseColumn)
/** Places of the columns, from 0. */
const columns = z.strictObject({
  date: place,
  description: place,
  amount: place,
  /** Column of CR and DB; null if the sums say it, or only money that came in stands there. */
  sign: place.nullable().default(null),
})

export const statement = z.strictObject({
  /** Text of the bank's CSV file. */
  csv,
  /** True to report the result without changes. */
  dry_run: z.boolean(sharedWords.answerYesOrNo).default(true),
  /** The columns of the result that is confirmed: 409 if others count by now. */
  columns: columns.optional(),
})
export type StatementBody = z.output<typeof statement>

export const statementLayout = columns.extend({ csv })
export type StatementLayout = z.output<typeof statementLayout>

const rowStatuses = [
  'fits',
  'asks',
  'approves',
  'confirmed',
  'asked',
  'approved',
  'known',
  'unclear',
] as const
/**
 * Before: `fits` one gift, `asks` for a second person, `approves` a colleague's request about the same row. After:
 * `confirmed`, `asked`, `approved`. Both: `known` from earlier, `unclear`.
 */
export type RowStatus = (typeof rowStatuses)[number]

const rowShape = z.object({
  /** Line of the file. */
  line: z.int(),
  status: z.enum(rowStatuses),
  day: z.string().nullable(),
  amount: z.int().min(0).nullable(),
  description: z.string(),
  /** The gift of the row, or those that it may have been meant for. */
  gifts: z.array(z.object({ order_id: z.string(), donor_name: z.string().nullable() })),
  reason: z.string().nullable(),
})
export type StatementRowWire = z.output<typeof rowShape>

export const statementShape = z.object({
  dry_run: z.boolean(),
  /** Bank known by its header. */
  bank: z.string().nullable(),
  /** Names of the columns, with their cells in the first rows while they are to be chosen. */
  names: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  /** Null: the site does not know this header, and nothing was matched. */
  columns: z
    .object({ date: z.int(), description: z.int(), amount: z.int(), sign: z.int().nullable() })
    .nullable(),
  rows: z.array(rowShape),
  counts: z.object({
    /** Rows that are acted on, or were. */
    new: z.int(),
    /** Those of them that wait for a second person. */
    second: z.int(),
    known: z.int(),
    unclear: z.int(),
  }),
  /** Total of the rows that are acted on, whole rupiah. */
  amount: z.int(),
  /**
   * Number of rows passed over: money that went out, not booked yet, sums with sen, lines that are no transactions, and
   * rows that stand twice in the file, with a sum that no gift has.
   */
  passed: z.object({
    debit: z.int(),
    pending: z.int(),
    sen: z.int(),
    other: z.int(),
    repeated: z.int(),
  }),
})
export type PassedReason = keyof StatementWire['passed']
export type StatementWire = z.output<typeof statementShape>
