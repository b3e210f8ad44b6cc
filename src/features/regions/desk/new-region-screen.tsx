import { redirect, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { EntryPage } from '#src/ui/content/entry-page.tsx'
import { DeskField, DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import { type DeskAnswer, readForm } from '#src/ui/desk/form-answer.ts'
import { refused } from '#src/ui/form.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { listProvincesAtDesk, postRegion } from './api.ts'
import { RegionFields } from './region-fields.tsx'
import { blankRegion, regionBody } from './region-values.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ api }) => {
  const answer = await api<typeof listProvincesAtDesk>('GET /desk/provinces', { session: true })
  const provinces = unwrap(answer).data.map(({ code, name }) => ({ value: code, label: name }))
  return { provinces, key: newKey() }
})

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const { province_code, idempotency_key } = values
  const { title, ...body } = regionBody(values)
  const answer = await api<typeof postRegion>('POST /desk/regions', {
    session: true,
    body: {
      ...body,
      // Without a name of its own it gets that of its province.
      ...(title.trim() && { title }),
      province_code: province_code || null,
      ...(idempotency_key && { idempotency_key }),
    },
  })
  return answer.success
    ? redirect(`${deskPaths.region(answer.data.id)}?tersimpan=1`)
    : refused(values, answer)
})

export function Component() {
  const { provinces, key } = useLoaderData<typeof loader>()
  return (
    <EntryPage
      title={words.newRegion}
      lead={words.newRegionLead}
      list={{ to: deskPaths.regions, label: words.regions }}
      isDone={false}
      answer={useActionData() as DeskAnswer | undefined}
      start={blankRegion}
      hidden={{ idempotency_key: key }}
    >
      <DeskSelect
        name="province_code"
        label={words.province}
        choices={provinces}
        empty={words.noProvince}
        help={words.provinceHelp}
      />
      <DeskField name="title" label={words.regionName} maxLength={80} help={words.regionNameHelp} />
      <RegionFields region={null} />
    </EntryPage>
  )
}
