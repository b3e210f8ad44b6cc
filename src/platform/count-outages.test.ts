import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from './log.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

type Line = { msg: string; times?: number; seconds?: number; of?: string }

function openLog() {
  const lines: Line[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  const taken = () => lines.splice(0).map(({ msg, times, seconds, of }) => [msg, times, seconds, of])
  return { log, taken }
}

test('createLog: the lines of one outage are counted, told once a minute, and once when it is over', () => {
  const { log, taken } = openLog()
  const fail = () => log.warn({ outage: 'queue', error: 'no answer' }, 'queue')
  for (let n = 0; n < 200; n += 1) fail()
  log.warn({ outage: 'mail' }, 'mail server away')
  log.warn({ id: 7 }, 'something else')
  log.warn({ id: 8 }, 'something else')
  const other = ['something else', undefined, undefined, undefined]
  expect(taken()).toEqual([
    ['queue', undefined, undefined, undefined],
    ['mail server away', undefined, undefined, undefined],
    other,
    other,
  ])
  vi.advanceTimersByTime(60_000)
  expect(taken()).toEqual([['outage goes on', 199, 60, 'queue']])
  for (let n = 0; n < 61; n += 1) fail()
  vi.advanceTimersByTime(60_000)
  expect(taken()).toEqual([['outage goes on', 61, 120, 'queue']])
  vi.advanceTimersByTime(60_000)
  expect(taken()).toEqual([['outage is over', 261, 180, 'queue']])
  fail()
  expect(taken()).toEqual([['queue', undefined, undefined, undefined]])
})
