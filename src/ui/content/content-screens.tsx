import { redirect } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { readForm, type Values } from '../desk/form-answer.ts'
import type { ListPlan } from '../desk/list-plan.ts'
import { loadList } from '../desk/load-list.ts'
import { refused } from '../form.tsx'
import { type PageArgs, page, unwrap } from '../page.ts'
import { actOnContent } from './content-action.ts'
import { contentCalls } from './content-calls.ts'
import type { ContentDesk } from './content-desk.ts'
import {
  ContentItemPage,
  ContentListPage,
  ContentPreviewPage,
  FreshContentPage,
  type PreviewData,
} from './content-desk-pages.tsx'
import { textBody } from './content-values.ts'
import { COPY, copiedValues } from './copied-values.ts'
import { deletedOf } from './deleted-notice.tsx'
import { itemNumber } from './item-number.ts'

/** The desk's four pages of a kind: its list, the form for a new item, one item, and its preview. */
export const contentScreens = <Details extends object, More extends object>(
  desk: ContentDesk<Details, More>,
) => ({
  list: listScreen(desk),
  fresh: freshScreen(desk),
  item: itemScreen(desk),
  preview: previewScreen(desk),
})

const loadMore = async <Details extends object, More extends object>(
  { load }: ContentDesk<Details, More>,
  args: PageArgs,
): Promise<More> => (load ? load(args) : ({} as More))

function listScreen<Details extends object, More extends object>(desk: ContentDesk<Details, More>) {
  const { noun, paths, words, filters, sort } = desk
  const plan: ListPlan = { path: paths.list, noun: words.row, search: words.search, filters, sort }
  return {
    loader: page((args) =>
      loadList(
        args,
        plan,
        (query) => contentCalls<Details>(args.api, noun).list({ sort, ...query }),
        loadMore(desk, args).then((more) => ({ more, deleted: deletedOf(args.query) })),
      ),
    ),
    element: <ContentListPage desk={desk} plan={plan} />,
  }
}

/** Form values of the item to start from, if the address names one. */
async function loadCopied<Details extends object, More extends object>(
  { noun, values }: ContentDesk<Details, More>,
  { api, query }: PageArgs,
): Promise<Values | null> {
  const id = query.get(COPY)
  if (id === null) return null
  const { data: item } = unwrap(await contentCalls<Details>(api, noun).get(itemNumber({ id })))
  return { ...copiedValues(item), ...values?.(item) }
}

function freshScreen<Details extends object, More extends object>(desk: ContentDesk<Details, More>) {
  const { noun, paths } = desk
  return {
    loader: page(async (args) => {
      const [more, copied] = await Promise.all([loadMore(desk, args), loadCopied(desk, args)])
      return { more, copied, key: newKey() }
    }),
    action: page(async ({ api, request }) => {
      const values = await readForm(request)
      const { idempotency_key } = values
      const body = { ...textBody(values), ...desk.body?.(values), idempotency_key }
      const answer = await contentCalls<Details>(api, noun).make(body)
      return answer.success
        ? redirect(`${paths.item(answer.data.id)}?tersimpan=baru`)
        : refused(values, answer)
    }),
    element: <FreshContentPage desk={desk} />,
  }
}

function itemScreen<Details extends object, More extends object>(desk: ContentDesk<Details, More>) {
  const { noun, paths, body, values } = desk
  return {
    loader: page(async (args) => {
      const [answer, more] = await Promise.all([
        contentCalls<Details>(args.api, noun).get(itemNumber(args.params)),
        loadMore(desk, args),
      ])
      return { item: unwrap(answer).data, more, done: args.query.get('tersimpan') }
    }),
    action: page(async ({ api, params, request }) => {
      const id = itemNumber(params)
      return actOnContent({
        request,
        path: paths.item(id),
        listPath: paths.list,
        calls: contentCalls<Details>(api, noun).of(id),
        ...(body && { more: body }),
        ...(values && { moreOf: values }),
      })
    }),
    element: <ContentItemPage desk={desk} />,
  }
}

function previewScreen<Details extends object, More extends object>(desk: ContentDesk<Details, More>) {
  return {
    loader: page(async ({ api, params, query }): Promise<PreviewData<Details>> => {
      const id = itemNumber(params)
      const calls = contentCalls<Details>(api, desk.noun)
      const { data: item } = unwrap(await calls.get(id))
      const revision = query.get('versi')
      if (!revision) return { item, text: item, at: item.updated_at }
      const { data: text } = unwrap(await calls.revision(id, revision))
      return { item, text, at: text.created_at }
    }),
    element: <ContentPreviewPage desk={desk} />,
  }
}
