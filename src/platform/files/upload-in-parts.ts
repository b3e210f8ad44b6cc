import type { S3 } from './s3-files.ts'
import { isStoreUnavailable } from './store-unavailable.ts'

/** Size of a part: at least the 5 MB that S3 requires. */
const PART_BYTES = 8_000_000

type Place = { Bucket: string; Key: string }

/** Uploads an object of unknown size, holding one part of it in memory; a source that aborts leaves nothing. */
export async function uploadInParts(s3: S3, place: Place, source: Uint8Array | AsyncIterable<Uint8Array>) {
  const { client, PutObjectCommand, CreateMultipartUploadCommand, AbortMultipartUploadCommand } = s3
  if (source instanceof Uint8Array)
    return void (await client.send(new PutObjectCommand({ ...place, Body: source })))
  const parts = inParts(source, PART_BYTES)
  const first = await parts.next()
  const second = first.done ? first : await parts.next()
  if (second.done)
    return void (await client.send(new PutObjectCommand({ ...place, Body: first.value ?? new Uint8Array() })))
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(place))
  try {
    await sendParts(s3, { ...place, UploadId: UploadId! }, [first.value!, second.value], parts)
  } catch (error) {
    const ended = client.send(new AbortMultipartUploadCommand({ ...place, UploadId })).catch(() => {})
    // A bucket that did not answer would be waited for a second time.
    if (!isStoreUnavailable(error)) await ended
    throw error
  }
}

async function sendParts(
  { client, UploadPartCommand, CompleteMultipartUploadCommand }: S3,
  upload: Place & { UploadId: string },
  begun: Uint8Array[],
  rest: AsyncIterable<Uint8Array>,
) {
  const Parts: { ETag: string | undefined; PartNumber: number }[] = []
  const sendPart = async (Body: Uint8Array) => {
    const PartNumber = Parts.length + 1
    const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }))
    Parts.push({ ETag, PartNumber })
  }
  for (const part of begun) await sendPart(part)
  for await (const part of rest) await sendPart(part)
  await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
}

/** The same bytes in parts of at least `partBytes`, except the last. */
async function* inParts(source: AsyncIterable<Uint8Array>, partBytes: number): AsyncGenerator<Uint8Array> {
  let pending: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    pending.push(chunk)
    size += chunk.byteLength
    if (size < partBytes) continue
    yield Buffer.concat(pending)
    pending = []
    size = 0
  }
  if (size) yield Buffer.concat(pending)
}
