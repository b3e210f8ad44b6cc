import { data } from 'react-router'
import type { BulkWire } from '#src/wire/bulk.ts'
import type { Result } from '#src/wire/envelope.ts'
import { answerOf, type FormAnswer, statusOf } from '../form.tsx'

/** Result of a bulk action: the outcome of each row, or the reason why none was changed. */
export type BulkAnswer = FormAnswer & { act: string; bulk: BulkWire | null }

/** Reads the bulk action and its rows from the form of a list. */
export function readBulk(form: FormData): { act: string; ids: number[] } {
  return { act: String(form.get('act') ?? ''), ids: readPicked(form).map(Number) }
}

/** The selected rows by name where they have no number. */
export const readPicked = (form: FormData): string[] => form.getAll('pilih').map(String)

/** Result of a list's bulk action. Failed rows do not make it a failure: the page lists them. */
export function bulkAnswer(act: string, result: Result<BulkWire>) {
  if (!result.success)
    return data<BulkAnswer>({ ...answerOf({ act }, result), act, bulk: null }, { status: statusOf(result) })
  return data<BulkAnswer>({ values: {}, errors: {}, code: 200, act, bulk: result.data })
}
