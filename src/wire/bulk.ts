import { z } from 'zod'
import * as sharedWords from './shared-words.id.ts'

const MOST = 100

/** Several rows, by their ids. */
export const rowsOf = <Id extends z.ZodType<RowId>>(id: Id) =>
  z.array(id, sharedWords.chooseRow).min(1, sharedWords.chooseRow).max(MOST, sharedWords.rowsAtOnce(MOST))

/** Body of a bulk action: the action and the rows' ids. */
export const bulkBody = <const Acts extends readonly [string, ...string[]]>(acts: Acts) =>
  z.strictObject({
    act: z.enum(acts),
    ids: rowsOf(z.int().min(1)),
  })

/** Numbers; names for rows that are not the site's own. */
export type RowId = number | string

/** Outcome of each row: done, or failed with a reason. */
export const bulkShapeOf = <Id extends z.ZodType<RowId>>(id: Id) =>
  z.object({
    done: z.array(id),
    failed: z.array(z.object({ id, code: z.int(), message: z.string() })),
  })
export const bulkShape = bulkShapeOf(z.int())
export type BulkWire<Id extends RowId = RowId> = {
  done: Id[]
  failed: { id: Id; code: number; message: string }[]
}
