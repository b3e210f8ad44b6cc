import { data, redirect } from 'react-router'
import { readForm, type Values } from '#src/ui/desk/form-answer.ts'
import { answerOf, type FormAnswer, statusOf } from '#src/ui/form.tsx'
import type { PageArgs } from '#src/ui/page.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { Call } from '#src/wire/client.ts'
import type { Result } from '#src/wire/envelope.ts'
import type {
  deleteMessageClaim,
  deleteMessageClosure,
  postMessageAnswer,
  putMessageClaim,
  putMessageClosure,
} from './api.ts'
import type { MessageWire } from './schema.ts'

/** Result of a refused act, with the message as it is now if that is why. */
export type MessageAnswer = FormAnswer & { message: MessageWire | null }

type Asked = { api: Call; on: { session: true; params: { id: string } }; values: Values }

/** Acts of the page's forms, by `intent`. */
const acts = {
  ambil: ({ api, on }: Asked) => api<typeof putMessageClaim>('PUT /desk/messages/{id}/claim', on),
  lepas: ({ api, on }: Asked) => api<typeof deleteMessageClaim>('DELETE /desk/messages/{id}/claim', on),
  jawab: ({ api, on, values: { text = '', idempotency_key = '' } }: Asked) =>
    api<typeof postMessageAnswer>('POST /desk/messages/{id}/answers', {
      ...on,
      body: { text, idempotency_key },
    }),
  tutup: ({ api, on }: Asked) => api<typeof putMessageClosure>('PUT /desk/messages/{id}/closure', on),
  buka: ({ api, on }: Asked) => api<typeof deleteMessageClosure>('DELETE /desk/messages/{id}/closure', on),
}
export type MessageIntent = keyof typeof acts

export const isIntent = (name: string | null | undefined): name is MessageIntent =>
  typeof name === 'string' && Object.hasOwn(acts, name)

/** Handles a form of the message's page. */
export async function actOnMessage({ api, params, request }: PageArgs) {
  const values = await readForm(request)
  const { intent } = values
  if (!isIntent(intent)) throw data(null, { status: 400 })
  const id = params.id ?? ''
  const answer: Result<MessageWire> = await acts[intent]({
    api,
    on: { session: true, params: { id } },
    values,
  })
  if (answer.success) return redirect(withQuery(deskPaths.message(Number(id)), { tersimpan: intent }))
  const { current = null } = Object(answer.data) as { current?: MessageWire }
  return data<MessageAnswer>({ ...answerOf(values, answer), message: current }, { status: statusOf(answer) })
}
