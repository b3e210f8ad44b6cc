import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { localBucket } from '#test/support/local-bucket.ts'
import { patient } from '../database/connect.ts'
import { toFailure } from '../http/envelope.ts'
import { newFileName } from './files.ts'
import { openFiles } from './open-files.ts'
import type { StoreLimits } from './s3-files.ts'

const bucket = await localBucket()
const bytes = Buffer.from('benang')

/** An S3 server that answers nothing until `release` is called. */
async function slowBucket() {
  const released = Promise.withResolvers<void>()
  const server = createServer(async (req, res) => {
    await released.promise
    const { method, headers, url } = req
    const onward = ask(bucket.endpoint + url, { method, headers }, (answer) => {
      res.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(res)
    })
    onward.on('error', () => res.destroy())
    req.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const open = (limits?: StoreLimits) =>
    openFiles(
      { dataDir: '/nowhere', bucket: { ...bucket, endpoint: `http://127.0.0.1:${port}` } },
      'uploads',
      limits,
    )
  return { open, release: released.resolve }
}

test('s3Files: a bucket that does not answer is given up for a request, which says 503, and waited for by a job', async () => {
  const name = newFileName('pdf')
  await openFiles({ dataDir: '/nowhere', bucket }, 'uploads').put(name, bytes)
  const slow = await slowBucket()
  const job = slow.open(patient).get(name)
  const error = await slow
    .open({ connectMs: 30_000, answerMs: 50, tries: 1 })
    .get(name)
    .catch((error: Error) => error)
  expect(error).toMatchObject({ name: 'TimeoutError' })
  expect(toFailure(error)).toMatchObject({ code: 503, headers: { 'retry-after': '5' } })
  slow.release()
  expect(await buffer((await job)!)).toEqual(bytes)
})

test('s3Files: what a request puts into a bucket that does not answer is given up too', async () => {
  const slow = await slowBucket()
  const impatient = slow.open({ connectMs: 30_000, answerMs: 50, tries: 1 })
  await expect(impatient.put(newFileName('pdf'), bytes)).rejects.toMatchObject({ name: 'TimeoutError' })
  await expect(impatient.head(newFileName('pdf'))).rejects.toMatchObject({ name: 'TimeoutError' })
  slow.release()
})
