import type { ByteRange, Files } from './files.ts'

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

/**
 * Parses a `Range` header for a file of `size` bytes (RFC 9110 §14). Several ranges, other units and unreadable values
 * give null: the whole file.
 */
export function readRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? []
  if (!first && !last) return null
  if (!first)
    return Number(last) > 0 && size > 0
      ? { start: Math.max(0, size - Number(last)), end: size }
      : 'unsatisfiable'
  const start = Number(first)
  if (last && Number(last) < start) return null
  if (start >= size) return 'unsatisfiable'
  return { start, end: last ? Math.min(Number(last) + 1, size) : size }
}

/**
 * The `Content-Disposition` of a download called `name`, in ASCII for old programs and in UTF-8 for all others (RFC
 * 6266).
 */
export function attachmentOf(name: string): string {
  const oneLine = name.toWellFormed().replace(/[\p{Cc}/\\]/gu, '_')
  const ascii = oneLine
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ !#-~]|%/g, '_')
  const utf8 = encodeURIComponent(oneLine).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`
}
