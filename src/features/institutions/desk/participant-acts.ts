import { data, redirect } from 'react-router'
import { type DeskAnswer, readForm, refusedEdit, type Values } from '#src/ui/desk/form-answer.ts'
import type { PageArgs } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { Result } from '#src/wire/envelope.ts'
import type { postChangeDecision } from '../page/api.ts'
import type { deleteMember, deletePic, postPic } from '../pics/api.ts'
import { refusalOf } from '../pics/refusal-of.ts'
import type { patchParticipant, postParticipantRestoration, removeParticipant } from './api.ts'
import * as words from './api-words.id.ts'
import { bodyOf, valuesOf } from './participant-values.ts'

/** Answer of an institution's page to a rejected action. */
export type ParticipantAnswer = DeskAnswer & { refusal?: string }

/** Handles the forms of an institution's page, then redirects to it. */
export async function actOnParticipant({ api, params, request }: PageArgs) {
  const values = await readForm(request)
  const id = Number(params.id)
  const { intent = 'simpan' } = values
  if (intent === 'simpan') {
    const answer = await api<typeof patchParticipant>('PATCH /desk/participants/{id}', {
      session: true,
      params: { id },
      body: { version: Number(values.version), slug: values.slug ?? '', ...bodyOf(values) },
    })
    return answer.success ? back(id, intent) : refusedEdit(values, answer, valuesOf)
  }
  const answer = await (Object.hasOwn(acts, intent) ? acts[intent]!(api, id, values) : null)
  if (!answer) throw data(null, { status: 400 })
  if (answer.success)
    return intent === 'hapus'
      ? redirect(`${deskPaths.participants}?tersimpan=hapus&id=${id}`)
      : back(id, intent)
  const refused = refusalOf(values, answer)
  const stale = answer.code === 409 && !answer.errors
  return data<ParticipantAnswer>(
    { ...refused, refusal: stale ? STALE : refused.refusal },
    { status: refused.status },
  )
}

const STALE = words.changedMeanwhile

const back = (id: number, intent: string) => redirect(`${deskPaths.participant(id)}?tersimpan=${intent}`)

type Act = (api: PageArgs['api'], id: number, values: Values) => Promise<Result<unknown>>

const decide =
  (decision: 'accept' | 'refuse'): Act =>
  (api, id, { version, comment = '' }) =>
    api<typeof postChangeDecision>('POST /desk/participants/{id}/change-decision', {
      session: true,
      params: { id },
      body: { version: Number(version), decision, comment },
    })

const acts: Record<string, Act> = {
  hapus: (api, id) =>
    api<typeof removeParticipant>('DELETE /desk/participants/{id}', { session: true, params: { id } }),
  kembalikan: (api, id) =>
    api<typeof postParticipantRestoration>('POST /desk/participants/{id}/restoration', {
      session: true,
      params: { id },
    }),
  tunjuk: (api, id, { of }) =>
    api<typeof postPic>('POST /desk/participants/{id}/pics', {
      session: true,
      params: { id },
      body: { user_id: Number(of) },
    }),
  lepaskan: (api, id, { of = '' }) =>
    api<typeof deletePic>('DELETE /desk/participants/{id}/pics/{user}', {
      session: true,
      params: { id, user: of },
    }),
  keluarkan: (api, id, { of = '' }) =>
    api<typeof deleteMember>('DELETE /desk/participants/{id}/members/{user}', {
      session: true,
      params: { id, user: of },
    }),
  muat: decide('accept'),
  tolak: decide('refuse'),
}
