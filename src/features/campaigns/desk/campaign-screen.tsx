import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm, refusedEdit, type Values } from '#src/ui/desk/form-answer.ts'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { type PageArgs, page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import { fetchDeskRegions } from '../../regions/fetch-regions.ts'
import type { getDeskCampaign, patchCampaign, postCampaignUpdate, postCompletion } from './api.ts'
import { CampaignForm } from './campaign-form.tsx'
import { CampaignStateTag } from './campaign-state-tag.tsx'
import { CampaignStatusPanel } from './campaign-status-panel.tsx'
import { campaignBody, formErrors, reportValuesOf, storyBody, valuesOf } from './form-body.ts'
import { CompletionSection, UpdatesSection } from './updates-section.tsx'
import * as words from './words.id.ts'

const statuses = { buka: 'open', tutup: 'closed' } as const

/** Runs the action of a form on a campaign's page, then shows the page again. */
async function actOnCampaign({ api, params, request }: PageArgs) {
  const values = await readForm(request)
  const id = Number(params.id)
  const { intent = 'simpan' } = values
  const post = { kabar: postNews, selesai: postReport }[intent]
  const answer = post ? await post(api, id, values) : await patch(api, id, { intent, values })
  if (answer.success) return redirect(`${deskPaths.campaign(id)}?tersimpan=${intent}`)
  return refusedEdit(
    values,
    { ...answer, errors: errorsOf(intent, answer.errors, values) },
    intent === 'selesai' ? reportValuesOf : valuesOf,
  )
}

/** Prefix of the fields of a form beside the campaign's own. */
const prefixes: Record<string, string> = { kabar: 'news_', selesai: 'report_' }

function errorsOf(intent: string, errors: FieldErrors | undefined, values: Values): FieldErrors {
  const prefix = prefixes[intent]
  if (!prefix) return formErrors(errors, values)
  return Object.fromEntries(Object.entries(errors ?? {}).map(([name, all]) => [prefix + name, all]))
}

const postNews = (
  api: PageArgs['api'],
  id: number,
  { news_title: title = '', news_story, news_content, idempotency_key = '' }: Values,
) =>
  api<typeof postCampaignUpdate>('POST /desk/campaigns/{id}/updates', {
    session: true,
    params: { id },
    body: { title, ...storyBody(news_story, news_content), idempotency_key },
  })

const postReport = (
  api: PageArgs['api'],
  id: number,
  { report_title: title = '', report_story, report_content, idempotency_key = '', version }: Values,
) =>
  api<typeof postCompletion>('POST /desk/campaigns/{id}/completion', {
    session: true,
    params: { id },
    body: { title, ...storyBody(report_story, report_content), idempotency_key, version: Number(version) },
  })

function patch(api: PageArgs['api'], id: number, { intent, values }: { intent: string; values: Values }) {
  const status = statuses[intent as keyof typeof statuses]
  const version = Number(values.version)
  const body = status ? { version, status } : { version, slug: values.slug ?? '', ...campaignBody(values) }
  return api<typeof patchCampaign>('PATCH /desk/campaigns/{id}', {
    session: true,
    params: { id },
    // Validated by the call.
    body: body as (typeof patchCampaign)['input']['body'],
  })
}

const said = {
  baru: words.draftSaved,
  simpan: words.changesSaved,
  buka: words.opened,
  tutup: words.closed,
  selesai: words.completed,
  kabar: words.updatePosted,
}

export const loader = page(async (args) => {
  const { api, params, query } = args
  if (!/^[1-9]\d{0,14}$/.test(params.id ?? '')) throw data(null, { status: 404 })
  const [answer, more] = await Promise.all([
    api<typeof getDeskCampaign>('GET /desk/campaigns/{id}', { session: true, params: { id: params.id! } }),
    fetchDeskRegions(args),
  ])
  const done = query.get('tersimpan') ?? ''
  return {
    campaign: unwrap(answer).data,
    more,
    key: newKey(),
    done: Object.hasOwn(said, done) ? (done as keyof typeof said) : null,
  }
})

export const action = page(actOnCampaign)

export function Component() {
  const { campaign, more, key, done } = useLoaderData<typeof loader>()
  const { isOffice } = more
  const answer = useActionData() as DeskAnswer | undefined
  const answerTo = (...intents: string[]) =>
    answer && intents.includes(answer.values.intent ?? 'simpan') ? answer : undefined
  return (
    <>
      <Head title={campaign.title} />
      <Breadcrumb items={[{ to: deskPaths.campaigns, label: words.campaigns }]} />
      <div className="mt-3">
        <DeskHeading title={campaign.title} acts={<CampaignStateTag state={campaign.state} />} />
      </div>
      {done && !answer && (
        <div className="mt-5 max-w-170">
          <Notice tone="ok">{said[done]}</Notice>
        </div>
      )}
      <div className="mt-7 grid gap-x-11 gap-y-11 lg:grid-cols-[minmax(0,1fr)_18rem]">
        {isOffice || campaign.status === 'draft' ? (
          <CampaignForm
            answer={answerTo('simpan')}
            start={valuesOf(campaign)}
            hidden={{ version: String(campaign.version) }}
            campaign={campaign}
            {...more}
          />
        ) : (
          <p className="max-w-170 text-note text-muted">{words.openedAlready}</p>
        )}
        <div className="max-lg:row-start-1 max-lg:max-w-170">
          <CampaignStatusPanel campaign={campaign} canOpen={isOffice} answer={answerTo('buka', 'tutup')} />
        </div>
      </div>
      {isOffice && (
        <>
          <UpdatesSection campaign={campaign} newKey={key} answer={answerTo('kabar')} />
          <CompletionSection campaign={campaign} newKey={key} answer={answerTo('selesai')} />
        </>
      )}
    </>
  )
}
