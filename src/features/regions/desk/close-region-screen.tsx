import { redirect, useActionData, useLoaderData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm } from '#src/ui/desk/form-answer.ts'
import { refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import { fetchRegions } from '../fetch-regions.ts'
import type { deleteRegion, getRegionAtDesk, getRegionContents } from './api.ts'
import type { RegionContentsWire } from './schema.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ api, params }) => {
  const id = itemNumber(params)
  const one = { session: true, params: { id } }
  const [region, contents, regions] = await Promise.all([
    api<typeof getRegionAtDesk>('GET /desk/regions/{id}', one),
    api<typeof getRegionContents>('GET /desk/regions/{id}/contents', one),
    fetchRegions(api),
  ])
  const homes = regions.filter(({ value }) => value !== String(id))
  return { region: unwrap(region).data, contents: unwrap(contents).data, homes }
})

export const action = page(async ({ api, params, request }) => {
  const values = await readForm(request)
  const answer = await api<typeof deleteRegion>('DELETE /desk/regions/{id}', {
    session: true,
    params: { id: itemNumber(params) },
    query: values.into ? { into: values.into } : {},
  })
  return answer.success ? redirect(`${deskPaths.regions}?ditutup=1`) : refused(values, answer)
})

const labels: [name: keyof RegionContentsWire, label: string][] = [
  ['participants', words.institutionsHere],
  ['people', words.peopleHere],
  ['officers', words.officersHere],
  ['news', words.newsHere],
  ['posts', words.blogHere],
  ['events', words.eventsHere],
  ['campaigns', words.campaignsHere],
  ['questions', words.questionsHere],
  ['pledges', words.pledgesHere],
  ['gifts', words.giftsHere],
]

export function Component() {
  const { region, contents, homes } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  const held = labels.filter(([name]) => contents[name] > 0)
  const isEmpty = held.length === 0
  return (
    <>
      <Head title={words.closeNamed(region.title)} />
      <Breadcrumb
        items={[
          { to: deskPaths.regions, label: words.regions },
          { to: deskPaths.region(region.id), label: region.title },
        ]}
      />
      <div className="mt-3">
        <DeskHeading title={words.closeNamed(region.title)} lead={words.closingIsFinal} />
      </div>
      <section className="mt-7 max-w-170">
        <Rubric title={words.heldByRegion} note={words.removedCountToo} />
        {isEmpty ? (
          <p className="mt-4 text-note">{words.isEmpty}</p>
        ) : (
          <ul className="mt-4 grid gap-1.5 sm:grid-cols-2">
            {held.map(([name, label]) => (
              <li key={name}>
                <strong className="figures">{contents[name].toLocaleString(LOCALE)}</strong> {label}
              </li>
            ))}
          </ul>
        )}
        {contents.gifts > 0 && (
          <div className="mt-5">
            <Notice tone="info">{words.giftsStay(region.title)}</Notice>
          </div>
        )}
      </section>
      <div className="mt-7">
        <DeskForm
          answer={answer}
          start={{}}
          button={isEmpty ? words.closeRegion : words.moveAndClose}
          busyLabel={words.closing}
          variant="destroy"
          isUnguarded
        >
          <DeskSelect
            name="into"
            label={words.moveAllTo}
            choices={homes}
            empty={isEmpty ? words.nothingToMove : words.chooseRegion}
            help={words.moveHelp}
          />
        </DeskForm>
      </div>
    </>
  )
}
