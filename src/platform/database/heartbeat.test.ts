import { afterEach, expect, test, vi } from 'vitest'
import { createHeartbeat } from './heartbeat.ts'

const SECOND = 1_000
const ASKED_MS = 10 * SECOND

afterEach(() => void vi.useRealTimers())

test('heartbeat: a machine that slept knows for how long nothing was heard', () => {
  vi.useFakeTimers()
  const heartbeat = createHeartbeat(async () => true, ASKED_MS)
  heartbeat.heard()
  expect(heartbeat.isFresh()).toBe(true)
  // The steady clock stands still meanwhile.
  vi.setSystemTime(Date.now() + 300 * SECOND)
  expect(heartbeat.silence()).toBe(300 * SECOND)
  expect(heartbeat.isFresh()).toBe(false)
  heartbeat.stop()
})

test('heartbeat: frequent again as soon as somebody asks, also right after a rare one', async () => {
  vi.useFakeTimers()
  const heartbeat = createHeartbeat(async () => {
    heartbeat.heard()
    return true
  }, ASKED_MS)
  heartbeat.start()
  heartbeat.isFresh()
  // Nobody asks for a minute: the last beats are half a minute apart.
  await vi.advanceTimersByTimeAsync(72 * SECOND)
  expect(heartbeat.isFresh()).toBe(true)
  for (let second = 0; second < 20; second += 1) {
    await vi.advanceTimersByTimeAsync(SECOND)
    expect(heartbeat.isFresh(), `after ${second + 1} s of asking`).toBe(true)
  }
  heartbeat.stop()
})
