import { randomUUID } from 'node:crypto'
import { makeMessage } from '#src/features/messages/factory.ts'
import type { Recipe } from './recipe.ts'

const someMessage: Recipe = async ({ db }) => ({ params: { id: await makeMessage(db) } })

/** Operations on messages, which need one. */
export const messageRecipes: Record<string, Recipe> = {
  'GET /desk/messages': async () => ({}),
  'GET /desk/messages/{id}': someMessage,
  'PUT /desk/messages/{id}/claim': someMessage,
  'DELETE /desk/messages/{id}/claim': someMessage,
  'POST /desk/messages/{id}/answers': async ({ db }) => ({
    params: { id: await makeMessage(db) },
    body: { text: 'Terima kasih atas pesannya.', idempotency_key: randomUUID() },
  }),
  'PUT /desk/messages/{id}/closure': someMessage,
  'DELETE /desk/messages/{id}/closure': async ({ db }) => ({
    params: { id: await makeMessage(db, { status: 'closed' }) },
  }),
}
