import { redirect } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { readForm } from '../desk/form-answer.ts'
import type { ListPlan } from '../desk/list-plan.ts'
import { loadList } from '../desk/load-list.ts'
import { refused } from '../form.tsx'
import { type PageArgs, page, unwrap } from '../page.ts'
import { deletedOf } from './deleted-notice.tsx'
import { actOnEntry } from './entry-action.ts'
import { entryCalls } from './entry-calls.ts'
import type { EntryDesk, EntryWire } from './entry-desk.ts'
import { EntryItemPage, EntryListPage, FreshEntryPage } from './entry-desk-pages.tsx'
import { itemNumber } from './item-number.ts'
import * as contentWords from './words.id.ts'

const deletedFilter = {
  name: 'status',
  label: contentWords.state,
  options: [{ value: 'deleted', label: contentWords.deletedRestorable }],
}

/** The desk's three pages of a kind of entries: its list, the form for a new one, and one entry. */
export const entryScreens = <Wire extends EntryWire, More extends object>(desk: EntryDesk<Wire, More>) => ({
  list: listScreen(desk),
  fresh: freshScreen(desk),
  item: itemScreen(desk),
})

const loadMore = async <Wire extends EntryWire, More extends object>(
  { load }: EntryDesk<Wire, More>,
  args: PageArgs,
): Promise<More> => (load ? load(args) : ({} as More))

function listScreen<Wire extends EntryWire, More extends object>(desk: EntryDesk<Wire, More>) {
  const { noun, paths, words, filters = [], limit } = desk
  const plan: ListPlan = {
    path: paths.list,
    noun: words.row,
    search: words.search,
    filters: [...filters, deletedFilter],
    ...(limit && { limit }),
  }
  return {
    loader: page((args) =>
      loadList(
        args,
        plan,
        (query) => entryCalls<Wire>(args.api, noun).list(query),
        Promise.resolve({ deleted: deletedOf(args.query) }),
      ),
    ),
    element: <EntryListPage desk={desk} plan={plan} />,
  }
}

function freshScreen<Wire extends EntryWire, More extends object>(desk: EntryDesk<Wire, More>) {
  const { noun, paths, body, start, given } = desk
  return {
    loader: page(async (args) => ({
      more: await loadMore(desk, args),
      key: newKey(),
      start: { ...start, ...given?.(args.query) },
    })),
    action: page(async ({ api, request }) => {
      const values = await readForm(request)
      const { idempotency_key } = values
      const answer = await entryCalls<Wire>(api, noun).make({
        ...body(values),
        ...(idempotency_key && { idempotency_key }),
      })
      return answer.success ? redirect(`${paths.item(answer.data.id)}?tersimpan=1`) : refused(values, answer)
    }),
    element: <FreshEntryPage desk={desk} />,
  }
}

function itemScreen<Wire extends EntryWire, More extends object>(desk: EntryDesk<Wire, More>) {
  const { noun, paths, body, values } = desk
  return {
    loader: page(async (args) => {
      const [answer, more] = await Promise.all([
        entryCalls<Wire>(args.api, noun).get(itemNumber(args.params)),
        loadMore(desk, args),
      ])
      return { entry: unwrap(answer).data, more, isDone: args.query.get('tersimpan') === '1' }
    }),
    action: page(async ({ api, params, request }) => {
      const id = itemNumber(params)
      const calls = entryCalls<Wire>(api, noun)
      return actOnEntry<Wire>({
        request,
        path: paths.item(id),
        listPath: paths.list,
        valuesOf: values,
        change: (given) => calls.change(id, { ...body(given), version: Number(given.version) }),
        remove: () => calls.remove(id),
        restore: () => calls.restore(id),
      })
    }),
    element: <EntryItemPage desk={desk} />,
  }
}
