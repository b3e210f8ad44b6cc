import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp, newKey } from '#test/support/fresh-app.ts'
import { solveCaptcha } from '#test/support/solve-captcha.ts'

const site = await freshApp()
const { app, db, time, as } = site

let networks = 0
/** A visitor from a network that has sent nothing yet. */
function visitor() {
  networks += 1
  const address = `10.0.0.${networks}`
  return async (message: Record<string, unknown>, headers: Record<string, string> = {}) => {
    const request = new Request('http://site.test/v1/contact', {
      method: 'POST',
      headers: { 'x-api-key': 'test-key', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(message),
    })
    const { response } = await app.handle(request, address)
    return {
      retryAfter: response.headers.get('retry-after'),
      ...((await response.json()) as { code: number }),
    }
  }
}

const message = (captcha?: string) => ({
  name: 'Ama Bali',
  email: 'ama@contoh.example',
  message: 'Bagaimana cara bergabung?',
  idempotency_key: newKey(),
  captcha,
})
const solve = () => solveCaptcha(site, 'contact')
const isStored = async ({ idempotency_key: key }: { idempotency_key: string }) =>
  (await db.selectFrom('contactMessages').select('id').where('idempotencyKey', '=', key).execute()).length ===
  1
const due = { code: 400, data: { captcha_required: true }, errors: { captcha: [expect.any(String)] } }

test('a network may send three messages an hour without a captcha, then one is due', async () => {
  const send = visitor()
  for (let sent = 0; sent < 3; sent += 1) expect(await send(message())).toMatchObject({ code: 201 })
  const fourth = message()
  expect(await send(fourth)).toMatchObject(due)
  expect(await isStored(fourth)).toBe(false)
  expect(await send({ ...fourth, captcha: await solve() })).toMatchObject({ code: 201 })
  expect(await visitor()(message()), 'another network').toMatchObject({ code: 201 })
  time.now = new Date(time.now.getTime() + 3_600_000)
  expect(await send(message()), 'an hour later').toMatchObject({ code: 201 })
})

test('a message sent again uses nothing up and needs no further captcha', async () => {
  const send = visitor()
  const given = message(await solve())
  const first = await send(given)
  for (let again = 0; again < 5; again += 1) expect(await send(given)).toEqual(first)
  const without = message()
  for (let again = 0; again < 5; again += 1) expect(await send(without)).toMatchObject({ code: 201 })
  for (let sent = 1; sent < 3; sent += 1) expect(await send(message())).toMatchObject({ code: 201 })
})

test('one solution sends one message, also when many are sent at once', async () => {
  const send = visitor()
  const captcha = await solve()
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(message(captcha))))
  expect(answers.filter(({ code }) => code === 201)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 400)).toHaveLength(7)
})

test('contact captcha: a wrong solution is refused even while none is required', async () => {
  const send = visitor()
  expect(await send(message('bukan'))).toMatchObject(due)
  expect(await send(message(await solveCaptcha(site, 'register')))).toMatchObject(due)
})

test('a message that is not stored gives its solution back', async () => {
  const send = visitor()
  const captcha = await solve()
  const stored = message()
  await send(stored)
  const other = { ...stored, message: 'Pesan yang lain sama sekali', captcha }
  expect(await send(other)).toMatchObject({ code: 409 })
  expect(await send({ ...other, participant_id: 999_999 })).toMatchObject({ code: 400 })
  expect(await send(message(captcha))).toMatchObject({ code: 201 })
})

test('contact: after thirty messages an hour a network is throttled', async () => {
  const send = visitor()
  await send(message())
  await db
    .updateTable('rateLimits')
    .set({ hits: 30 })
    .where('key', '=', `message network 10.0.0.${networks}`)
    .execute()
  const answer = await send(message(await solve()))
  expect(answer.code).toBe(429)
  expect(Number(answer.retryAfter)).toBeGreaterThan(0)
})

test('a member needs no captcha and is counted by account, wherever they write from', async () => {
  const member = await as(await makeUser(db))
  const session = { authorization: `Bearer ${member.token}` }
  const send = visitor()
  for (let sent = 0; sent < 5; sent += 1) expect(await send(message(), session)).toMatchObject({ code: 201 })
  expect(await send(message()), 'a guest beside them').toMatchObject({ code: 201 })
})
