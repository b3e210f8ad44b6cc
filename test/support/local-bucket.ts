import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { bucketOf } from '#src/platform/files/bucket-of.ts'
import { whenDone } from './when-done.ts'

/** A real local S3 server for one test file. @returns its bucket, as in `FILES_URL` */
export async function localBucket() {
  const directory = mkdtempSync(join(tmpdir(), 'jejaring-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'berkas', configs: [] }],
  })
  const { port } = await server.run()
  whenDone(async () => {
    await server.close()
    rmSync(directory, { recursive: true })
  })
  return bucketOf(`s3://S3RVER:S3RVER@127.0.0.1:${port}/berkas/situs?tls=0`)!
}
