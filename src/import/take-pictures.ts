import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { judgePicture } from '#src/features/uploads/judge-picture.ts'
import { makeVariants } from '#src/features/uploads/make-variants.ts'
import { limits } from '#src/features/uploads/policy.ts'
import { findPicture } from '#src/features/uploads/queries.ts'
import { insertUpload } from '#src/features/uploads/write-queries.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Write } from '#src/platform/database/write.ts'
import { type Files, newFileName } from '#src/platform/files/files.ts'
import { fetchWithin } from './fetch-within.ts'
import { findImported, noteImported } from './queries.ts'

const WAIT_MS = 20_000

export type Pictures = {
  /**
   * The name in our store of a picture of the source, brought over where it is not here yet.
   * @returns null and the reason where it cannot be
   */
  take(url: string, isDry: boolean): Promise<{ name: string } | { lost: string }>
}

type Parts = {
  /** Names the source, as for its rows. */
  source: string
  /** The only site that is asked. */
  site: string
  /** Where its uploads lie on this machine; null to fetch them. */
  folder: string | null
  userId: number
  db: Db
  write: Write
  uploads: Files
  now: Date
}

/** Brings pictures over, each once, painted anew as if a member had sent it. */
export function takePictures(parts: Parts): Pictures {
  const { source, site, db } = parts
  return {
    async take(address, isDry) {
      const url = URL.parse(address, `${site}/`)
      if (!url || !/^https?:$/.test(url.protocol)) return { lost: 'no address' }
      const key = { source, kind: 'picture', foreignId: url.href }
      const known = await findImported(db, key)
      if (known?.file && (await findPicture(db, known.file))) return { name: known.file }
      const path = localPath(parts, url)
      if (!path && url.host !== new URL(site).host) return { lost: 'is of another site' }
      if (isDry)
        return (await isThere(path)) ? { name: newFileName('jpg') } : { lost: 'is not in the folder' }
      const spool = await mkdtemp(join(tmpdir(), 'jejaring-import-'))
      try {
        return { name: await keep(parts, key, path ?? (await fetchTo(join(spool, 'file'), url)), url) }
      } catch (error) {
        return { lost: (error as Error).message }
      } finally {
        await rm(spool, { recursive: true, force: true })
      }
    },
  }
}

const isThere = (path: string | null) =>
  !path ||
  stat(path).then(
    () => true,
    () => false,
  )

/** The path of an address in letters; as it stands where that makes no sense. */
function pathOf({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** A place in the given folder and nowhere else. */
function localPath({ folder }: Parts, url: URL): string | null {
  const [, rest] = /\/wp-content\/uploads\/(.+)$/.exec(pathOf(url)) ?? []
  if (!folder || !rest) return null
  const path = resolve(folder, rest)
  return path.startsWith(resolve(folder) + sep) ? path : null
}

async function fetchTo(path: string, url: URL): Promise<string> {
  const answer = await fetchWithin(url, { signal: AbortSignal.timeout(WAIT_MS) })
  if (!answer.ok || !answer.body) throw new Error(`answers ${answer.status}`)
  let bytes = 0
  await pipeline(
    answer.body as AsyncIterable<Uint8Array>,
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        bytes += chunk.length
        if (bytes > limits.content.bytes) throw new Error('is too large')
        yield chunk
      }
    },
    createWriteStream(path),
  )
  return path
}

type Key = { source: string; kind: string; foreignId: string }

async function keep(
  { write, uploads, userId, now }: Parts,
  key: Key,
  path: string,
  url: URL,
): Promise<string> {
  const { bytes, type, width, height } = await judgePicture(path, limits.content.longest)
  const name = newFileName(type === 'image/jpeg' ? 'jpg' : 'webp')
  const hash = createHash('sha256').update(bytes).digest()
  await uploads.put(name, bytes)
  const originalName = pathOf(url).split('/').at(-1)!.slice(0, 150) || 'gambar'
  const facts = { name, userId, type, size: bytes.length, sha256: hash.toString('hex'), originalName }
  await write(async (tx) => {
    await insertUpload(tx, { ...facts, purpose: 'content', width, height, createdAt: now })
    await noteImported(tx, { ...key, hash, file: name, itemId: null })
    await tx.later(makeVariants, { name })
  })
  return name
}
