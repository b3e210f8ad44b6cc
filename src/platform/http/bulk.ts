import type { BulkWire, RowId } from '#src/wire/bulk.ts'
import { Failure } from './failures.ts'
import * as words from './words.id.ts'

const sentences: Readonly<Record<number, string>> = {
  403: words.mayNot,
  404: words.rowGone,
  409: words.rowChanged,
}

/**
 * Applies an action to several rows, each independent of the others' failures.
 * @param act on one row, in a transaction of its own. An error that is no `Failure` aborts all
 */
export async function actOnEach<Id extends RowId>(
  ids: readonly Id[],
  act: (id: Id) => Promise<unknown>,
): Promise<BulkWire<Id>> {
  const result: BulkWire<Id> = { done: [], failed: [] }
  for (const id of new Set(ids))
    try {
      await act(id)
      result.done.push(id)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      result.failed.push({ id, code: error.code, message: whyNot(error) })
    }
  return result
}

const whyNot = ({ code, errors }: Failure): string =>
  Object.values(errors ?? {})[0]?.[0] ?? sentences[code] ?? words.cannotNow
