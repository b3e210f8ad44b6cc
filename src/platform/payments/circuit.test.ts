import { expect, test } from 'vitest'
import { createCircuit } from './circuit.ts'
import { GatewayRefused, GatewayUnavailable } from './gateway.ts'

function standing() {
  const time = { now: new Date('2026-11-21T10:00:00Z') }
  const run = createCircuit({ now: () => time.now })
  let asked = 0
  const call = (error?: Error) =>
    run(async () => {
      asked += 1
      if (error) throw error
      return 'fine'
    }).catch((thrown: Error) => thrown.message)
  const pass = (ms: number) => {
    time.now = new Date(time.now.getTime() + ms)
  }
  return { call, pass, run, asked: () => asked }
}
const away = new GatewayUnavailable('away')

test('four failures and a success begin the count anew; a refusal is a success of the line', async () => {
  const { call, asked } = standing()
  for (const answer of [undefined, new GatewayRefused(400, [])]) {
    for (let i = 0; i < 4; i += 1) await call(away)
    await call(answer)
  }
  expect(asked()).toBe(10)
  expect(await call()).toBe('fine')
})

test('the fifth failure in a row opens it for half a minute, and each failed trial again', async () => {
  const { call, pass, asked } = standing()
  for (let i = 0; i < 5; i += 1) expect(await call(away)).toBe('away')
  expect(await call()).toMatch(/not asked/)
  pass(29_999)
  expect(await call()).toMatch(/not asked/)
  pass(1)
  expect(await call(away)).toBe('away')
  expect(await call()).toMatch(/not asked/)
  pass(30_000)
  expect(await call()).toBe('fine')
  expect(await call()).toBe('fine')
  expect(asked()).toBe(8)
})

test('while one call tries, the others are told at once', async () => {
  const { call, pass, run } = standing()
  for (let i = 0; i < 5; i += 1) await call(away)
  pass(30_000)
  const trial = Promise.withResolvers<string>()
  const trying = run(() => trial.promise)
  expect(await call()).toMatch(/not asked/)
  trial.resolve('back')
  expect(await trying).toBe('back')
  expect(await call()).toBe('fine')
})

test('a clock that is set back keeps it open no longer', async () => {
  const { call, pass } = standing()
  for (let i = 0; i < 5; i += 1) await call(away)
  pass(-3_600_000)
  expect(await call()).toBe('fine')
})
