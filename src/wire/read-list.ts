import type { Call, Contract } from './client.ts'
import type { Failed, Result } from './envelope.ts'

/** A page of a list failed to load; `failed` is the answer. */
export class ListLoadError extends Error {
  readonly failed: Failed

  constructor(where: string, page: number, failed: Failed) {
    super(`${where}?page=${page} answers ${failed.code}`)
    this.failed = failed
  }
}

export type WireRow = { id: number } & Record<string, unknown>

/** A call by a name that is known only at run time. */
export const callByName = (call: Call, where: string, input: object = {}): Promise<Result<unknown>> =>
  call<Contract & { input: object }>(where, input as never)

/** Iterates over all rows page by page. A row that moves to the next page is yielded once. @throws ListBroken */
export async function* readList(call: Call, where: string, query: object = {}): AsyncGenerator<WireRow> {
  const seen = new Set<number>()
  for (let page: number | null = 1; page !== null; ) {
    const answer: Result<unknown> = await callByName(call, where, { query: { ...query, page, limit: 100 } })
    if (!answer.success) throw new ListLoadError(where, page, answer)
    for (const row of answer.data as WireRow[]) {
      if (seen.has(row.id)) continue
      seen.add(row.id)
      yield row
    }
    page = answer.pagination?.next_page ?? null
  }
}
