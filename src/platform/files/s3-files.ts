import type { S3Client } from '@aws-sdk/client-s3'
import { type Files, isFileName, newFileName } from './files.ts'
import { uploadInParts } from './upload-in-parts.ts'

export type Bucket = {
  endpoint: string
  region: string
  name: string
  /** Prefix of each name, with a trailing slash; empty for none. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

/** Timeouts for the connection and the first byte of an answer, and the number of tries. */
export type StoreLimits = { connectMs: number; answerMs: number; tries?: number }

/** Limits of requests: both tries together take less than 20 s, then the answer is 503, and the visitor may retry. */
export const forRequests: StoreLimits = { connectMs: 3_000, answerMs: 8_000, tries: 2 }

/** File store in an S3 bucket. The client is loaded with the first file. */
export function s3Files(bucket: Bucket, limits: StoreLimits): Files {
  let loading: ReturnType<typeof connect> | undefined
  const at = (name: string) => {
    if (!isFileName(name)) throw new Error(`not a name of the file store: ${name}`)
    return { Bucket: bucket.name, Key: bucket.prefix + name }
  }
  const s3 = () => (loading ??= connect(bucket, limits))
  const head = async (name: string) => {
    const place = at(name)
    const { client, HeadObjectCommand } = await s3()
    const answer = await orNull(client.send(new HeadObjectCommand(place)))
    return answer && { size: answer.ContentLength! }
  }
  return {
    head,
    async put(name, source) {
      const place = at(name)
      await uploadInParts(await s3(), place, source)
    },
    async get(name, range) {
      const place = at(name)
      const { client, GetObjectCommand } = await s3()
      const Range = range && `bytes=${range.start}-${range.end - 1}`
      const answer = await orNull(client.send(new GetObjectCommand({ ...place, ...(Range && { Range }) })))
      return answer && (answer.Body!.transformToWebStream() as ReadableStream<Uint8Array<ArrayBuffer>>)
    },
    async remove(name) {
      const place = at(name)
      const { client, DeleteObjectCommand } = await s3()
      await client.send(new DeleteObjectCommand(place))
    },
    async check() {
      await head(newFileName('probe')).catch((error) => {
        // It answers, and some tell only those who may list what is there that a file is not.
        if (!(error.$metadata?.httpStatusCode < 500)) throw error
      })
    },
    async *listBefore(moment) {
      const { client, paginateListObjectsV2 } = await s3()
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket.name, Prefix: bucket.prefix })
      for await (const { Contents = [] } of pages)
        yield Contents.filter(({ LastModified }) => LastModified! < moment)
          .map(({ Key }) => Key!.slice(bucket.prefix.length))
          .filter(isFileName)
    },
  }
}

/** Some S3-compatible servers reject the checksums that the client adds by default. */
async function connect(
  { endpoint, region, accessKeyId, secretAccessKey }: Bucket,
  { connectMs, answerMs, tries = 3 }: StoreLimits,
) {
  const sdk = await import('@aws-sdk/client-s3')
  const client: S3Client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: tries,
    // Without the last one the client only warns, and waits for ever.
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
    },
  })
  return { ...sdk, client }
}
export type S3 = Awaited<ReturnType<typeof connect>>

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (['NoSuchKey', 'NotFound'].includes((error as Error).name)) return null
    throw error
  }
}
