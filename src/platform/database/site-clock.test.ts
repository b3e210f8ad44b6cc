import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { startSiteClock } from './site-clock.ts'

const HOUR = 3_600_000
const { db } = await freshApp()
const machine = performance.timeOrigin
/** Time of the database, which has the right clock of this machine. */
const right = () => machine + performance.now()
const lines: string[] = []
const log = { warn: () => {}, error: (_: object, line: string) => void lines.push(line) }
afterEach(() => void vi.useRealTimers())

async function start(now: number) {
  vi.useFakeTimers({ toFake: ['Date'], now })
  const clock = await startSiteClock(db, log as never)
  onTestFinished(clock.stop)
  return clock
}

test.each([3, -3])(
  'startSiteClock: a machine %i hours off goes by the database, and its log says so',
  async (hours) => {
    lines.length = 0
    const clock = await start(right() + hours * HOUR)
    expect(Math.abs(clock.now().getTime() - right())).toBeLessThan(HOUR)
    expect(lines).toEqual([
      expect.stringContaining(`10800 s ${hours > 0 ? 'ahead of' : 'behind'} that of the database`),
    ])
  },
)

test('startSiteClock: a machine whose clock jumps is noticed with the next look at it', async () => {
  const clock = await start(right())
  lines.length = 0
  vi.setSystemTime(right() + 2 * HOUR)
  expect(Math.abs(clock.now().getTime() - right())).toBeLessThan(HOUR)
  await eventually(() => expect(lines).toHaveLength(1))
})
