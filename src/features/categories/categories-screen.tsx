import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { categoriesOf, categorisedKinds, hasCategories } from '#src/kinds.ts'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskTable } from '#src/ui/desk/desk-table.tsx'
import { type DeskAnswer, readForm } from '#src/ui/desk/form-answer.ts'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import type { listCategoriesAtDesk, postCategory } from './api.ts'
import { CategoryFields, categoryBody } from './category-fields.tsx'
import type { CategoryWire } from './schema.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ api, params, query }) => {
  const kind = params.kind ?? 'news'
  if (!hasCategories(kind)) throw data(null, { status: 404 })
  const all = await api<typeof listCategoriesAtDesk>('GET /desk/categories/{kind}', {
    session: true,
    params: { kind },
  })
  return { kind, all: unwrap(all).data, done: query.get('tersimpan') }
})

export const action = page(async ({ api, params, request }) => {
  const values = await readForm(request)
  const kind = params.kind ?? 'news'
  if (!hasCategories(kind)) throw data(null, { status: 404 })
  const answer = await api<typeof postCategory>('POST /desk/categories/{kind}', {
    session: true,
    params: { kind },
    body: categoryBody(values),
  })
  return answer.success ? redirect(`${deskPaths.categoriesOf(kind)}?tersimpan=baru`) : refused(values, answer)
})

export function Component() {
  const { kind, all, done } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  const { one, items } = categoriesOf(kind).words
  return (
    <>
      <Head title={words.categories} />
      <DeskHeading title={words.categories} lead={words.categoriesLead} />
      <div className="mt-5">
        <Tabs
          label={words.lists}
          items={categorisedKinds.map(
            ({
              kind: name,
              categories: {
                words: { tab },
              },
            }) => ({
              to: deskPaths.categoriesOf(name),
              label: tab,
              isCurrent: name === kind,
            }),
          )}
        />
      </div>
      {done && !answer && (
        <div className="mt-5 max-w-170">
          <Notice tone="ok">{done === 'hapus' ? words.isDeleted : words.isAdded}</Notice>
        </div>
      )}
      <div className="mt-6">
        <DeskTable
          caption={words.caption(categoriesOf(kind).words.tab)}
          columns={columnsFor(items)}
          rows={all}
          keyOf={(row) => row.id}
        />
      </div>
      <section className="mt-11 max-w-170">
        <Rubric title={words.addOne(one)} />
        <div className="mt-5">
          <DeskForm key={all.length} answer={answer} start={{}} button={words.add} busyLabel={words.adding}>
            <CategoryFields all={all} category={null} hasLevels={categoriesOf(kind).hasLevels === true} />
          </DeskForm>
        </div>
      </section>
    </>
  )
}

const columnsFor = (items: string): Column<CategoryWire>[] => [
  {
    title: words.name,
    cell: (row) => (
      <span className={row.parent_id === null ? '' : 'ml-6'}>
        <RowLink to={deskPaths.category(row.kind, row.id)}>{row.title}</RowLink>
      </span>
    ),
  },
  { title: words.address, from: 'md', small: null, cell: (row) => row.slug },
  { title: words.order, isFigure: true, from: 'sm', small: null, cell: (row) => row.position },
  {
    title: items[0]!.toUpperCase() + items.slice(1),
    isFigure: true,
    cell: (row) => row.items.toLocaleString(LOCALE),
  },
]
