import type { Values } from '#src/ui/desk/form-answer.ts'
import type { PageArgs } from '#src/ui/page.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { Result } from '#src/wire/envelope.ts'
import type {
  acceptNone,
  acceptOne,
  flagAnswer,
  flagQuestion,
  followNone,
  followOne,
} from '../actions/api.ts'
import type {
  deleteOwnAnswer,
  deleteOwnQuestion,
  patchAnswer,
  patchQuestion,
  postAnswer,
} from '../posting/api.ts'
import type { PostedWire } from '../posting/schema.ts'

type Parts = { api: PageArgs['api']; id: number; values: Values }
type Done = { result: Result<unknown>; to: string }
type Body<E extends { input: { body?: unknown } }> = E['input']['body']

const session = true as const
const postTo = (id: number, answer: number) => `${furtherPaths.question(id)}#jawaban-${answer}`

/** The form in which a post was written: HTML once the tools were opened. */
export const bodyOf = ({ body = '', body_html: html }: Values) => (html ? { body_html: html } : { body })

/** Handlers of the question page's forms, by `act`. */
const acts: Record<string, (parts: Parts, answer: number) => Promise<Done>> = {
  async answer({ api, id, values }) {
    const result = await api<typeof postAnswer>('POST /question/{id}/answers', {
      session,
      params: { id },
      body: { ...bodyOf(values), idempotency_key: values.idempotency_key } as Body<typeof postAnswer>,
    })
    return { result, to: result.success ? postTo(id, (result.data as PostedWire).id) : '' }
  },
  async 'edit-question'({ api, id, values }) {
    const { version, question, category, region_id, visibility } = values
    const result = await api<typeof patchQuestion>('PATCH /question/{id}', {
      session,
      params: { id },
      body: {
        version: Number(version),
        question,
        ...bodyOf(values),
        category,
        visibility,
        region_id: region_id ? Number(region_id) : null,
      } as Body<typeof patchQuestion>,
    })
    return { result, to: furtherPaths.question(id) }
  },
  async 'edit-answer'({ api, id, values }, answer) {
    const result = await api<typeof patchAnswer>('PATCH /question/{id}/answers/{answer}', {
      session,
      params: { id, answer },
      body: { version: Number(values.version), ...bodyOf(values) },
    })
    return { result, to: postTo(id, answer) }
  },
  'delete-question': async ({ api, id }) => ({
    result: await api<typeof deleteOwnQuestion>('DELETE /question/{id}', { session, params: { id } }),
    to: `${paths.forum}?view=mine&selesai=hapus`,
  }),
  'delete-answer': async ({ api, id }, answer) => ({
    result: await api<typeof deleteOwnAnswer>('DELETE /question/{id}/answers/{answer}', {
      session,
      params: { id, answer },
    }),
    to: furtherPaths.question(id),
  }),
  accept: async ({ api, id }, answer) => ({
    result: await api<typeof acceptOne>('POST /question/{id}/acceptance', {
      session,
      params: { id },
      body: { answer_id: answer },
    }),
    to: postTo(id, answer),
  }),
  unaccept: async ({ api, id }, answer) => ({
    result: await api<typeof acceptNone>('DELETE /question/{id}/acceptance', { session, params: { id } }),
    to: postTo(id, answer),
  }),
  follow: async ({ api, id }) => ({
    result: await api<typeof followOne>('POST /question/{id}/follow', { session, params: { id } }),
    to: furtherPaths.question(id),
  }),
  unfollow: async ({ api, id }) => ({
    result: await api<typeof followNone>('DELETE /question/{id}/follow', { session, params: { id } }),
    to: furtherPaths.question(id),
  }),
  async flag({ api, id, values }, answer) {
    const body = { reason: values.reason, note: values.note } as Body<typeof flagQuestion>
    const result = answer
      ? await api<typeof flagAnswer>('POST /question/{id}/answers/{answer}/flags', {
          session,
          params: { id, answer },
          body,
        })
      : await api<typeof flagQuestion>('POST /question/{id}/flags', { session, params: { id }, body })
    return { result, to: `${furtherPaths.question(id)}?selesai=laporan` }
  },
}

/** @returns null for an unknown act */
export async function actOnQuestion(parts: Parts): Promise<Done | null> {
  const { act = '', answer } = parts.values
  return Object.hasOwn(acts, act) ? acts[act]!(parts, Number(answer) || 0) : null
}
