import { expect, test } from 'vitest'
import { createWatch, pauses } from './watch.ts'

/** A watch whose time is moved by hand. */
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

test('it asks from two to thirty seconds apart, for two minutes, then rests', async () => {
  const { watch, seen, tick } = watching()
  watch.begin()
  while (await tick());
  expect(seen.waits).toEqual(pauses)
  expect([seen.waits[0], seen.waits.at(-1)]).toEqual([2_000, 30_000])
  expect(seen.waits.reduce((sum, ms) => sum + ms)).toBe(120_000)
  expect(seen).toMatchObject({ asked: pauses.length, rests: 1 })
})

test('it ends with the answer that leaves nothing to wait for', async () => {
  const { watch, seen, tick } = watching([true, false])
  watch.begin()
  while (await tick());
  expect(seen).toMatchObject({ asked: 2, rests: 0 })
})

test('nobody looks: it does not ask; on return it asks at once and begins anew', async () => {
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

test('hidden while the answer was under way, it does not wait for another', async () => {
  const { watch, seen, tick } = watching()
  watch.begin()
  seen.isHidden = true
  await tick()
  expect(seen).toMatchObject({ asked: 1, waits: [2_000] })
})

test('an answer that comes after somebody asked anew starts no second round', async () => {
  const { watch, seen } = watching()
  await Promise.all([watch.again(), watch.again()])
  expect(seen.asked).toBe(2)
  expect(seen.waits).toHaveLength(1)
})
