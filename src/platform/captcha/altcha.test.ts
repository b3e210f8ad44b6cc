import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CaptchaAct } from '#src/wire/captcha.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { solveCaptcha } from '#test/support/solve-captcha.ts'
import { clearCaptchaSolutions } from './clear-solutions.ts'

const site = await freshApp()
const { db, services, time, get, open, siteUrl } = site
const { captcha } = services
const MINUTE = 60_000

const solve = (act: CaptchaAct) => solveCaptcha(site, act)
/** Code of the failure for a solution; undefined when it is accepted. */
const refusalOf = (act: CaptchaAct, solution: string | undefined, by = captcha) =>
  by.require(act, solution).then(
    () => undefined,
    ({ code, data, errors }) => {
      expect(data).toEqual({ captcha_required: true })
      expect(errors.captcha).toHaveLength(1)
      return code
    },
  )

type Payload = {
  challenge: { parameters: Record<string, unknown>; signature: string }
  solution: { counter: number; derivedKey: string }
}
const read = (solution: string): Payload => JSON.parse(atob(solution))
const written = (payload: unknown) => btoa(JSON.stringify(payload))

test('a solved captcha is taken once', async () => {
  const solution = await solve('register')
  expect(await refusalOf('register', solution)).toBeUndefined()
  expect(await refusalOf('register', solution)).toBe(400)
})

test('no solution, or words instead of one, is refused', async () => {
  for (const solution of [undefined, '', 'x', 'e30=', written(null), written([]), written({ challenge: {} })])
    expect(await refusalOf('register', solution)).toBe(400)
})

test('a solution counts for its own act alone', async () => {
  const solution = await solve('login')
  for (const act of ['register', 'forget', 'contact'] as const)
    expect(await refusalOf(act, solution)).toBe(400)
  expect(await refusalOf('login', solution)).toBeUndefined()
})

test('after ten minutes a solution is old', async () => {
  const [inTime, late] = [await solve('forget'), await solve('forget')]
  time.now = new Date(time.now.getTime() + 10 * MINUTE - 1)
  expect(await refusalOf('forget', inTime)).toBeUndefined()
  time.now = new Date(time.now.getTime() + 1)
  expect(await refusalOf('forget', late)).toBe(400)
})

test('sent to two nodes at once it is taken by one', async () => {
  const other = await freshApp({ siteUrl })
  const solution = await solve('register')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      refusalOf('register', solution, index % 2 ? captcha : other.services.captcha),
    ),
  )
  expect(answers.filter((code) => code === undefined)).toHaveLength(1)
})

test('a solution of another installation is refused', async () => {
  const other = await freshApp({ siteUrl, sessionSecret: ['another secret of thirty-two letters'] })
  expect(await refusalOf('register', await solveCaptcha(other, 'register'))).toBe(400)
})

const changed = (name: string) => ({
  bump: (value: unknown) => (typeof value === 'number' ? value + 1_000_000 : `${value}0`),
  name,
})
const parameters = ['algorithm', 'nonce', 'salt', 'cost', 'keyLength', 'keyPrefix', 'keySignature']

test.each(parameters.map(changed))('nothing of a puzzle can be changed: $name', async ({ name, bump }) => {
  const payload = read(await solve('register'))
  payload.challenge.parameters[name] = bump(payload.challenge.parameters[name])
  expect(await refusalOf('register', written(payload))).toBe(400)
})

test('the end cannot be moved, taken out or spliced into another part', async () => {
  const payload = read(await solve('register'))
  const { parameters } = payload.challenge
  const data = parameters.data as { act: string; until: number }
  time.now = new Date(data.until)
  const later = data.until + 10 * MINUTE
  const tries: Record<string, unknown>[] = [
    { ...parameters, data: { ...data, until: later } },
    { ...parameters, data: { act: data.act } },
    { ...parameters, data: { ...data, until: `${data.until}0` } },
    { ...parameters, data: { ...data, until: Number(`${data.until}0`) } },
    { ...parameters, expiresAt: later / 1_000 },
    { ...parameters, salt: `${parameters.salt}?until=${later}`, data },
    { ...parameters, data: { act: `${data.act}","until":${later},"x":"`, until: data.until } },
  ]
  for (const tried of tries)
    expect(
      await refusalOf(
        'register',
        written({ ...payload, challenge: { ...payload.challenge, parameters: tried } }),
      ),
    ).toBe(400)
})

test('a used solution cannot be spelt anew', async () => {
  const solution = await solve('register')
  await captcha.require('register', solution)
  const { challenge, solution: found } = read(solution)
  const spellings = [
    written({ solution: found, challenge }),
    ` ${solution}`,
    solution.replace(/=+$/, ''),
    written({ challenge, solution: { ...found, counter: found.counter + 1 } }),
    written({ challenge, solution: { ...found, time: 7 } }),
    written({
      challenge: { signature: challenge.signature, parameters: challenge.parameters },
      solution: found,
    }),
  ]
  for (const spelling of spellings) expect(await refusalOf('register', spelling)).toBe(400)
})

test('an answer that nobody worked for is refused, whatever it is', async () => {
  const payload = read(await solve('register'))
  await fc.assert(
    fc.asyncProperty(fc.nat(0xffffffff), fc.stringMatching(/^[0-9a-f]{64}$/), async (counter, derivedKey) => {
      fc.pre(derivedKey !== payload.solution.derivedKey)
      expect(await refusalOf('register', written({ ...payload, solution: { counter, derivedKey } }))).toBe(
        400,
      )
    }),
    { numRuns: 50 },
  )
  expect(await refusalOf('register', written(payload))).toBeUndefined()
})

test('the job forgets solutions an hour after their end, not before', async () => {
  const parts = { db, clock: { now: () => time.now } } as Parameters<typeof clearCaptchaSolutions.run>[1]
  await db.deleteFrom('captchaSolutions').execute()
  await captcha.require('register', await solve('register'))
  const count = async () => (await db.selectFrom('captchaSolutions').select('hash').execute()).length
  time.now = new Date(time.now.getTime() + 70 * MINUTE)
  await clearCaptchaSolutions.run({}, parts)
  expect(await count()).toBe(1)
  time.now = new Date(time.now.getTime() + 1)
  await clearCaptchaSolutions.run({}, parts)
  expect(await count()).toBe(0)
})

test('GET /v1/captcha/:act gives a new puzzle each time, stored by nobody', async () => {
  const answer = await open('/v1/captcha/contact')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const { data } = (await answer.json()) as { data: { puzzle: { signature: string } } }
  expect(data).toMatchObject({ provider: 'altcha', seconds: 600 })
  const next = (await get('/v1/captcha/contact')).data as typeof data
  expect(next.puzzle.signature).not.toBe(data.puzzle.signature)
  expect(await get('/v1/captcha/anything')).toMatchObject({ code: 400 })
})

test('a network that asks for puzzles without end is told to wait', async () => {
  const key = 'captcha network 127.0.0.1'
  await db.updateTable('rateLimits').set({ hits: 600 }).where('key', '=', key).execute()
  const answer = await open('/v1/captcha/contact')
  expect(answer.status).toBe(429)
  expect((await open('/v1/captcha/login')).status).toBe(200)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  await db.deleteFrom('rateLimits').execute()
})
