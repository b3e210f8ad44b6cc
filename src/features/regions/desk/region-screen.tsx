import { redirect, useActionData, useLoaderData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { DeskField } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm, refusedEdit, type Values } from '#src/ui/desk/form-answer.ts'
import { Head } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { getRegionAtDesk, patchRegion } from './api.ts'
import type { DeskRegionWire } from './schema.ts'

const valuesOf = ({ title, position }: DeskRegionWire): Values => ({ title, position: String(position) })

export const loader = page(async ({ api, params }) => {
  const one = { session: true, params: { id: itemNumber(params) } }
  return unwrap(await api<typeof getRegionAtDesk>('GET /desk/regions/{id}', one)).data
})

export const action = page(async ({ api, params, request }) => {
  const values = await readForm(request)
  const { title = '', position = '', version } = values
  const answer = await api<typeof patchRegion>('PATCH /desk/regions/{id}', {
    session: true,
    params: { id: itemNumber(params) },
    // An empty position is not a number, which the call reports.
    body: { version: Number(version), title, position: position === '' ? Number.NaN : Number(position) },
  })
  return answer.success ? redirect(deskPaths.regions) : refusedEdit<DeskRegionWire>(values, answer, valuesOf)
})

export function Component() {
  const region = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  const { title, province_name, province_code, bps_code, version } = region
  return (
    <>
      <Head title={title} />
      <Breadcrumb items={[{ to: deskPaths.regions, label: 'Region' }]} />
      <div className="mt-3 mb-7">
        <DeskHeading
          title={title}
          lead={
            province_name
              ? `Provinsi ${province_name}: kode Kemendagri ${province_code}, kode BPS ${bps_code}.`
              : 'Region ini tidak terikat satu provinsi.'
          }
        />
      </div>
      <DeskForm answer={answer} start={valuesOf(region)} hidden={{ version: String(version) }}>
        <DeskField name="title" label="Nama region" required maxLength={80} />
        <DeskField
          name="position"
          label="Urutan"
          type="number"
          help="Angka kecil lebih dulu. Yang sama angkanya berurut menurut abjad."
        />
      </DeskForm>
    </>
  )
}
