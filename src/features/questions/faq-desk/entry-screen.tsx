import { useActionData, useLoaderData } from 'react-router'
import { deskPaths } from '#src/desk-paths.ts'
import { actOnEntry } from '#src/ui/content/entry-action.ts'
import { EntryPage } from '#src/ui/content/entry-page.tsx'
import { itemNumber } from '#src/ui/content/item-number.ts'
import type { DeskAnswer } from '#src/ui/desk/form-answer.ts'
import { page, unwrap } from '#src/ui/page.ts'
import type { getFaqAtDesk, patchFaq, removeFaq, restoreFaq } from './api.ts'
import { FaqFields, faqBody, faqValues } from './faq-fields.tsx'

export const loader = page(async ({ api, params, query }) => {
  const one = { session: true, params: { id: itemNumber(params) } }
  const { data: entry } = unwrap(await api<typeof getFaqAtDesk>('GET /desk/faq/{id}', one))
  return { entry, isDone: query.get('tersimpan') === '1' }
})

export const action = page(async ({ api, params, request }) => {
  const id = itemNumber(params)
  const one = { session: true, params: { id } }
  return actOnEntry({
    request,
    path: deskPaths.faqEntry(id),
    listPath: deskPaths.faq,
    valuesOf: faqValues,
    change: (values) =>
      api<typeof patchFaq>('PATCH /desk/faq/{id}', {
        ...one,
        body: { ...faqBody(values), version: Number(values.version) },
      }),
    remove: () => api<typeof removeFaq>('DELETE /desk/faq/{id}', one),
    restore: () => api<typeof restoreFaq>('POST /desk/faq/{id}/restoration', one),
  })
})

export function Component() {
  const { entry, isDone } = useLoaderData<typeof loader>()
  return (
    <EntryPage
      title={entry.question}
      list={{ to: deskPaths.faq, label: 'Tanya jawab' }}
      isDone={isDone}
      answer={useActionData() as DeskAnswer | undefined}
      start={faqValues(entry)}
      hidden={{ version: String(entry.version) }}
      deletedAt={entry.deleted_at}
      deleteHelp="Hilang dari halaman tanya jawab. Bisa dikembalikan selama tiga puluh hari."
    >
      <FaqFields />
    </EntryPage>
  )
}
