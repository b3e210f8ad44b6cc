import { expect, test } from 'vitest'
import { endpoints } from '#src/api.ts'
import { createDescription } from './description.ts'

test('others are answered while the description is written; then it is kept', async () => {
  const describe = createDescription(endpoints, { publicUrl: 'http://site.test' })
  let turns = 0
  let isWritten = false
  const count = () => {
    turns += 1
    if (!isWritten) setImmediate(count)
  }
  count()
  const first = await describe()
  isWritten = true
  expect(turns).toBeGreaterThanOrEqual(endpoints.length)
  expect(await describe()).toBe(first)
})
