import { attachmentOf } from './attachment.ts'
import { readRange } from './byte-range.ts'
import type { Files } from './files.ts'

/** A stored file for a response. */
export type SentFile = {
  name: string
  originalName: string
  type: string
  size: number
  sha256: string
  createdAt: Date
}

/**
 * Answers a GET or HEAD with a stored file as a download: whole, one range of it, or 304 if it is unchanged.
 * @throws when the store lacks the bytes
 */
export async function answerWithFile(files: Files, file: SentFile, request: Request): Promise<Response> {
  const etag = `"${file.sha256}"`
  const lastModified = file.createdAt.toUTCString()
  const common = {
    etag,
    'last-modified': lastModified,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache, no-transform',
    'x-content-type-options': 'nosniff',
  }
  if (hasIt(request.headers, etag, lastModified)) return new Response(null, { status: 304, headers: common })

  const isHead = request.method === 'HEAD'
  const isRangeMeant = !isHead && mayRange(request.headers.get('if-range'), etag, lastModified)
  const range = isRangeMeant ? readRange(request.headers.get('range'), file.size) : null
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...common, 'content-range': `bytes */${file.size}` },
    })

  const { start, end } = range ?? { start: 0, end: file.size }
  const body = isHead ? null : await files.get(file.name, { start, end })
  if (!body && !isHead) throw new Error(`the store lacks ${file.name}`)
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...common,
      'content-type': file.type,
      'content-disposition': attachmentOf(file.originalName),
      'content-length': String(end - start),
      ...(range && { 'content-range': `bytes ${start}-${end - 1}/${file.size}` }),
    },
  })
}

/** The ETag is compared weakly and, if given, takes precedence (RFC 9110 §13.1). */
function hasIt(headers: Headers, etag: string, lastModified: string) {
  const tags = headers.get('if-none-match')
  if (tags !== null) return tags.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
  return Date.parse(headers.get('if-modified-since') ?? '') >= Date.parse(lastModified)
}

/** A range continues a download: the client's part must be of this same file. */
const mayRange = (ifRange: string | null, etag: string, lastModified: string) =>
  ifRange === null || ifRange === etag || ifRange === lastModified
