import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LimitName } from '#src/limits.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { clearLimits } from './clear-limits.ts'
import { createLimits, networkOf } from './limits.ts'

const { db, services, time, siteUrl } = await freshApp()
const { limits } = services
const MINUTE = 60_000

/** Code and retry time of a call's failure, if any. */
const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    (value) => value ?? 'taken',
    ({ code, headers }) => `${code} after ${headers['retry-after']} s`,
  )

const rules = {
  'login account': { hits: 5, ms: 15 * MINUTE },
  'mail address pause': { hits: 1, ms: MINUTE },
} satisfies Partial<Record<LimitName, { hits: number; ms: number }>>
type Rule = keyof typeof rules

type Step = { act: 'take' | 'countHits' | 'reached' | 'reset'; name: Rule; key: string; laterMs: number }
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('take', 'take', 'countHits', 'countHits', 'reached', 'reset'),
  name: fc.constantFrom<Rule>('login account', 'mail address pause'),
  key: fc.constantFrom('a', 'b'),
  laterMs: fc.oneof(fc.nat(2_000), fc.constantFrom(0, MINUTE - 1, MINUTE, 15 * MINUTE - 1, 15 * MINUTE)),
})

/** A model of the limits in memory: a window begins with its first hit and ends by time alone. */
function createModel() {
  const windows = new Map<string, { hits: number; endsAt: number }>()
  return ({ act, name, key }: Step, now: number) => {
    const { hits: allowed, ms } = rules[name]
    const id = `${name} ${key}`
    const found = windows.get(id)
    const live = found && found.endsAt > now ? found : undefined
    if (act === 'reached') return (live?.hits ?? 0) >= allowed
    if (act === 'reset') return windows.delete(id) ? 'taken' : 'taken'
    const window = live ?? { hits: 0, endsAt: now + ms }
    window.hits += 1
    windows.set(id, window)
    if (act === 'countHits') return allowed - window.hits
    return window.hits > allowed ? `429 after ${Math.ceil((window.endsAt - now) / 1_000)} s` : 'taken'
  }
}

const run = async ({ act, name, key }: Step): Promise<unknown> => {
  if (act === 'countHits') return limits.countHits({ [name]: key })
  if (act === 'reached') return (await limits.reached({ [name]: key })).has(name)
  return limits[act](name, key)
}

test('any course of hits, pauses and forgetting counts as the model does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      await db.deleteFrom('rateLimits').execute()
      const model = createModel()
      for (const given of steps) {
        time.now = new Date(time.now.getTime() + given.laterMs)
        const answer = await outcomeOf(run(given))
        expect(answer).toBe(model(given, time.now.getTime()))
      }
    }),
    { numRuns: 40 },
  )
})

test('two nodes count together, and no hit of a crowd is lost', async () => {
  const other = await freshApp({ siteUrl })
  const clock = { now: () => time.now }
  const nodes = [limits, createLimits({ db: other.db, clock })]
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => outcomeOf(nodes[index % 2]!.take('login address', 'crowd'))),
  )
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(20)
})

test('hits of several limits count each for itself, and the fewest left is told', async () => {
  const [one, other] = [{ 'login account': 'both' }, { 'login address': 'both' }] as const
  expect(await limits.countHits({ ...one, ...other })).toBe(4)
  expect(await limits.countHits(other)).toBe(18)
  expect(await limits.countHits(one)).toBe(3)
  for (let n = 0; n < 3; n += 1) await limits.countHits(one)
  expect([...(await limits.reached({ ...one, ...other }))]).toEqual(['login account'])
})

test('crowds that count the same limits in another order lose no hit', async () => {
  const [forth, back] = [
    { 'login account': 'ring', 'login address': 'ring' },
    { 'login address': 'ring', 'login account': 'ring' },
  ]
  await Promise.all(Array.from({ length: 60 }, (_, index) => limits.countHits(index % 2 ? forth : back)))
  expect(await limits.countHits({ 'login account': 'ring' })).toBe(5 - 61)
  expect(await limits.countHits({ 'login address': 'ring' })).toBe(20 - 61)
})

test('a transaction that is rolled back takes its hits back', async () => {
  const broken = services.write(async (tx) => {
    await limits.within(tx).take('message unsolved', 'rolled back')
    throw new Error('after the hit')
  })
  await expect(broken).rejects.toThrow('after the hit')
  const row = db.selectFrom('rateLimits').select('hits').where('key', 'like', '%rolled back')
  expect(await row.execute()).toEqual([])
})

test('the job removes windows that have ended and leaves the others', async () => {
  await limits.countHits({ 'mail address pause': 'ends' })
  await limits.countHits({ 'message network': 'stays' })
  time.now = new Date(time.now.getTime() + MINUTE)
  await clearLimits.run({}, { db, clock: { now: () => time.now } } as Parameters<typeof clearLimits.run>[1])
  const left = await db.selectFrom('rateLimits').select('key').execute()
  expect(left.map(({ key }) => key)).toContain('message network stays')
  expect(left.map(({ key }) => key)).not.toContain('mail address pause ends')
})

const groups = fc.array(fc.oneof(fc.constant(0), fc.nat(0xffff)), { minLength: 8, maxLength: 8 })
const written = (all: number[]) => all.map((group) => group.toString(16)).join(':')
/** The usual spelling: lower case, the longest run of zeros left out. */
const short = (all: number[]) => new URL(`http://[${written(all)}]`).hostname.slice(1, -1)

test('an IPv6 address is known by its first half, however it is written', () => {
  fc.assert(
    fc.property(groups, groups, (one, other) => {
      fc.pre(one.slice(0, 5).some((group) => group !== 0) || one[5] !== 0xffff)
      const network = networkOf(written(one))
      expect(networkOf(short(one))).toBe(network)
      expect(networkOf(written(one).toUpperCase())).toBe(network)
      expect(networkOf(`${short(one)}%eth0`)).toBe(network)
      const neighbour = [...one.slice(0, 4), 1, ...other.slice(5)]
      expect(networkOf(short(neighbour))).toBe(network)
      const elsewhere = [...other.slice(0, 4), 1, ...one.slice(5)]
      expect(networkOf(short(elsewhere)) === network).toBe(written(other.slice(0, 4)) === network)
    }),
  )
})

test('an IPv4 address is its own network, also when it is written as IPv6', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(networkOf(address)).toBe(address)
      expect(networkOf(`::ffff:${address}`)).toBe(address)
      const mapped = new URL(`http://[::ffff:${address}]`).hostname.slice(1, -1)
      expect(networkOf(mapped)).toBe(address)
    }),
  )
})
