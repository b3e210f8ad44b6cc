import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { categoriesOf, hasCategories } from '#src/kinds.ts'
import { Button } from '#src/ui/button.tsx'
import { EntryPage } from '#src/ui/content/entry-page.tsx'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { type DeskAnswer, readForm, refusedEdit } from '#src/ui/desk/form-answer.ts'
import { SelectField } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import type { deleteCategoryAtDesk, getCategoryAtDesk, listCategoriesAtDesk, patchCategory } from './api.ts'
import { CategoryFields, categoryBody, categoryValues } from './category-fields.tsx'
import type { CategoryWire } from './schema.ts'
import * as words from './words.id.ts'

const kindOf = (params: Record<string, string | undefined>) => {
  if (!hasCategories(params.kind)) throw data(null, { status: 404 })
  return params.kind
}

export const loader = page(async ({ api, params, query }) => {
  const kind = kindOf(params)
  const [one, all] = await Promise.all([
    api<typeof getCategoryAtDesk>('GET /desk/categories/{kind}/{id}', {
      session: true,
      params: { kind, id: itemNumber(params) },
    }),
    api<typeof listCategoriesAtDesk>('GET /desk/categories/{kind}', { session: true, params: { kind } }),
  ])
  return { kind, category: unwrap(one).data, all: unwrap(all).data, isDone: query.get('tersimpan') === '1' }
})

export const action = page(async ({ api, params, request }) => {
  const values = await readForm(request)
  const one = { session: true, params: { kind: kindOf(params), id: itemNumber(params) } }
  if (values.intent === 'hapus') {
    const gone = await api<typeof deleteCategoryAtDesk>('DELETE /desk/categories/{kind}/{id}', {
      ...one,
      query: values.into ? { into: values.into } : {},
    })
    if (gone.success) return redirect(`${deskPaths.categoriesOf(one.params.kind)}?tersimpan=hapus`)
    return refusedEdit<CategoryWire>(values, gone, categoryValues)
  }
  const answer = await api<typeof patchCategory>('PATCH /desk/categories/{kind}/{id}', {
    ...one,
    body: { ...categoryBody(values), version: Number(values.version) },
  })
  if (answer.success) return redirect(`${deskPaths.category(one.params.kind, one.params.id)}?tersimpan=1`)
  return refusedEdit<CategoryWire>(values, answer, categoryValues)
})

export function Component() {
  const { kind, category, all, isDone } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  const isRemoval = answer?.values.intent === 'hapus'
  return (
    <EntryPage
      title={category.title}
      lead={words.lead(
        categoriesOf(kind).words.tab,
        category.items.toLocaleString(LOCALE),
        categoriesOf(kind).words.items,
        category.slug,
      )}
      list={{ to: deskPaths.categoriesOf(kind), label: categoriesOf(kind).words.tab }}
      isDone={isDone}
      answer={isRemoval ? undefined : answer}
      start={categoryValues(category)}
      hidden={{ version: String(category.version) }}
      further={<RemoveForm category={category} all={all} answer={isRemoval ? answer : undefined} />}
    >
      <CategoryFields all={all} category={category} hasLevels={categoriesOf(kind).hasLevels === true} />
    </EntryPage>
  )
}

type RemoveFormProps = {
  category: CategoryWire
  all: readonly CategoryWire[]
  answer: FormAnswer | undefined
}

/** Removes a category, or merges its items into another. */
function RemoveForm({ category, all, answer }: RemoveFormProps) {
  const homes = all.filter(
    ({ id, parent_id }) => id !== category.id && (!category.children || parent_id === null),
  )
  const isEmpty = !category.items && !category.children
  return (
    <section className="mt-14 max-w-170">
      <Rubric title={words.deleteOrMerge} />
      <SentForm answer={answer} className="mt-5 grid justify-items-start gap-4">
        <input type="hidden" name="intent" value="hapus" />
        {answer?.code === 409 && <Notice tone="bad">{words.keepOne}</Notice>}
        <SelectField
          name="into"
          label={words.moveTo}
          defaultValue={answer?.values.into ?? ''}
          error={answer?.errors.into?.[0]}
          help={words.deleteHelp}
        >
          <option value="">{isEmpty ? words.noContent : words.chooseCategory}</option>
          {homes.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="danger">
          {isEmpty ? words.deleteCategory : words.moveAndDelete}
        </Button>
      </SentForm>
    </section>
  )
}
