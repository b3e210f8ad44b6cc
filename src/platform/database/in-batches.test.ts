import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

const table = Array.from({ length: 1_200 }, (_, index) => ({ id: index * 2 + 1 }))

test('every row comes once, in the order of ids, no faster than it is taken', async () => {
  let reads = 0
  const read = async (after: number, limit: number) => {
    reads += 1
    return table.filter(({ id }) => id > after).slice(0, limit)
  }
  const rows = inBatches(read)
  await rows.next()
  expect(reads).toBe(1)
  const rest: { id: number }[] = []
  for await (const row of rows) rest.push(row)
  expect(rest).toEqual(table.slice(1))
  expect(reads).toBe(3)
})
