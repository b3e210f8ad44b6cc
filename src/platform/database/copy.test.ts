import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#test/support/fresh-app.ts'
import { gather } from '#test/support/gather.ts'
import { copyIn, copyOut } from './copy.ts'

const { ownerUrl } = await freshDatabase()
const client = new pg.Client({ connectionString: ownerUrl })
await client.connect()
afterAll(() => client.end())
await client.query('create table lines (n bigint, words text)')

/** Rows of a kilobyte each, as `copy` writes them. */
async function* rows(count: number) {
  for (let n = 1; n <= count; n += 1) yield Buffer.from(`${n}\t${'kain '.repeat(200)}\n`)
}

test('rows go in and come out as they were, more of them than are held at once', async () => {
  await copyIn(client, 'copy lines from stdin', rows(20_000))
  const { rows: counted } = await client.query('select count(*)::int as n, sum(n)::int as sum from lines')
  expect(counted).toEqual([{ n: 20_000, sum: 200_010_000 }])
  let [bytes, breaks] = [0, 0]
  for await (const block of copyOut(client, 'copy lines to stdout')) {
    bytes += block.length
    for (const byte of block) if (byte === 10) breaks += 1
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(breaks).toBe(20_000)
  expect(bytes).toBe(Buffer.concat(await gather(rows(20_000))).length)
})

test('copy: a server error is thrown, and the connection remains usable', async () => {
  await expect(gather(copyOut(client, 'copy nowhere to stdout'))).rejects.toThrow('nowhere')
  const bad = (async function* () {
    yield* rows(3_000)
    yield Buffer.from('no number\tx\n')
    yield* rows(3_000)
  })()
  await expect(copyIn(client, 'copy lines from stdin', bad)).rejects.toThrow('no number')
  expect((await client.query('select count(*)::int as n from lines')).rows).toEqual([{ n: 20_000 }])
})

test('a source that breaks leaves nothing behind', async () => {
  const broken = (async function* () {
    yield* rows(10)
    throw new Error('the disk went away')
  })()
  await expect(copyIn(client, 'copy lines from stdin', broken)).rejects.toThrow('the disk went away')
  expect((await client.query('select count(*)::int as n from lines')).rows).toEqual([{ n: 20_000 }])
})
