import { data } from 'react-router'
import type { Result, WirePagination } from '#src/wire/envelope.ts'
import { NO_ANSWER } from '#src/wire/unanswered.ts'
import { type PageArgs, unwrap } from '../page.ts'
import { type ListPlan, type ListView, viewOf } from './list-plan.ts'

/** A page of rows, null for both if loading failed; and the list's state from the address. */
export type LoadedList<Row> = {
  view: ListView
  rows: Row[] | null
  pagination: WirePagination | null
}

/** Query of a list's call: the filters in use, order, page and limit. */
type ListQuery = Record<string, string | number>

/**
 * Loads a list at the desk. `ask` calls `/v1`; `more` loads the page's other data in parallel. When the rows are
 * unavailable, the page says so (503) and keeps the filters.
 * @throws the error page for a rejected call: an invalid page or filter, a forbidden row
 */
export async function loadList<Row, More extends object = Record<never, never>>(
  { query }: Pick<PageArgs, 'query'>,
  plan: ListPlan,
  ask: (query: ListQuery, view: ListView) => Promise<Result<Row[]>>,
  more?: Promise<More>,
) {
  const view = viewOf(plan, query)
  const said = Object.entries({ ...view.chosen, sort: view.sort }).filter(([, value]) => value)
  const paging = { page: query.get('page') ?? '1', limit: plan.limit ?? 25 }
  const [answer, shown] = await Promise.all([ask({ ...Object.fromEntries(said), ...paging }, view), more])
  if (!answer.success && answer.code < 500 && answer.code !== NO_ANSWER) unwrap(answer)
  const list: LoadedList<Row> = answer.success
    ? { view, rows: answer.data, pagination: answer.pagination! }
    : { view, rows: null, pagination: null }
  return data({ ...(shown as More), loaded: list }, { status: answer.success ? 200 : 503 })
}
