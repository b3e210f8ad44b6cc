import { availableParallelism } from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPace } from './pace.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** A pace limited to half a processor, and work that uses some of it. */
function halfAProcessor() {
  let used = 0
  const pace = createPace(0.5 / availableParallelism(), () => used)
  const use = (ms: number) => {
    used += ms
  }
  return { pace, use }
}

/** Advances fake time by a millisecond at a time until `done`. @returns milliseconds passed */
async function passed(done: Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  let isDone = false
  done.then(() => (isDone = true))
  for (;;) {
    await new Promise((resolve) => setImmediate(resolve))
    await new Promise((resolve) => setImmediate(resolve))
    if (isDone) return performance.now() - startedAt
    await vi.advanceTimersByTimeAsync(1)
  }
}

test('work that used the processor makes the next wait until its share is paid', async () => {
  const { pace, use } = halfAProcessor()
  expect(await passed(pace())).toBe(0)
  use(10)
  expect(await passed(pace())).toBe(20)
  use(4)
  expect(await passed(pace())).toBe(8)
})

test('pace: work that has just begun uses its processor before the next starts', async () => {
  const { pace, use } = halfAProcessor()
  await passed(pace())
  const begun = pace().then(() => use(10))
  expect(await passed(Promise.all([begun, pace()]))).toBe(20)
})

test('after a quiet while a little goes at once', async () => {
  const { pace, use } = halfAProcessor()
  await passed(pace())
  vi.advanceTimersByTime(1_000)
  use(2)
  expect(await passed(pace())).toBe(0)
  use(10)
  expect(await passed(pace())).toBe(19)
})

test('nobody rests for long, however much one piece took', async () => {
  const { pace, use } = halfAProcessor()
  await passed(pace())
  use(5_000)
  expect(await passed(pace())).toBe(50)
  expect(await passed(pace())).toBe(0)
})

test('pace: urgent work runs before older work, which runs in the end', async () => {
  const { pace, use } = halfAProcessor()
  await passed(pace())
  const done: string[] = []
  const turn = (name: string, isUrgent: boolean) =>
    pace({ isUrgent }).then(() => {
      done.push(name)
      use(10)
    })
  use(10)
  await passed(
    Promise.all([turn('one', false), turn('letter', false), turn('gift', true), turn('gift', true)]),
  )
  expect(done).toEqual(['one', 'gift', 'gift', 'letter'])
})
