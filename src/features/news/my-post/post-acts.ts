import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { Call } from '#src/wire/client.ts'
import type { Failed, Result } from '#src/wire/envelope.ts'
import type { NewsStatus } from '../workflow.ts'
import type {
  changeMyNews,
  createEndorsement,
  createResolution,
  deleteEndorsement,
  deleteMyNews,
  deleteResolution,
  discardMyPending,
  getMyNews,
  putNewsParticipant,
  restoreMyNews,
} from '../writing/api.ts'
import type { MemberNewsWire } from '../writing/schema.ts'
import * as words from './api-words.id.ts'

type Asked = { api: Call; id: number; version: number; comment: number }
type Answer = Promise<Result<MemberNewsWire>>

const options = (id: number) => ({ session: true, params: { id } })

/** Actions of the writing pages' buttons, by the name that their forms send. */
const acts: Record<string, (asked: Asked) => Answer> = {
  submit,
  withdraw: (asked) => move(asked, 'draft'),
  rework: (asked) => move(asked, 'draft'),
  unschedule: (asked) => move(asked, 'review'),
  speak: ({ api, id, version }) => speak({ api, id, version }, true),
  alone: ({ api, id, version }) => speak({ api, id, version }, false),
  delete: ({ api, id }) => api<typeof deleteMyNews>('DELETE /news/{id}', options(id)),
  restore: ({ api, id }) => api<typeof restoreMyNews>('POST /news/{id}/restoration', options(id)),
  discard: ({ api, id }) => api<typeof discardMyPending>('DELETE /news/{id}/pending', options(id)),
  endorse: ({ api, id }) => api<typeof createEndorsement>('POST /news/{id}/endorsement', options(id)),
  unendorse: ({ api, id }) => api<typeof deleteEndorsement>('DELETE /news/{id}/endorsement', options(id)),
  resolve: ({ api, id, comment }) =>
    api<typeof createResolution>('POST /news/{id}/comments/{comment}/resolution', {
      session: true,
      params: { id, comment },
    }),
  reopen: ({ api, id, comment }) =>
    api<typeof deleteResolution>('DELETE /news/{id}/comments/{comment}/resolution', {
      session: true,
      params: { id, comment },
    }),
}

/** Reason of a failed action, for its page. */
export type ActAnswer = { act: string; code: number; sentence: string }

/** Performs the action of a button's form. @returns the redirect target, or why nothing was done */
export async function actOnPost(api: Call, form: FormData, given?: number): Promise<string | ActAnswer> {
  const act = String(form.get('act'))
  const id = given ?? Number(form.get('id'))
  const run = Object.hasOwn(acts, act) ? acts[act] : undefined
  if (!run) return { act, code: 400, sentence: words.unknownButton }
  const numbers = { version: Number(form.get('version')), comment: Number(form.get('comment')) }
  const answer = await run({ api, id, ...numbers })
  if (!answer.success) return { act, code: answer.code, sentence: sentenceFor(answer) }
  if (act === 'delete') return `${paths.myPosts}?dihapus=${id}`
  return `${furtherPaths.myPost(id)}?selesai=${act}`
}

const move = ({ api, id, version }: Asked, status: NewsStatus): Answer =>
  api<typeof changeMyNews>('PATCH /news/{id}', { ...options(id), body: { version, status } })

/** Lets a text come from its writer's institution, or from none. */
async function speak({ api, id, version }: Omit<Asked, 'comment'>, isForInstitution: boolean): Answer {
  const read = await api<typeof getMyNews>('GET /member/news/{id}', options(id))
  if (!read.success) return read
  const participant_id = isForInstitution ? (read.data.speaks_for?.id ?? null) : null
  const body = { version, participant_id }
  return api<typeof putNewsParticipant>('PUT /member/news/{id}/participant', { ...options(id), body })
}

/** Submits the text, including the editor's saved draft. */
async function submit({ api, id, version }: Asked): Answer {
  const read = await api<typeof getMyNews>('GET /member/news/{id}', options(id))
  if (!read.success) return read
  const { draft } = read.data
  const text = draft && {
    title: draft.title,
    excerpt: draft.excerpt,
    content: draft.content,
    image: draft.image_name,
    category_id: draft.category_id ?? undefined,
  }
  const body = { version, status: 'review' as const, ...text }
  return api<typeof changeMyNews>('PATCH /news/{id}', { ...options(id), body })
}

const sentences: Record<number, string> = {
  403: words.cannotNow,
  404: words.postGone,
  409: words.postChangedSince,
}

const sentenceFor = ({ code, errors }: Failed) =>
  Object.values(errors ?? {}).flat()[0] ?? sentences[code] ?? words.notDone
