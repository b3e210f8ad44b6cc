import { expect, onTestFinished, test, vi } from 'vitest'
import { createTaskQueue } from './task-queue.ts'

const full = () => new Error('full')

test('so many run at once, so many wait in order, and whoever finds the line full hears it at once', async () => {
  const line = createTaskQueue({ running: 2, waiting: 2, full })
  const ends: (() => void)[] = []
  const begun: number[] = []
  const task = (n: number) => () => {
    begun.push(n)
    return new Promise<number>((resolve) => ends.push(() => resolve(n)))
  }
  const answers = [1, 2, 3, 4].map((n) => line.run(task(n)))
  expect(begun).toEqual([1, 2])
  expect(() => line.requireRoom()).toThrow('full')
  await expect(line.run(task(5))).rejects.toThrow('full')
  ends[0]!()
  expect(await answers[0]).toBe(1)
  expect(begun).toEqual([1, 2, 3])
  line.requireRoom()
  ends[1]!()
  await answers[1]
  for (const end of ends.slice(2)) end()
  await answers[2]
  for (const end of ends) end()
  expect(await answers[3]).toBe(4)
  expect(begun).toEqual([1, 2, 3, 4])
})

test('a task that fails makes room too', async () => {
  const line = createTaskQueue({ running: 1, waiting: 0, full })
  await expect(line.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await line.run(async () => 'next')).toBe('next')
})

test('task queue: an urgent task runs before one that has waited longer', async () => {
  const line = createTaskQueue({ running: 1 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const done: string[] = []
  const all = [line.run(() => promise)]
  for (const [name, isUrgent] of [
    ['late', false],
    ['soon', true],
  ] as const)
    all.push(line.run(async () => void done.push(name), { isUrgent }))
  resolve()
  await Promise.all(all)
  expect(done).toEqual(['soon', 'late'])
})

test('task queue: a task starts after its patience, and the next waits for the limit', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const line = createTaskQueue({ running: 1, patienceMs: 100 })
  const ends: (() => void)[] = []
  const begun: number[] = []
  const run = (n: number) =>
    line.run(() => {
      begun.push(n)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const all = [run(1), run(2)]
  await vi.advanceTimersByTimeAsync(99)
  expect(begun).toEqual([1])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual([1, 2])

  all.push(run(3))
  ends[0]!()
  await all[0]
  expect(begun).toEqual([1, 2])
  ends[1]!()
  await all[1]
  expect(begun).toEqual([1, 2, 3])
  ends[2]!()
  await all[2]
})
