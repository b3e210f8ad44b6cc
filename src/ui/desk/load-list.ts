import { data } from 'react-router'
import type { Result, WirePagination } from '#src/wire/envelope.ts'
import { NO_ANSWER } from '#src/wire/unanswered.ts'
import { type PageArgs, unwrap } from '../page.ts'
import { type ListPlan, type ListView, viewOf } from './list-plan.ts'

/** A page of rows, or null for both when it could not be had; and the list as the address has it. */
export type LoadedList<Row> = {
  view: ListView
  rows: Row[] | null
  pagination: WirePagination | null
}

/** What a list's call is asked with: the filters that say something, order, page and limit. */
type ListQuery = Record<string, string | number>

/**
 * The loader of a list at the desk. `ask` calls `/v1`; `more` is what else the page shows, asked for at the same time.
 * When the rows cannot be had, the page says so (503) and keeps what was chosen.
 * @throws the error page for what the call refuses: a page or filter that is none, a row of others
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
