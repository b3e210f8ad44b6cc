import { redirect, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { deskPaths } from '#src/desk-paths.ts'
import { EntryPage } from '#src/ui/content/entry-page.tsx'
import { type DeskAnswer, readForm } from '#src/ui/desk/form-answer.ts'
import { refused } from '#src/ui/form.tsx'
import { page } from '#src/ui/page.ts'
import type { postFaq } from './api.ts'
import { FaqFields, faqBody } from './faq-fields.tsx'

export const loader = page(async () => ({ key: newKey() }))

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const { idempotency_key } = values
  const answer = await api<typeof postFaq>('POST /desk/faq', {
    session: true,
    body: { ...faqBody(values), ...(idempotency_key && { idempotency_key }) },
  })
  return answer.success
    ? redirect(`${deskPaths.faqEntry(answer.data.id)}?tersimpan=1`)
    : refused(values, answer)
})

export function Component() {
  const { key } = useLoaderData<typeof loader>()
  return (
    <EntryPage
      title="Tanya jawab baru"
      lead="Tampil di situs begitu disimpan."
      list={{ to: deskPaths.faq, label: 'Tanya jawab' }}
      isDone={false}
      answer={useActionData() as DeskAnswer | undefined}
      start={{}}
      hidden={{ idempotency_key: key }}
    >
      <FaqFields />
    </EntryPage>
  )
}
