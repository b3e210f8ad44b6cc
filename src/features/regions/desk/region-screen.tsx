import { redirect, useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { EntryPage } from '#src/ui/content/entry-page.tsx'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { DeskField } from '#src/ui/desk/desk-fields.tsx'
import { type DeskAnswer, readForm, refusedEdit } from '#src/ui/desk/form-answer.ts'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { TranslateLink } from '#src/ui/desk/translate-link.tsx'
import { Link } from '#src/ui/link.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { formatPhone } from '#src/wire/phone.ts'
import type { getRegionAtDesk, patchRegion } from './api.ts'
import { RegionFields } from './region-fields.tsx'
import { regionBody, regionValues } from './region-values.ts'
import type { DeskRegionWire } from './schema.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ api, params, query }) => {
  const one = { session: true, params: { id: itemNumber(params) } }
  const answer = await api<typeof getRegionAtDesk>('GET /desk/regions/{id}', one)
  return { region: unwrap(answer).data, isDone: query.get('tersimpan') === '1' }
})

export const action = page(async ({ api, params, request }) => {
  const values = await readForm(request)
  const id = itemNumber(params)
  const answer = await api<typeof patchRegion>('PATCH /desk/regions/{id}', {
    session: true,
    params: { id },
    body: { ...regionBody(values), version: Number(values.version), slug: values.slug ?? '' },
  })
  if (answer.success) return redirect(`${deskPaths.region(id)}?tersimpan=1`)
  return refusedEdit<DeskRegionWire>(values, answer, regionValues)
})

export function Component() {
  const { region, isDone } = useLoaderData<typeof loader>()
  return (
    <EntryPage
      title={region.title}
      lead={<Lead region={region} />}
      list={{ to: deskPaths.regions, label: words.regions }}
      isDone={isDone}
      answer={useActionData() as DeskAnswer | undefined}
      start={regionValues(region)}
      hidden={{ version: String(region.version) }}
      further={<Further region={region} />}
    >
      <DeskField name="title" label={words.regionName} required maxLength={80} />
      <DeskField
        name="slug"
        label={words.addressOnSite}
        maxLength={80}
        autoCapitalize="none"
        help={words.addressHelp}
      />
      <RegionFields region={region} />
    </EntryPage>
  )
}

const Lead = ({
  region: { province_name, province_code, bps_code, slug, id },
}: {
  region: DeskRegionWire
}) => (
  <>
    {province_name ? words.ofProvince(province_name, province_code, bps_code) : words.ofNoProvince}
    <Link to={paths.region(slug!)} reloadDocument className="link inline-flex min-h-11 items-center">
      {words.seePage}
    </Link>{' '}
    <TranslateLink kind="region" id={id} />
  </>
)

/** The region's officers, who are people of the team, and the way to its end. */
function Further({ region: { id, officers } }: { region: DeskRegionWire }) {
  return (
    <>
      <section className="mt-14 max-w-170">
        <Rubric title={words.officers} link={{ to: deskPaths.newOfficer(id), label: words.addOfficer }} />
        {officers.length === 0 ? (
          <p className="mt-4 text-note text-muted">{words.noOfficers}</p>
        ) : (
          <ul className="mt-2">
            {officers.map((officer) => (
              <li
                key={officer.id}
                className="flex flex-wrap items-baseline gap-x-4 border-b py-2.5 wrap-anywhere"
              >
                <RowLink to={deskPaths.team.item(officer.id)}>
                  <bdi>{officer.name}</bdi>
                </RowLink>
                <span className="text-note text-muted">
                  {officer.title}
                  {officer.wa_number && words.whatsApp(formatPhone(officer.wa_number.replace(/^\+?/, '+')))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="mt-14 max-w-170">
        <Rubric title={words.closeOrMerge} />
        <p className="mt-4 mb-4 text-note text-muted">{words.closeOrMergeLead}</p>
        <ButtonLink to={deskPaths.closeRegion(id)} variant="danger" size={44}>
          {words.closeOrMerge}
        </ButtonLink>
      </section>
    </>
  )
}
