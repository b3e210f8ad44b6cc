import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Copy, Stored } from './autosave.ts'
import { SavingStore } from './saving-store.ts'
import type { Sent } from './send-text.ts'
import { emptyText, type Text } from './text.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const write = (content: string): Text => ({ ...emptyText, content })
const stored = (version: number, content: string): Stored => ({
  version,
  draft: null,
  text: write(content),
  at: '2026-11-21T07:02:00.000Z',
})

/** A store with a server that answers on demand. */
function begin() {
  const sent: { text: string; answer: (sent: Sent) => void }[] = []
  const device: { copy: Omit<Copy, 'at'> | null; isFull: boolean } = { copy: null, isFull: false }
  const store = new SavingStore({
    base: stored(1, 'a'),
    itemText: write('a'),
    send: (_base, text) => new Promise((answer) => sent.push({ text: text.content, answer })),
    keep(copy) {
      if (!device.isFull) device.copy = copy
      return !device.isFull
    },
    onItem() {},
  })
  store.open(null, null)
  const type = (content: string) => store.act({ type: 'edit', text: write(content) })
  return { store, sent, device, type }
}

test('the last word of a flow goes to the device soon and to the server after a pause', async () => {
  const { store, sent, device, type } = begin()
  for (const words of ['ab', 'abc', 'abcd']) {
    type(words)
    await vi.advanceTimersByTimeAsync(1_900)
  }
  expect(device.copy?.text.content).toBe('abcd')
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(sent.map(({ text }) => text)).toEqual(['abcd'])
  type('abcde')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent).toHaveLength(1)
  sent[0]!.answer({ event: { type: 'saved', current: stored(2, 'abcd') } })
  await vi.advanceTimersByTimeAsync(2_100)
  expect(sent.map(({ text }) => text)).toEqual(['abcd', 'abcde'])
  sent[1]!.answer({ event: { type: 'saved', current: stored(3, 'abcde') } })
  await vi.advanceTimersByTimeAsync(400)
  expect(device.copy).toBeNull()
  expect(store.keepNow()).toBe(true)
})

test('without an answer it tries again, later each time, and at once when the line is back', async () => {
  const { store, sent, type } = begin()
  type('ab')
  await vi.advanceTimersByTimeAsync(2_000)
  sent[0]!.answer({ event: { type: 'failed' } })
  await vi.advanceTimersByTimeAsync(3_900)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toHaveLength(2)
  sent[1]!.answer({ event: { type: 'failed' } })
  await vi.advanceTimersByTimeAsync(7_900)
  expect(sent).toHaveLength(2)
  store.hurry()
  expect(sent).toHaveLength(3)
})

test('the page is held only when neither server nor device has the words', () => {
  const { store, device, type } = begin()
  expect(store.keepNow()).toBe(true)
  type('ab')
  expect(store.keepNow()).toBe(true)
  device.isFull = true
  type('abc')
  expect(store.keepNow()).toBe(false)
  expect(store.get().isKept).toBe(false)
})

test('saving store: a write waits for the save in progress, and none follows once the page submits itself', async () => {
  const { store, sent, type } = begin()
  type('ab')
  await vi.advanceTimersByTimeAsync(2_000)
  const call = vi.fn(
    async (_base: Stored, text: Text): Promise<Sent> => ({
      event: { type: 'saved', current: { ...stored(3, ''), text } },
    }),
  )
  const written = store.write(call)
  await vi.advanceTimersByTimeAsync(0)
  expect(call).not.toHaveBeenCalled()
  sent[0]!.answer({ event: { type: 'saved', current: stored(2, 'ab') } })
  await written
  expect(call.mock.calls[0]![0].version).toBe(2)
  store.handOver()
  expect(await store.write(call)).toBeNull()
})
