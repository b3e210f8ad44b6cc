import { expect, test } from 'vitest'
import { seedDemo } from '#src/seed.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import type { Document } from './document.ts'
import { fuzz, type Role, type Wire } from './fuzz.ts'

const SEED = 20_261_121
const API_KEY = 'test-key'

test('no request that the description allows or refuses meets a fault, for any role', {
  timeout: 60_000,
}, async () => {
  const { app, db, write, uploads, as } = await freshApp()
  await seedDemo({ db, write, uploads, clock: { now: () => new Date() } })
  const users = await db.selectFrom('users').select(['id', 'role', 'email']).execute()
  const roles: Role[] = [{ name: 'guest', token: null }]
  for (const user of users) roles.push({ name: user.email, token: (await as(user)).token })
  const send = async ({ method, path, headers, body }: Wire) => {
    const startedAt = performance.now()
    const answer = await app.fetch(new Request(`http://site.test${path}`, { method, headers, body }))
    return { status: answer.status, body: await bodyOf(answer), ms: performance.now() - startedAt }
  }
  const document = (await (
    await app.fetch(new Request('http://site.test/v1/openapi.json'))
  ).json()) as Document
  const { sent, faults, unreached } = await fuzz({
    document,
    roles,
    apiKey: API_KEY,
    requests: 1_500,
    seed: SEED,
    send,
  })
  expect(faults).toEqual([])
  expect(unreached).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(1_500)
  expect(roles).toHaveLength(7)
})

const bodyOf = (answer: Response): Promise<unknown> => answer.json().catch(() => 'no JSON')
