import { redirect, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { entryCalls } from '#src/ui/content/entry-calls.ts'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm } from '#src/ui/desk/form-answer.ts'
import { refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { page } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { DownloadFields } from './download-fields.tsx'
import { bodyOf } from './download-values.ts'
import { fetchCategories } from './fetch-categories.ts'
import type { DeskDownloadWire } from './schema.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ api }) => ({ categories: await fetchCategories(api), key: newKey() }))

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const { idempotency_key } = values
  const body = { ...bodyOf(values), idempotency_key }
  const answer = await entryCalls<DeskDownloadWire>(api, 'downloads').make(body)
  return answer.success
    ? redirect(`${deskPaths.download(answer.data.id)}?tersimpan=baru`)
    : refused(values, answer)
})

/** Defaults: the most closed level, so that nothing is opened by oversight. */
const start = { level: 'internal', image_x: '50', image_y: '50' }

export function Component() {
  const { categories, key } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  return (
    <>
      <Head title={words.newMaterial} />
      <Breadcrumb items={[{ to: deskPaths.downloads, label: words.downloads }]} />
      <div className="mt-3 mb-7">
        <DeskHeading title={words.newMaterial} lead={words.newMaterialLead} />
      </div>
      <DeskForm answer={answer} start={start} hidden={{ idempotency_key: key }} button={words.saveDraft}>
        <DownloadFields categories={categories} item={null} />
      </DeskForm>
    </>
  )
}
