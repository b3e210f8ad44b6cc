import type { z } from 'zod'
import type { Spool, Spooled } from '#src/platform/files/spool.ts'
import { forbidden, invalid, tooLarge } from '#src/platform/http/failures.ts'
import { inputMessage } from '#src/platform/http/input-messages.ts'
import type { FormPart } from '#src/platform/http/multipart.ts'
import type { Actor } from '#src/wire/actor.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import type { UploadPurpose } from '#src/wire/upload.ts'
import * as words from './api-words.id.ts'
import { canUpload, MAX_UPLOAD_SIZES, maxUploadBytes } from './policy.ts'
import { uploadFields } from './schema.ts'

export type Received = { purpose: UploadPurpose; originalName: string; file: Spooled }

/**
 * Reads the two form fields in either order, and spools the file. The size limit is that of the purpose if it comes
 * first, otherwise the sender's largest.
 * @throws Failure 400 for missing, duplicate or unknown fields, 403 for a purpose that the sender may not use, 413
 */
export async function receiveFile(
  form: AsyncIterable<FormPart>,
  spool: Spool,
  actor: Actor,
): Promise<Received> {
  let purpose: UploadPurpose | undefined
  let taken: { file: Spooled; originalName: string } | undefined
  try {
    for await (const part of form) {
      if (part.name === 'purpose' && !purpose) purpose = readPurpose(await textOf(part), actor)
      else if (part.name === 'file' && !taken) taken = await receivePart(part, spool, purpose, actor)
      else throw invalid({ [part.name]: [sharedWords.fieldUnknownOrTwice] })
    }
    if (!purpose || !taken || taken.file.size === 0)
      throw invalid({
        ...(!taken?.file.size && { file: [words.chooseFile] }),
        ...(!purpose && { purpose: messagesOf(uploadFields.safeParse({}, said)) }),
      })
    checkSize(taken.file.size, MAX_UPLOAD_SIZES[purpose].maxBytes)
    return { purpose, ...taken }
  } catch (error) {
    await taken?.file.remove()
    throw error
  }
}

function readPurpose(text: string, actor: Actor): UploadPurpose {
  const fields = uploadFields.safeParse({ purpose: text }, said)
  if (!fields.success) throw invalid({ purpose: messagesOf(fields) })
  if (!canUpload(actor, fields.data.purpose)) throw forbidden()
  return fields.data.purpose
}

const said = { error: inputMessage }

const messagesOf = ({ error }: z.ZodSafeParseResult<unknown>) =>
  error?.issues.map((issue) => issue.message) ?? []

async function receivePart(part: FormPart, spool: Spool, purpose: UploadPurpose | undefined, actor: Actor) {
  if (part.fileName === null) throw invalid({ file: [words.sendAsFile] })
  const most = purpose ? MAX_UPLOAD_SIZES[purpose].maxBytes : maxUploadBytes(actor)
  const file = await spool.take(part.bytes, (size) => checkSize(size, most))
  return { file, originalName: shownName(part.fileName) }
}

function checkSize(size: number, most: number) {
  if (size > most) throw tooLarge({ file: [words.fileLargerThan(most / 1_000_000)] })
}

const MAX_TEXT = 100

async function textOf({ name, bytes }: FormPart) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.byteLength
    if (size > MAX_TEXT) throw invalid({ [name]: [words.fieldTooLong] })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Original file name, for display only. */
const shownName = (name: string) =>
  name
    .toWellFormed()
    .split(/[/\\]/)
    .at(-1)!
    .replace(/\p{Cc}|\p{Bidi_Control}/gu, '')
    .trim()
    .slice(0, 150) || 'berkas'
