import { data } from 'react-router'
import type { Call } from '#src/wire/client.ts'
import type { Result, WirePagination } from '#src/wire/envelope.ts'
import { NO_ANSWER } from '#src/wire/unanswered.ts'
import { type PageArgs, unwrap } from '../page.ts'
import { entityFilters, type ListPlan, type ListView, viewOf } from './list-plan.ts'
import { fetchEntityText, type Picked, pickEntity } from './pick-entities.ts'

/** A page of rows, null for both if loading failed; and the list's state from the address. */
export type LoadedList<Row> = {
  view: ListView
  /** Texts of the filters by a row of some kind, by name; only those in use. */
  picks: Record<string, Picked>
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
  { query, api }: Pick<PageArgs, 'query'> & Partial<Pick<PageArgs, 'api'>>,
  plan: ListPlan,
  ask: (query: ListQuery, view: ListView) => Promise<Result<Row[]>>,
  more?: Promise<More>,
) {
  const asIs = viewOf(plan, query)
  const picks = api ? await pickFilters(api, plan, asIs) : {}
  const view = { ...asIs, chosen: { ...asIs.chosen, ...valuesOf(picks, ({ key, text }) => key || text) } }
  const filters = { ...view.chosen, ...valuesOf(picks, ({ key }) => key) }
  // The call is made for its right, but no row shown, until it is clear which ones are meant.
  const isWaiting = Object.values(picks).some(({ error }) => error)
  const said = Object.entries({ ...filters, sort: view.sort }).filter(([, value]) => value)
  const paging = { page: query.get('page') ?? '1', limit: plan.limit ?? 25 }
  const [answer, shown] = await Promise.all([ask({ ...Object.fromEntries(said), ...paging }, view), more])
  if (!answer.success && answer.code < 500 && answer.code !== NO_ANSWER) unwrap(answer)
  const list: LoadedList<Row> = answer.success
    ? { view, picks, rows: isWaiting ? [] : answer.data, pagination: isWaiting ? null : answer.pagination! }
    : { view, picks, rows: null, pagination: null }
  return data({ ...(shown as More), loaded: list }, { status: answer.success ? 200 : 503 })
}

const valuesOf = (picks: Record<string, Picked>, of: (pick: Picked) => string) =>
  Object.fromEntries(Object.entries(picks).map(([name, pick]) => [name, of(pick)]))

/** Names the rows that filters hold, and searches for those given by words. */
async function pickFilters(api: Call, plan: ListPlan, { chosen }: ListView): Promise<Record<string, Picked>> {
  const inUse = entityFilters(plan).filter(({ name }) => chosen[name])
  const picks = inUse.map(async ({ name, entity }): Promise<[string, Picked]> => {
    const pick = await pickEntity(api, entity, chosen[name]!)
    return [name, pick.error ? pick : { ...pick, text: await fetchEntityText(api, entity, pick.key) }]
  })
  return Object.fromEntries(await Promise.all(picks))
}
