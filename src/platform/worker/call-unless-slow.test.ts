import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callUnlessSlow } from './call-unless-slow.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('askUnlessSlow: a worker that did not answer in time is asked again after half a minute', async () => {
  const asked: string[] = []
  let isSlow = true
  const worker = {
    isReady: () => true,
    async ask(task: string) {
      asked.push(task)
      if (isSlow) throw new Error('the worker takes too long')
      return true
    },
  }
  const ask = callUnlessSlow(() => worker)
  expect(await ask('first')).toBe(null)
  isSlow = false
  expect(await ask('second')).toBe(null)
  vi.advanceTimersByTime(30_001)
  expect(await ask('third')).toBe(true)
  expect(asked).toEqual(['first', 'third'])
})

test('askUnlessSlow: no worker, or one that is starting, is not asked', async () => {
  const ask = vi.fn(async () => true)
  expect(await callUnlessSlow(() => undefined)(1)).toBe(null)
  expect(await callUnlessSlow(() => ({ isReady: () => false, ask }))(1)).toBe(null)
  expect(ask).not.toHaveBeenCalled()
})
