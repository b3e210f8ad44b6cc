import { data } from 'react-router'
import type { BulkWire } from '#src/wire/bulk.ts'
import type { Result } from '#src/wire/envelope.ts'
import { answerOf, type FormAnswer, statusOf } from '../form.tsx'

/** What an act on several rows is told: what became of each, or why none was touched. */
export type BulkAnswer = FormAnswer & { act: string; bulk: BulkWire | null }

/** Which act is wanted on which rows, from the form of a list. */
export function readBulk(form: FormData): { act: string; ids: number[] } {
  return { act: String(form.get('act') ?? ''), ids: readPicked(form).map(Number) }
}

/** The picked rows by what they are called where that is no number. */
export const readPicked = (form: FormData): string[] => form.getAll('pilih').map(String)

/** What a list's action hands back. Rows that failed do not make the answer a failure: the page says which. */
export function bulkAnswer(act: string, result: Result<BulkWire>) {
  if (!result.success)
    return data<BulkAnswer>({ ...answerOf({ act }, result), act, bulk: null }, { status: statusOf(result) })
  return data<BulkAnswer>({ values: {}, errors: {}, code: 200, act, bulk: result.data })
}
