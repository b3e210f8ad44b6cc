import { redirect, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { readForm } from '#src/ui/desk/form-answer.ts'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { page } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { fetchDeskRegions, firstAffiliation } from '../../regions/fetch-regions.ts'
import type { postCampaign } from './api.ts'
import { CampaignForm } from './campaign-form.tsx'
import { campaignBody, formErrors } from './form-body.ts'
import * as words from './words.id.ts'

export const loader = page(async (args) => ({ key: newKey(), more: await fetchDeskRegions(args) }))

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const { idempotency_key = '' } = values
  const answer = await api<typeof postCampaign>('POST /desk/campaigns', {
    session: true,
    // Validated by the call.
    body: { ...campaignBody(values), idempotency_key } as (typeof postCampaign)['input']['body'],
  })
  if (answer.success) return redirect(`${deskPaths.campaign(answer.data.id)}?tersimpan=baru`)
  return refused(values, { ...answer, errors: formErrors(answer.errors, values) })
})

export function Component() {
  const { key, more } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  return (
    <>
      <Head title={words.newCampaign} />
      <Breadcrumb items={[{ to: deskPaths.campaigns, label: words.campaigns }]} />
      <div className="mt-3 mb-7">
        <DeskHeading title={words.newCampaign} lead={words.newCampaignLead} />
      </div>
      <CampaignForm
        answer={answer}
        start={{ image_x: '50', image_y: '50', ...firstAffiliation(more) }}
        hidden={{ idempotency_key: key }}
        campaign={null}
        {...more}
      />
    </>
  )
}
