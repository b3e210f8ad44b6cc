import { expect, test } from 'vitest'
import { waitForDatabase } from './wait-for-database.ts'

const failure = (code: string) => Object.assign(new Error(`failed with ${code}`), { code })

test('waitForDatabase: waits while the database is away, says so once, and says when it answers', async () => {
  const said: string[] = []
  const outcomes = [failure('ECONNREFUSED'), new Error('timeout expired'), failure('57P03')]
  const attempt = async () => {
    const error = outcomes.shift()
    if (error) throw error
    return 'open'
  }
  expect(await waitForDatabase(attempt, (line) => void said.push(line))).toBe('open')
  expect(said).toEqual([
    expect.stringMatching(/^Waiting for the database, 0 s so far: failed with ECONNREFUSED$/),
    expect.stringMatching(/^The database answers again after \d+ s$/),
  ])
})

test('waitForDatabase: what will not pass is thrown at once, and an answer at once says nothing', async () => {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  for (const code of ['28P01', '3D000', 'ENOTFOUND'])
    await expect(waitForDatabase(() => Promise.reject(failure(code)), say)).rejects.toThrow(code)
  const byPooler = Object.assign(new Error('unsupported startup parameter: options'), { code: '08P01' })
  await expect(waitForDatabase(() => Promise.reject(byPooler), say)).rejects.toThrow('unsupported')
  expect(await waitForDatabase(async () => 1, say)).toBe(1)
  expect(said).toEqual([])
})
