import { expect, onTestFinished, test, vi } from 'vitest'
import { createHitLines } from './hit-lines.ts'

function makeLines() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const told: unknown[] = []
  return { ...createHitLines({ info: (line: object) => void told.push({ ...line }) }), told }
}

test('a second of answers is a line for each address and status, and holds no query', () => {
  const { note, told } = makeLines()
  for (const target of ['/news', '/news?page=2', '/v1/news?q=rahasia', '/news']) note(target, 200)
  note('/news', 404)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(told).toEqual([
    { path: '/news', status: 200, times: 3 },
    { path: '/v1/news', status: 200, times: 1 },
    { path: '/news', status: 404, times: 1 },
  ])
  vi.advanceTimersByTime(5_000)
  expect(told).toHaveLength(3)
  note('/news', 200)
  vi.advanceTimersByTime(1_000)
  expect(told.at(-1)).toEqual({ path: '/news', status: 200, times: 1 })
})

test('many addresses are told before the second is over, and the rest at the end', () => {
  const { note, write, told } = makeLines()
  for (let n = 0; n < 501; n += 1) note(`/news/${n}`, 200)
  expect(told).toHaveLength(500)
  write()
  expect(told).toHaveLength(501)
})
