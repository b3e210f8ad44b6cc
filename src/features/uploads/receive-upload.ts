import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Clock } from '#src/platform/clock.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Write } from '#src/platform/database/write.ts'
import { type Files, newFileName } from '#src/platform/files/files.ts'
import type { Spool } from '#src/platform/files/spool.ts'
import type { VirusScanner } from '#src/platform/files/virus-scanner.ts'
import { Failure, invalid, tooLarge, tooMany, unsupportedType } from '#src/platform/http/failures.ts'
import type { FormPart } from '#src/platform/http/multipart.ts'
import { PictureError } from '#src/platform/images/pictures.ts'
import type { Limits } from '#src/platform/limits/limits.ts'
import type { Actor } from '#src/wire/actor.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'
import { checkPicture } from './check-picture.ts'
import { checkDocument } from './documents/check-document.ts'
import { checkLogo } from './logos/check-logo.ts'
import { makeVariants } from './make-variants.ts'
import { daily, MAX_UPLOAD_SIZES } from './policy.ts'
import { type Received, receiveFile } from './receive-file.ts'
import { type Day, insertUpload, type NewUpload, readDay } from './write-queries.ts'

type Parts = {
  db: Db
  write: Write
  clock: Clock
  uploads: Files
  spool: Spool
  limits: Limits
  virusScanner: VirusScanner | null
}

/**
 * Receives a file, checks its content, re-encodes pictures, stores and records it. A failure leaves neither file nor
 * row. Smaller sizes are generated later.
 * @throws Failure 400, 403, 413, 415 or 429, with the reason at `file`
 */
export async function receiveUpload(parts: Parts, actor: Actor, form: AsyncIterable<FormPart>) {
  await parts.limits.take('upload files', actor.id)
  const now = parts.clock.now()
  checkDay(await readDay(parts.db, actor.id, dayBefore(now)), now, 1)
  const received = await receiveFile(form, parts.spool, actor)
  try {
    const { source, ...found } =
      received.purpose === 'document'
        ? await asDocument(received, parts.virusScanner)
        : received.purpose === 'logo'
          ? await asLogo(received)
          : await asPicture(received)
    const { name } = found
    await parts.uploads.put(name, source)
    const upload = { ...found, userId: actor.id, createdAt: now }
    await note(parts.write, upload).catch(async (error) => {
      // If the commit's outcome is unknown, the file stays until the sweep checks for its row.
      if (error instanceof Failure) await parts.uploads.remove(name)
      throw error
    })
    return upload
  } finally {
    await received.file.remove()
  }
}

type Found = Omit<NewUpload, 'userId' | 'createdAt'> & { source: Uint8Array | AsyncIterable<Uint8Array> }

async function asDocument(
  { purpose, originalName, file }: Received,
  scanner: VirusScanner | null,
): Promise<Found> {
  const kind = await checkDocument(file.path, scanner)
  if ('words' in kind) throw new Failure(kind.code, { errors: { file: [kind.words] } })
  const { size, sha256 } = file
  const facts = {
    name: newFileName(kind.extension),
    type: kind.type,
    size,
    sha256,
    width: null,
    height: null,
  }
  return { purpose, originalName, ...facts, source: createReadStream(file.path) }
}

async function asPicture({ purpose, originalName, file }: Received): Promise<Found> {
  const { bytes, type, width, height } = await checkPicture(
    file.path,
    MAX_UPLOAD_SIZES[purpose].longest,
  ).catch(refuse)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const name = newFileName(type === 'image/jpeg' ? 'jpg' : 'webp')
  return { purpose, originalName, name, type, size: bytes.length, sha256, width, height, source: bytes }
}

/** Smaller sizes of a drawing need no job. */
async function asLogo({ purpose, originalName, file }: Received): Promise<Found> {
  const drawing = await checkLogo(file.path, MAX_UPLOAD_SIZES[purpose].longest)
  if ('words' in drawing) throw new Failure(drawing.code, { errors: { file: [drawing.words] } })
  const bytes = Buffer.from(drawing.svg)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { width, height } = drawing
  const facts = { name: newFileName('svg'), type: 'image/svg+xml', size: bytes.length, sha256, width, height }
  return { purpose, originalName, ...facts, source: bytes }
}

function refuse(error: unknown): never {
  if (!(error instanceof PictureError)) throw error
  if (error.why === 'pixels') throw tooLarge({ file: [words.photoTooLarge] })
  throw error.why === 'kind'
    ? unsupportedType({ file: [words.noPhoto] })
    : invalid({ file: [sharedWords.fileIsDamaged] })
}

/** Checks the daily limit again after the insert, so that concurrent calls count too. */
const note = (write: Write, upload: NewUpload) =>
  write(async (tx) => {
    await insertUpload(tx, upload)
    checkDay(await readDay(tx, upload.userId, dayBefore(upload.createdAt)), upload.createdAt, 0)
    if (upload.width !== null && upload.purpose !== 'logo')
      await tx.later(makeVariants, { name: upload.name })
  })

/** @param more number of files about to be added */
function checkDay({ files, bytes, oldestAt }: Day, now: Date, more: number) {
  if (files + more <= daily.files && bytes <= daily.bytes) return
  const waitMs = oldestAt!.getTime() + DAY_MS - now.getTime()
  throw tooMany(Math.max(1, Math.ceil(waitMs / 1_000)))
}

const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS)
