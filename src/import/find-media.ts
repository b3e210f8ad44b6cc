import { lookup } from 'node:dns/promises'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { BlockList, isIP } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fetchWithin } from './fetch-within.ts'
import type { Origin } from './origin.ts'

const inner = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(net, bits, 'ipv6')

const isInner = (address: string) => inner.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** True for a host whose every address is public, none of this machine or a private network. */
async function isPublicHost(hostname: string): Promise<boolean> {
  const plain = hostname.replace(/^\[|\]$/g, '')
  if (isIP(plain)) return !isInner(plain)
  const found = await lookup(plain, { all: true })
  return found.length > 0 && !found.some(({ address }) => isInner(address))
}

const WAIT_MS = 120_000

export type MediaPlace = {
  origin: Origin
  /** Local folder of the site's uploads; null to fetch them. */
  folder: string | null
}

/**
 * Finds a file of the source, in the given folder or at the source itself, and passes its path to `use`.
 * @param most maximum size to fetch, in bytes
 * @throws Error with the reason in words
 */
export async function withMedia<T>(
  place: MediaPlace,
  url: URL,
  most: number,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const local = await findLocal(place, url)
  if (local) return use(local)
  const spool = await mkdtemp(join(tmpdir(), 'jejaring-import-'))
  try {
    return await use(await fetchAny(place, url, join(spool, 'file'), most))
  } finally {
    await rm(spool, { recursive: true, force: true })
  }
}

/**
 * Checks for a file without fetching it, for a dry run.
 * @throws Error with the reason in words
 */
export async function requireMedia(place: MediaPlace, url: URL): Promise<void> {
  if (!(await findLocal(place, url))) await requireFetchable(place.origin, url)
}

/** A file in the given folder; null if it must be fetched. */
async function findLocal({ origin, folder }: MediaPlace, url: URL): Promise<string | null> {
  if (!origin.holdsFiles(url)) throw new Error('is of another site')
  const [, rest] = /(?:\/wp-content\/uploads|^(?=\/\d{4}\/\d\d\/))\/(.+)$/.exec(pathOf(url)) ?? []
  if (!folder || !rest) return null
  for (const name of unsized(rest)) {
    const path = resolve(folder, name)
    if (path.startsWith(resolve(folder) + sep) && (await isFile(path))) return path
  }
  if (origin.isOwn(url)) throw new Error('is not in the folder')
  return null
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )

/** A file name, and that of the original of a picture resized by WordPress. */
const unsized = (name: string): string[] => [
  ...new Set([name, name.replace(/-\d{2,5}x\d{2,5}(?=\.\w+$)/, ''), name.replace(/(?=\.\w+$)/, '-scaled')]),
]

/** Rejects private addresses: an untrusted export must not lead the import into a private network. */
async function requireFetchable(origin: Origin, url: URL) {
  if (origin.isOwn(url) || (await isPublicHost(url.hostname))) return
  const isInnerSite = await isPublicHost(new URL(origin.url).hostname).then(
    (isPublic) => !isPublic,
    () => false,
  )
  if (!isInnerSite) throw new Error('is not on the internet')
}

async function fetchAny({ origin }: MediaPlace, url: URL, path: string, most: number): Promise<string> {
  await requireFetchable(origin, url)
  let first: unknown
  for (const pathname of unsized(url.pathname)) {
    try {
      return await fetchToFile(Object.assign(new URL(url), { pathname }), path, { most, origin })
    } catch (error) {
      first ??= error
    }
  }
  throw first
}

type Fetching = {
  most: number
  origin: Origin
  headers?: Record<string, string>
}

/**
 * Downloads a file of the source.
 * @throws Error with the reason in words
 */
export async function fetchToFile(
  url: URL,
  path: string,
  { most, origin, headers }: Fetching,
): Promise<string> {
  const signal = AbortSignal.timeout(WAIT_MS)
  const isSame = (next: URL) =>
    next.host === url.host || (!headers && origin.isOwn(url) && origin.isOwn(next))
  const answer = await fetchWithin(url, { headers, signal }, isSame).catch((error: Error) => {
    throw error.cause instanceof Error ? new Error(`cannot be fetched: ${error.cause.message}`) : error
  })
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel()
    throw new Error(`answers ${answer.status}`)
  }
  let bytes = 0
  await pipeline(
    answer.body as AsyncIterable<Uint8Array>,
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        bytes += chunk.length
        if (bytes > most) throw new Error('is too large')
        yield chunk
      }
    },
    createWriteStream(path),
  )
  return path
}

/** The decoded path of an address; undecoded if it is malformed. */
export function pathOf({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
