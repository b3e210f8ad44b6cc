import type { Call } from '#src/wire/client.ts'
import type { Failed, FieldErrors } from '#src/wire/envelope.ts'
import type { changeMyNews, createMyNews, getMyNews, putNewsDraft } from '../writing/api.ts'
import type { MemberNewsWire } from '../writing/schema.ts'
import type { SavingEvent, Stored } from './autosave.ts'
import { storedItem, storedWork } from './model.ts'
import type { Text } from './text.ts'

/** Result of sending a text: its saving event, and field errors. */
export type Sent = { event: SavingEvent; errors?: FieldErrors; item?: MemberNewsWire }

const fieldsOf = ({ title, excerpt, content, categoryId, photo }: Text) => ({
  title,
  excerpt,
  content,
  category_id: categoryId,
  image: photo?.name ?? null,
})

/** Creates the item of a new text. A repeated key returns the first answer, with the text of then. */
export async function createPost(api: Call, text: Text, key: string): Promise<Sent> {
  const answer = await api<typeof createMyNews>('POST /news', {
    session: true,
    body: { ...fieldsOf(text), category_id: text.categoryId!, idempotency_key: key },
  })
  if (!answer.success) return failed(answer)
  return { event: { type: 'saved', current: storedItem(answer.data) }, item: answer.data }
}

/**
 * Saves the editor's text on the server. Another version than the base's in the answer means that somebody changed the
 * item meanwhile: then the item is fetched, to see if its text differs.
 */
export async function saveNewsDraft(api: Call, id: number, base: Stored, text: Text): Promise<Sent> {
  const answer = await api<typeof putNewsDraft>('PUT /member/news/{id}/draft', {
    session: true,
    params: { id },
    body: { ...fieldsOf(text), version: base.version, after: base.draft },
  })
  if (!answer.success) return answer.code === 409 ? overtaken(answer, base) : failed(answer)
  const { saved_at: draft, version } = answer.data
  const event = { type: 'saved', current: { version: base.version, draft, text, at: draft } } as const
  if (version === base.version) return { event }
  const read = await readPost(api, id)
  return read ? { event, item: read } : { event }
}

/** Writes the editor's text into the item, as a revision in the history. */
export async function changePost(api: Call, id: number, base: Stored, text: Text): Promise<Sent> {
  const answer = await api<typeof changeMyNews>('PATCH /news/{id}', {
    session: true,
    params: { id },
    body: { ...fieldsOf(text), category_id: text.categoryId ?? undefined, version: base.version },
  })
  // A 409 with errors of its own is no rival: nothing can be written now, at any version.
  if (!answer.success) return answer.code === 409 && !answer.errors ? overtaken(answer, base) : failed(answer)
  return { event: { type: 'saved', current: { ...storedItem(answer.data), text } }, item: answer.data }
}

async function readPost(api: Call, id: number) {
  const answer = await api<typeof getMyNews>('GET /member/news/{id}', { session: true, params: { id } })
  return answer.success ? answer.data : null
}

/** Handles a conflict: the answer has the current item, with any draft saved by another tab of the writer. */
function overtaken(answer: Failed, base: Stored): Sent {
  const { current } = answer.data as { current?: MemberNewsWire }
  if (!current) return failed(answer)
  const isOtherTab = current.draft !== null && current.draft.saved_at !== base.draft
  return {
    event: { type: 'stale', current: isOtherTab ? storedWork(current) : storedItem(current) },
    item: current,
  }
}

function failed({ code, errors }: Failed): Sent {
  if (code === 401) return { event: { type: 'ended' } }
  const isForNow = code === 111 || code === 429 || code >= 500
  return { event: { type: isForNow ? 'failed' : 'refused' }, ...(errors && { errors }) }
}
