import { redirect } from 'react-router'
import { readForm, refusedEdit, type Values } from '#src/ui/desk/form-answer.ts'
import type { PageArgs } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import type { patchCampaign, postCampaignUpdate } from './api.ts'
import { campaignBody, formErrors, valuesOf } from './form-body.ts'

const statuses = { buka: 'open', tutup: 'closed' } as const

/** Runs the action of a form on a campaign's page, then shows the page again. */
export async function actOnCampaign({ api, params, request }: PageArgs) {
  const values = await readForm(request)
  const id = Number(params.id)
  const { intent = 'simpan' } = values
  const answer =
    intent === 'kabar' ? await postNews(api, id, values) : await patch(api, id, { intent, values })
  if (answer.success) return redirect(`${deskPaths.campaign(id)}?tersimpan=${intent}`)
  return refusedEdit(values, { ...answer, errors: errorsOf(intent, answer.errors, values) }, valuesOf)
}

const errorsOf = (intent: string, errors: FieldErrors | undefined, values: Values) =>
  intent === 'kabar'
    ? Object.fromEntries(Object.entries(errors ?? {}).map(([name, all]) => [`news_${name}`, all]))
    : formErrors(errors, values)

const postNews = (
  api: PageArgs['api'],
  id: number,
  { news_title: title = '', news_story: story = '', idempotency_key = '' }: Values,
) =>
  api<typeof postCampaignUpdate>('POST /desk/campaigns/{id}/updates', {
    session: true,
    params: { id },
    body: { title, story, idempotency_key },
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
