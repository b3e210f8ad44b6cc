import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'

const { db, write } = await freshApp()

/** Two writes that lock two people in opposite order, each after the other holds its first. */
async function crossed(onEnd: (tries: number) => void) {
  const [ani, beni] = [await makeUser(db), await makeUser(db)]
  const holding = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  const rename = (order: number[], own: 0 | 1) => {
    let tries = 0
    return write(async (tx) => {
      tries += 1
      for (const id of order) {
        await tx
          .updateTable('users')
          .set({ namaLengkap: `Penulis ${own}` })
          .where('id', '=', id)
          .execute()
        holding[own].resolve()
        await holding[own === 0 ? 1 : 0].promise
      }
      onEnd(tries)
    })
  }
  await Promise.all([rename([ani.id, beni.id], 0), rename([beni.id, ani.id], 1)])
  const found = await db
    .selectFrom('users')
    .select('namaLengkap')
    .where('id', 'in', [ani.id, beni.id])
    .execute()
  return found.map(({ namaLengkap }) => namaLengkap)
}

test('a write that waits for another which waits for it is done again', async () => {
  const done: number[] = []
  const names = await crossed((tries) => done.push(tries))
  expect(names[0]).toBe(names[1])
  expect(Math.max(...done)).toBeGreaterThan(1)
})

test('a write fails with its own error after one try', async () => {
  let tries = 0
  const failing = write(async () => {
    tries += 1
    throw new Error('a fault')
  })
  await expect(failing).rejects.toThrow('a fault')
  expect(tries).toBe(1)
})
