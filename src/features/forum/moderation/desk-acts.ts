import type { Values } from '#src/ui/desk/form-answer.ts'
import type { PageArgs } from '#src/ui/page.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { Result } from '#src/wire/envelope.ts'
import type {
  decideAnswer,
  decideQuestion,
  lockForumQuestion,
  makeForumFaq,
  mergeForumQuestion,
  patchForumQuestion,
  unlockForumQuestion,
} from './api.ts'

type Parts = { api: PageArgs['api']; id: number; values: Values }
type Done = { result: Result<unknown>; to: string }

const session = true as const
const done = (id: number, said: string) => withQuery(deskPaths.forumQuestion(id), { tersimpan: said })

const intents: Record<string, (parts: Parts) => Promise<Done>> = {
  async decide({ api, id, values }) {
    const answer = Number(values.answer)
    const { act, reason = '', version } = values
    const body = { version: Number(version), act, reason } as (typeof decideQuestion)['input']['body']
    const result = answer
      ? await api<typeof decideAnswer>('POST /desk/question/{id}/answers/{answer}/decision', {
          session,
          params: { id, answer },
          body,
        })
      : await api<typeof decideQuestion>('POST /desk/question/{id}/decision', {
          session,
          params: { id },
          body,
        })
    return { result, to: `${done(id, act ?? '')}${answer ? `#kiriman-${answer}` : ''}` }
  },
  lock: async ({ api, id }) => ({
    result: await api<typeof lockForumQuestion>('POST /desk/question/{id}/lock', { session, params: { id } }),
    to: done(id, 'lock'),
  }),
  unlock: async ({ api, id }) => ({
    result: await api<typeof unlockForumQuestion>('DELETE /desk/question/{id}/lock', {
      session,
      params: { id },
    }),
    to: done(id, 'unlock'),
  }),
  move: async ({ api, id, values }) => ({
    result: await api<typeof patchForumQuestion>('PATCH /desk/question/{id}', {
      session,
      params: { id },
      body: { version: Number(values.version), category: values.category ?? '' },
    }),
    to: done(id, 'move'),
  }),
  merge: async ({ api, id, values }) => ({
    result: await api<typeof mergeForumQuestion>('POST /desk/question/{id}/merger', {
      session,
      params: { id },
      body: { into_id: Number(values.into_id) },
    }),
    to: done(Number(values.into_id), 'merge'),
  }),
  faq: async ({ api, id, values }) => ({
    result: await api<typeof makeForumFaq>('POST /desk/question/{id}/faq', {
      session,
      params: { id },
      body: {
        question: values.question,
        category: values.category,
        ...(values.faq_answer && { answer: values.faq_answer }),
      },
    }),
    to: done(id, 'faq'),
  }),
}

/** Handles the forms of the desk's question page, by `intent`. @returns null for an unknown one */
export async function actAtDesk(parts: Parts): Promise<Done | null> {
  const { intent = '' } = parts.values
  return Object.hasOwn(intents, intent) ? intents[intent]!(parts) : null
}
