import { data, redirect } from 'react-router'
import { readForm, type Values } from '#src/ui/desk/form-answer.ts'
import { answerOf, type FormAnswer, statusOf } from '#src/ui/form.tsx'
import type { PageArgs } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { Call } from '#src/wire/client.ts'
import type { Failed, Result } from '#src/wire/envelope.ts'
import { atJakartaTime } from '#src/wire/jakarta-day.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { institutionIn } from '../../regions/fetch-regions.ts'
import type { changeMyNews, createEndorsement, deleteEndorsement } from '../writing/api.ts'
import type {
  deleteNewsClaim,
  putNewsAffiliation,
  putNewsClaim,
  putNewsScene,
  restoreNewsRevision,
} from './api.ts'
import * as words from './api-words.id.ts'
import type { ComparedText } from './comparison.tsx'
import { readText } from './review-view.ts'

/** Reason of a failed act; `read`: the text that the reviewer saw, if it has changed since. */
export type ReviewAnswer = FormAnswer & { read?: ComparedText | null }

type Asked = { api: Call; id: number; values: Values }
type Answer = Promise<Result<object>>
type Change = (typeof changeMyNews)['input']['body']

const change = ({ api, id, values }: Asked, wish: Omit<Change, 'version'>): Answer =>
  api<typeof changeMyNews>('PATCH /news/{id}', {
    session: true,
    params: { id },
    body: { version: Number(values.version), ...wish },
  })

/** Actions of the review forms, by the name that they send. */
const acts: Record<string, (asked: Asked) => Answer> = {
  claim: ({ api, id, values }) =>
    api<typeof putNewsClaim>('PUT /desk/news/{id}/claim', {
      session: true,
      params: { id },
      body: { take_over: values.take_over === '1' },
    }),
  release: ({ api, id }) =>
    api<typeof deleteNewsClaim>('DELETE /desk/news/{id}/claim', { session: true, params: { id } }),
  publish: (asked) => change(asked, { status: 'published' }),
  return: (asked) => change(asked, { status: 'revision', comment: asked.values.reason ?? '' }),
  schedule: (asked) => change(asked, { status: 'scheduled', publish_at: momentIn(asked.values) }),
  reschedule: (asked) => change(asked, { publish_at: momentIn(asked.values) }),
  unschedule: (asked) => change(asked, { status: 'review' }),
  unpublish: (asked) => change(asked, { status: 'archived' }),
  republish: (asked) => change(asked, { status: 'published' }),
  address: (asked) => change(asked, { slug: asked.values.slug ?? '' }),
  comment: (asked) => change(asked, { comment: asked.values.comment ?? '', ...passageIn(asked.values) }),
  endorse: ({ api, id }) =>
    api<typeof createEndorsement>('POST /news/{id}/endorsement', { session: true, params: { id } }),
  unendorse: ({ api, id }) =>
    api<typeof deleteEndorsement>('DELETE /news/{id}/endorsement', { session: true, params: { id } }),
  scene: ({ api, id, values }) =>
    api<typeof putNewsScene>('PUT /desk/news/{id}/scene', {
      session: true,
      params: { id },
      // Validated by the call.
      body: {
        version: Number(values.version),
        scene: values.scene || null,
      } as (typeof putNewsScene)['input']['body'],
    }),
  affiliation: ({ api, id, values }) =>
    api<typeof putNewsAffiliation>('PUT /desk/news/{id}/affiliation', {
      session: true,
      params: { id },
      body: {
        version: Number(values.version),
        region_id: values.region_id ? Number(values.region_id) : null,
        participant_id: institutionIn(values.participant_id) ?? null,
      },
    }),
  bring_back: ({ api, id, values }) =>
    api<typeof restoreNewsRevision>('POST /desk/news/{id}/revisions/{revision}/restoration', {
      session: true,
      params: { id, revision: Number(values.text) },
      body: { version: Number(values.version) },
    }),
}

/** Jakarta's day and hour as a timestamp; the call rejects missing parts. */
const momentIn = ({ day = '', hour = '' }: Values) => atJakartaTime(`${day}T${hour || '00:00'}`)

function passageIn({ quote = '', block = '' }: Values) {
  if (!quote.trim() && !block) return {}
  return { passage: { quote, ...(block && { block: Number(block) }) } }
}

/** Performs the action of a review form, then reloads the page; a decision redirects. */
export async function actOnReview({ api, params, request }: PageArgs) {
  const values = await readForm(request)
  const id = Number(params.id)
  const run = Object.hasOwn(acts, values.act ?? '') ? acts[values.act!] : undefined
  if (!run) throw data(null, { status: 400 })
  if (values.act === 'comment' && !values.comment?.trim())
    return data<ReviewAnswer>(
      { values, errors: { comment: [sharedWords.notesMissing] }, code: 400 },
      { status: 400 },
    )
  const answer = await run({ api, id, values })
  if (answer.success) return redirect(`${deskPaths.newsReview(id)}?selesai=${values.act}`)
  if (answer.code === 404) return redirect(`${deskPaths.news}?selesai=hilang`)
  const read = await textThatWasRead(api, id, { values, answer })
  return data<ReviewAnswer>(
    { ...answerOf(values, { ...answer, errors: fieldErrors(answer, values) }), read },
    { status: statusOf(answer) },
  )
}

/** Finds, after a stale act, the text that was on the screen, to be compared with the current one. */
async function textThatWasRead(
  api: Call,
  id: number,
  { values, answer }: { values: Values; answer: Failed },
): Promise<ComparedText | null> {
  const isStale = answer.code === 409 && values.version !== undefined
  return isStale && values.read ? readText(api, id, Number(values.read)) : null
}

/** Maps the call's error names to form fields: two forms of the page have a text field of their own. */
function fieldErrors({ errors = {} }: Failed, { act }: Values) {
  const { comment, publish_at, passage, ...rest } = errors
  return {
    ...rest,
    ...(comment && { [act === 'return' ? 'reason' : 'comment']: comment }),
    ...(publish_at && { day: [words.chooseTimeAhead] }),
    ...(passage && { block: passage }),
  }
}
