import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createChunkGuard, guardChunks, isChunkFailure } from './chunk-guard.ts'

const chunkError = new TypeError('Failed to fetch dynamically imported module: /assets/news-a1b2.js')

type Mode = 'works' | 'off' | 'full' | 'forgets'

/** A browser tab: its storage survives a reload, the program (the guard) does not. */
function fakeTab() {
  const kept = new Map<string, string>()
  const tab = { mode: 'works' as Mode, frame: { name: '' }, clock: 1_000_000, reloads: 0 }
  const storage = () => {
    if (tab.mode === 'off') throw new Error('SecurityError')
    return {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem(name: string, value: string) {
        if (tab.mode === 'full') throw new Error('QuotaExceededError')
        if (tab.mode === 'works') kept.set(name, value)
      },
    }
  }
  const reload = () => {
    tab.reloads += 1
  }
  const fail = (error: unknown = chunkError) =>
    createChunkGuard({ storage, frame: tab.frame, now: () => tab.clock, reload }).onChunkFailure(error)
  return { tab, fail }
}

test.each([
  'Failed to fetch dynamically imported module: https://example.org/assets/news-a1b2.js',
  'error loading dynamically imported module: https://example.org/assets/news-a1b2.js',
  'Importing a module script failed.',
  "'text/html' is not a valid JavaScript MIME type.",
])('a chunk failure is known by its message: %s', (message) => {
  expect(isChunkFailure(new TypeError(message))).toBe(true)
})

test.each([new TypeError('Failed to fetch'), 'Importing a module script failed.', null, { status: 404 }])(
  'anything else is no chunk failure and does not reload: %s',
  (error) => {
    const { tab, fail } = fakeTab()
    expect(fail(error)).toBe(false)
    expect(tab.reloads).toBe(0)
  },
)

test.each<Mode>(['works', 'off', 'full', 'forgets'])(
  'a page reloads once and again after 60 seconds when its storage %s',
  (mode) => {
    const { tab, fail } = fakeTab()
    tab.mode = mode
    expect(fail()).toBe(true)
    tab.clock += 59_999
    expect(fail()).toBe(false)
    tab.clock += 1
    expect(fail()).toBe(true)
    expect(tab.reloads).toBe(2)
  },
)

test('without a place to note the reload the page does not reload, and keeps its window name', () => {
  const { tab, fail } = fakeTab()
  tab.mode = 'full'
  tab.frame.name = 'print-preview'
  expect(fail()).toBe(false)
  expect(tab.frame.name).toBe('print-preview')
})

test('a clock set back by a year holds up the reload for one minute, not for a year', () => {
  const { tab, fail } = fakeTab()
  fail()
  tab.clock -= 365 * 24 * 60 * 60_000
  expect(fail()).toBe(false)
  tab.clock += 60_000
  expect(fail()).toBe(true)
})

const stepArb = fc.record({
  wait: fc.oneof(fc.nat(1000), fc.nat(61_000)),
  setBack: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.nat(200_000)),
  mode: fc.constantFrom<Mode>('works', 'off', 'full', 'forgets'),
})

test.each(['', 'print-preview'])(
  'in any sequence of failures there are 60 seconds between two reloads (window name “%s”)',
  (name) => {
    fc.assert(
      fc.property(fc.array(stepArb, { maxLength: 40 }), (steps) => {
        const { tab, fail } = fakeTab()
        tab.frame.name = name
        let time = 0
        let reloadedAt = -Infinity
        for (const { wait, setBack, mode } of steps) {
          time += wait
          tab.clock += wait - setBack
          tab.mode = mode
          if (!fail()) continue
          expect(time - reloadedAt).toBeGreaterThanOrEqual(60_000)
          reloadedAt = time
        }
      }),
      { numRuns: 2000 },
    )
  },
)

test('a route whose chunk failed is told once and then waits, or fails when nothing reloads', async () => {
  const load = () => Promise.reject(chunkError)
  const failures: unknown[] = []
  const answer = { willReload: false }
  const child = { lazy: load }
  guardChunks([{ children: [child, {}] }], (error) => {
    failures.push(error)
    return answer.willReload
  })
  await expect(child.lazy()).rejects.toBe(chunkError)
  answer.willReload = true
  const waiting = child.lazy().then(
    () => 'done',
    () => 'failed',
  )
  expect(await Promise.race([waiting, new Promise((resolve) => setImmediate(resolve, 'waits'))])).toBe(
    'waits',
  )
  expect(failures).toEqual([chunkError, chunkError])
})
