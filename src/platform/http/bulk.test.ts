import { expect, test } from 'vitest'
import { actOnEach } from './bulk.ts'
import { conflict, invalid, notFound } from './failures.ts'

test('each row is for itself: what one refuses stops no other, and it says why', async () => {
  const done: number[] = []
  const result = await actOnEach([1, 2, 3, 4, 1], async (id) => {
    if (id === 2) throw invalid({ status: ['Belum lengkap.'] })
    if (id === 3) throw notFound()
    if (id === 4) throw conflict()
    done.push(id)
  })
  expect(done).toEqual([1])
  expect(result.done).toEqual([1])
  expect(result.failed).toEqual([
    { id: 2, code: 400, message: 'Belum lengkap.' },
    { id: 3, code: 404, message: expect.stringContaining('tidak ada') },
    { id: 4, code: 409, message: expect.stringContaining('berubah') },
  ])
})

test('a fault of the server is nobody’s row: it ends the act', async () => {
  const broken = () => Promise.reject(new Error('connection lost'))
  await expect(actOnEach([1, 2], broken)).rejects.toThrow('connection lost')
})
