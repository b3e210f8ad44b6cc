import { expect, test } from 'vitest'
import { seedDemo } from '#src/seed.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { toolsOf } from '#test/support/in-process-tools.ts'
import type { Document } from './document.ts'
import { fuzz, type Role, type Wire } from './fuzz.ts'
import { cook } from './recipes.ts'

const SEED = 20_261_121
/** Every operation with each role; the drill runs longer. */
const REQUESTS = 1_000
const API_KEY = 'test-key'
const demoAccounts = ['umum', 'anggota', 'pic', 'moderator', 'staf', 'admin']

test('no request that the description allows or refuses meets a fault, for any role', async () => {
  const site = await freshApp({ payments: 'simulator', isProduction: false })
  const { app, db, write, uploads, as } = site
  await seedDemo({ db, write, uploads, clock: { now: () => new Date() } })
  const users = await db
    .selectFrom('users')
    .select(['id', 'role', 'email'])
    .where(
      'email',
      'in',
      demoAccounts.map((name) => `${name}@jkl.example`),
    )
    .execute()
  const roles: Role[] = [{ name: 'guest', token: null }]
  for (const user of users) {
    const renew = async () => (await as(user)).token
    roles.push({ name: user.email, token: await renew(), renew })
  }
  const send = async ({ method, path, headers, body }: Wire) => {
    const startedAt = performance.now()
    const request = new Request(`http://site.test${path}`, { method, headers, body })
    const { response: answer } = await app.handle(request, nextAddress())
    return { status: answer.status, body: await bodyOf(answer), ms: performance.now() - startedAt }
  }
  const document = (await (
    await app.fetch(new Request('http://site.test/v1/openapi.json'))
  ).json()) as Document
  const hands = toolsOf(site)
  const { sent, faults, unreached } = await fuzz({
    document,
    roles,
    apiKey: API_KEY,
    requests: REQUESTS,
    seed: SEED,
    cook: (name) => cook(name, hands),
    send,
  })
  expect(faults).toEqual([])
  expect(unreached).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(REQUESTS)
  expect(roles).toHaveLength(7)
})

let count = 0
/** Every request comes from a network of its own, so that no limit interferes. */
const nextAddress = () => {
  count += 1
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
}

const bodyOf = (answer: Response): Promise<unknown> => answer.json().catch(() => 'no JSON')
