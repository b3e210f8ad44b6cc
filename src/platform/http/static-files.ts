import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { accepts } from './encoding.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
}

type StaticFile = {
  type: string
  hash: string
  isForever: boolean
  encodings: Map<string, Uint8Array<ArrayBuffer>>
}

export type StaticFiles = { answer(request: Request): Response | null }

/**
 * Static browser files, held in memory with the compressed forms that the build wrote beside them. Only exact addresses
 * of existing files match, so path traversal is impossible.
 */
export function readStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = types[extname(name)]
    if (type) files.set(`/${name.replaceAll('\\', '/')}`, readFile(join(folder, name), name, type))
  }
  return {
    answer(request) {
      const file = files.get(new URL(request.url).pathname)
      return file ? answerWith(file, request.headers) : null
    },
  }
}

function readFile(path: string, name: string, type: string): StaticFile {
  const raw = new Uint8Array(readFileSync(path))
  const encodings = new Map([['identity', raw]])
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const)
    if (existsSync(path + ending)) encodings.set(encoding, new Uint8Array(readFileSync(path + ending)))
  const hash = createHash('sha256').update(raw).digest('base64url').slice(0, 22)
  return { type, hash, isForever: name.startsWith('assets'), encodings }
}

function answerWith(file: StaticFile, headers: Headers): Response {
  const accepted = headers.get('accept-encoding') ?? ''
  const form = (['br', 'gzip'] as const).find((name) => file.encodings.has(name) && accepts(accepted, name))
  const etag = `"${file.hash}${form ? `-${form}` : ''}"`
  const common = {
    etag,
    vary: 'accept-encoding',
    'cache-control': file.isForever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  }
  if (headers.get('if-none-match')?.includes(file.hash))
    return new Response(null, { status: 304, headers: common })
  return new Response(file.encodings.get(form ?? 'identity'), {
    headers: {
      ...common,
      'content-type': file.type,
      ...(form && { 'content-encoding': form }),
    },
  })
}
