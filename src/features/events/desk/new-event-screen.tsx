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
import { askRegions } from '../../team/desk/ask-regions.ts'
import type { makeDeskEvent } from './api.ts'
import { EventFields } from './event-fields.tsx'
import { placeBody } from './event-values.ts'

export const loader = page(async ({ api }) => ({ regions: await askRegions(api), key: newKey() }))

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const { idempotency_key } = values
  const body = { ...textBody(values), ...placeBody(values), idempotency_key }
  const answer = await api<typeof makeDeskEvent>('POST /desk/events', {
    session: true,
    // The call validates the shape.
    body: body as unknown as (typeof makeDeskEvent)['input']['body'],
  })
  return answer.success
    ? redirect(`${deskPaths.event(answer.data.id)}?tersimpan=baru`)
    : refused(values, answer)
})

export function Component() {
  const { regions, key } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  return (
    <>
      <Head title="Acara baru" />
      <Breadcrumb items={[{ to: deskPaths.events, label: 'Acara' }]} />
      <div className="mt-3 mb-7">
        <DeskHeading title="Acara baru" lead="Tersimpan sebagai draf, yang hanya dilihat meja kerja." />
      </div>
      <KeptForm
        storedAt={null}
        answer={answer}
        start={{ timezone: 'Asia/Jakarta', image_x: '50', image_y: '50' }}
        hidden={{ idempotency_key: key }}
        button="Simpan draf"
      >
        <EventFields regions={regions} item={null} />
      </KeptForm>
    </>
  )
}
