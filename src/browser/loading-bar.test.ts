import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLoadingBar, type LoadingBarState } from './loading-bar.ts'

/** Timers that fire when the test advances the time. */
function fakeTimers() {
  const timers = new Map<number, { at: number; run: () => void }>()
  let now = 0
  let nextId = 1
  return {
    timers,
    now: () => now,
    setTimer(run: () => void, ms: number) {
      timers.set(nextId, { at: now + ms, run })
      return nextId++
    },
    clearTimer: (id: number) => void timers.delete(id),
    pass(ms: number) {
      const end = now + ms
      for (;;) {
        const [due] = [...timers].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at)
        if (!due) break
        timers.delete(due[0])
        now = due[1].at
        due[1].run()
      }
      now = end
    },
  }
}

function barInTime() {
  const clock = fakeTimers()
  const seen: { at: number; state: LoadingBarState }[] = []
  const bar = createLoadingBar({ ...clock, onChange: (state) => seen.push({ at: clock.now(), state }) })
  return { bar, clock, seen }
}

test('a page that comes within 200 ms shows no bar', () => {
  const { bar, clock, seen } = barInTime()
  bar.start()
  clock.pass(199)
  bar.finish()
  clock.pass(10_000)
  expect(seen).toEqual([])
})

test('a slow page fills the bar in five seconds and leaves it full until it comes', () => {
  const { bar, clock, seen } = barInTime()
  bar.start()
  clock.pass(200 + 2500)
  expect(bar.state).toEqual({ percent: 50, isShown: true, isFailed: false })
  clock.pass(60_000)
  expect(bar.state).toEqual({ percent: 100, isShown: true, isFailed: false })
  expect(seen.at(-1)?.at).toBe(200 + 5000)
})

test('a failure fills the bar in red, then hides it; the next page starts black', () => {
  const { bar, clock } = barInTime()
  bar.start()
  clock.pass(1000)
  bar.fail()
  expect(bar.state).toEqual({ percent: 100, isShown: true, isFailed: true })
  clock.pass(500)
  expect(bar.state).toEqual({ percent: 0, isShown: false, isFailed: false })
  bar.start()
  clock.pass(200)
  expect(bar.state).toEqual({ percent: 0, isShown: true, isFailed: false })
})

test('a start while the bar hides begins anew from nothing', () => {
  const { bar, clock } = barInTime()
  bar.start()
  clock.pass(1000)
  bar.fail()
  clock.pass(300)
  bar.start()
  expect(bar.state).toEqual({ percent: 0, isShown: false, isFailed: false })
  clock.pass(200 + 1000)
  expect(bar.state).toEqual({ percent: 20, isShown: true, isFailed: false })
})

const stepArb = fc.oneof(
  fc.record({ do: fc.constantFrom('start' as const, 'finish' as const, 'fail' as const) }),
  fc.record({ do: fc.constant('pass' as const), ms: fc.oneof(fc.nat(600), fc.nat(6000)) }),
)

test('in any sequence the bar keeps its times, never shrinks within a run and has one timer at most', () => {
  fc.assert(
    fc.property(fc.array(stepArb, { maxLength: 40 }), (steps) => {
      const { bar, clock, seen } = barInTime()
      let startedAt: number | null = null
      let endedAt: number | null = null
      let failed = false
      for (const step of steps) {
        const from = seen.length
        if (step.do === 'pass') clock.pass(step.ms)
        else bar[step.do]()
        if (step.do === 'start' && startedAt === null) {
          startedAt = clock.now()
          endedAt = null
        } else if (startedAt !== null && (step.do === 'finish' || step.do === 'fail')) {
          endedAt = clock.now() - startedAt < 200 ? null : clock.now()
          failed = step.do === 'fail'
          startedAt = null
        }
        expect(clock.timers.size).toBeLessThanOrEqual(1)
        expect(bar.state).toEqual(expectedState(clock.now(), startedAt, endedAt, failed))
        const percents = seen.slice(from).map(({ state }) => state.percent)
        if (startedAt !== null) expect(percents).toEqual(percents.toSorted((a, b) => a - b))
      }
    }),
    { numRuns: 3000 },
  )
})

/** Times of docs/reference/specification.md#loading-bar, without the steps in between. */
function expectedState(now: number, startedAt: number | null, endedAt: number | null, isFailed: boolean) {
  const hidden = { percent: 0, isShown: false, isFailed: false }
  if (startedAt !== null) {
    const shownFor = now - startedAt - 200
    if (shownFor < 0) return hidden
    return { percent: Math.min(100, Math.floor(shownFor / 100) * 2), isShown: true, isFailed: false }
  }
  return endedAt !== null && now - endedAt < 500 ? { percent: 100, isShown: true, isFailed } : hidden
}
