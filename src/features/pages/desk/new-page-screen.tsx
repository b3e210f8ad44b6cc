import { redirect, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { deskPaths } from '#src/desk-paths.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { textBody } from '#src/ui/content/content-values.ts'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm } from '#src/ui/desk/form-answer.ts'
import { KeptForm } from '#src/ui/desk/kept-form.tsx'
import { refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { page } from '#src/ui/page.ts'
import type { makeDeskPage } from './api.ts'
import { PageFields } from './page-fields.tsx'

export const loader = page(async () => ({ key: newKey() }))

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const { idempotency_key } = values
  const answer = await api<typeof makeDeskPage>('POST /desk/pages', {
    session: true,
    // The call validates the shape.
    body: { ...textBody(values), idempotency_key } as (typeof makeDeskPage)['input']['body'],
  })
  return answer.success
    ? redirect(`${deskPaths.page(answer.data.id)}?tersimpan=baru`)
    : refused(values, answer)
})

export function Component() {
  const { key } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  return (
    <>
      <Head title="Halaman baru" />
      <Breadcrumb items={[{ to: deskPaths.pages, label: 'Halaman' }]} />
      <div className="mt-3 mb-7">
        <DeskHeading
          title="Halaman baru"
          lead="Tersimpan sebagai draf. Setelah terbit, taruh di menu bila perlu."
        />
      </div>
      <KeptForm
        storedAt={null}
        answer={answer}
        start={{ image_x: '50', image_y: '50' }}
        hidden={{ idempotency_key: key }}
        button="Simpan draf"
      >
        <PageFields item={null} isLegal={false} />
      </KeptForm>
    </>
  )
}
