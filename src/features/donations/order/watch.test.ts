import { expect, test } from 'vitest'
import { createWatch, pauses } from './watch.ts'

/** Watch with a manual clock. */
function watching(answers: boolean[] = []) {
  const seen = { asked: 0, waits: [] as number[], rests: 0, isHidden: false }
  let due: (() => void) | null = null
  const watch = createWatch({
    async ask() {
      seen.asked += 1
      return answers.shift() ?? true
    },
    later(ms, run) {
      seen.waits.push(ms)
      due = run
      return () => {
        if (due === run) due = null
      }
    },
    isHidden: () => seen.isHidden,
    onRest() {
      seen.rests += 1
    },
  })
  const tick = async () => {
    const run = due
    due = null
    run?.()
    await Promise.resolve()
    await Promise.resolve()
    return run !== null
  }
  return { watch, seen, tick }
}

test('createWatch: polls every two to thirty seconds, for two minutes, then rests', async () => {
  const { watch, seen, tick } = watching()
  watch.begin()
  while (await tick());
  expect(seen.waits).toEqual(pauses)
  expect([seen.waits[0], seen.waits.at(-1)]).toEqual([2_000, 30_000])
  expect(seen.waits.reduce((sum, ms) => sum + ms)).toBe(120_000)
  expect(seen).toMatchObject({ asked: pauses.length, rests: 1 })
})

test('createWatch: ends with the first final answer', async () => {
  const { watch, seen, tick } = watching([true, false])
  watch.begin()
  while (await tick());
  expect(seen).toMatchObject({ asked: 2, rests: 0 })
})

test('createWatch: pauses while the page is hidden; polls at once and restarts when it is visible', async () => {
  const { watch, seen, tick } = watching()
  watch.begin()
  await tick()
  seen.isHidden = true
  watch.stop()
  expect(await tick()).toBe(false)
  seen.isHidden = false
  await watch.again()
  expect(seen.asked).toBe(2)
  expect(seen.waits.at(-1)).toBe(pauses[1])
})

test('createWatch: hidden during a request, it schedules no other', async () => {
  const { watch, seen, tick } = watching()
  watch.begin()
  seen.isHidden = true
  await tick()
  expect(seen).toMatchObject({ asked: 1, waits: [2_000] })
})

test('createWatch: an answer that arrives after a manual check starts no second round', async () => {
  const { watch, seen } = watching()
  await Promise.all([watch.again(), watch.again()])
  expect(seen.asked).toBe(2)
  expect(seen.waits).toHaveLength(1)
})
