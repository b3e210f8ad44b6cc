import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '#src/platform/database/connect.ts'
import type { Write } from '#src/platform/database/write.ts'
import type { Files } from '#src/platform/files/files.ts'
import type { VirusScanner } from '#src/platform/files/virus-scanner.ts'
import type { Actor } from '#src/wire/actor.ts'
import { createClient } from '#src/wire/client.ts'
import { participantRows } from './csv/participant-rows.ts'
import { fetchWithin } from './fetch-within.ts'
import { documentUnread } from './import-document.ts'
import { importPictures } from './import-pictures.ts'
import { createOrigin } from './origin.ts'
import type { ImportRow } from './run-import.ts'
import { bringFile } from './site/bring-file.ts'
import { siteRows } from './site/rows.ts'
import { importFiles } from './wordpress/import-files.ts'
import { readSite } from './wordpress/read-export.ts'
import { wordpressRows } from './wordpress/rows.ts'

/** A source that cannot be read: `message` is for the operator. */
export class SourceError extends Error {}

export type ImportParts = {
  db: Db
  write: Write
  uploads: Files
  virusScanner: VirusScanner | null
  by: Pick<Actor, 'id' | 'role'>
  now: Date
  options: { 'dry-run'?: boolean; uploads?: string; key?: string; pages?: string }
}

export type ImportSource = {
  /** Permanent name: rows with equal names and ids are the same rows. */
  name: string
  rows: AsyncIterable<ImportRow>
  /** Maximum number of rows; null if unknown. */
  total: number | null
  /** Kinds of rows that are not imported, with their number. */
  passedOver(): Iterable<[string, number]>
}

/** @param more further parts of the same source */
type Open = (place: string, parts: ImportParts, more?: readonly string[]) => Promise<ImportSource>

/** Kinds of sources by their word on the command line. */
export const sources: Record<string, { usage: string; open: Open }> = {
  wordpress: {
    usage:
      'wordpress <export.xml>… [--uploads <its wp-content/uploads>]   posts, pages, pictures, linked files of WordPress; all parts of an export together, or the folder that holds them',
    open: openWordpress,
  },
  site: {
    usage:
      'site <https://address> --key <its API key> [--pages <slug,slug>]   everything public of a site like this',
    open: openSite,
  },
  participants: {
    usage:
      'participants <list.csv>   institutions: nama, region, kode, email, keterangan, alamat, tahun berdiri',
    open: openParticipants,
  },
}

/** Pages of every such site (docs/reference/specification.md#2-screens-and-routes); another list can be given. */
const usualPages = [
  'organisasi',
  'sejarah',
  'visi-misi',
  'nilai-nilai-dasar',
  'struktur-lembaga',
  'legalitas-lembaga',
]

async function openSite(address: string, parts: ImportParts): Promise<ImportSource> {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw new SourceError(`${address} is no address of a site`)
  const { key, pages } = parts.options
  if (!key) throw new SourceError('Name the API key of that site with --key')
  const waiting: typeof fetch = (at, init) =>
    fetchWithin(new URL(String(at)), { ...init, signal: AbortSignal.timeout(30_000) })
  const call = createClient({ base: `${url.origin}/v1`, apiKey: key, fetch: waiting })
  const name = `site ${url.origin}`
  const origin = createOrigin(url.origin)
  const pictures = importPictures({
    ...parts,
    source: name,
    origin,
    folder: null,
    userId: parts.by.id,
  })
  const slugs = pages ? pages.split(',').map((slug) => slug.trim()) : usualPages
  const bring = async (file: { name: string; url: string }, isDry: boolean) => {
    const at = URL.parse(file.url, url.origin)
    if (at?.host !== url.host) throw new Error('The file is of another site')
    const { uploads, virusScanner } = parts
    return isDry
      ? documentUnread(file.name)
      : bringFile({ uploads, virusScanner, origin, key }, at, file.name)
  }
  const rows = siteRows({ ...parts, call, pictures, pages: slugs, bring })
  return { name, rows, total: null, passedOver: () => [] }
}

async function openParticipants(file: string, { by }: ImportParts): Promise<ImportSource> {
  if (!existsSync(file)) throw new SourceError(`${file} does not exist`)
  return { name: 'csv participants', rows: participantRows(file, by), total: null, passedOver: () => [] }
}

async function openWordpress(
  place: string,
  parts: ImportParts,
  more: readonly string[] = [],
): Promise<ImportSource> {
  const files = [place, ...more].flatMap(partsOf)
  const folder = parts.options.uploads ?? null
  if (folder && !existsSync(folder)) throw new SourceError(`${folder} does not exist`)
  const site = await readSite(files)
  if (!URL.canParse(site.url))
    throw new SourceError(`${place} is no export of WordPress: it does not name its site`)
  const hosts = [...site.files.values()].flatMap(({ url }) => URL.parse(url)?.host ?? [])
  const origin = createOrigin(site.url, hosts)
  for (const url of site.urls)
    if (!URL.canParse(url) || createOrigin(url).name !== origin.name)
      throw new SourceError(`The files are of two sites, ${site.url} and ${url}: import each by itself`)
  const source = `wordpress ${origin.name}`
  const pictures = importPictures({ ...parts, source, origin, folder, userId: parts.by.id })
  const linked = importFiles({ ...parts, source, origin, folder })
  const others = new Map<string, number>()
  const rows = wordpressRows(
    files,
    { ...parts, source, site, origin, pictures, files: linked },
    (type, count = 1) => void others.set(type, (others.get(type) ?? 0) + count),
  )
  return { name: source, rows, total: site.items - site.files.size, passedOver: () => others }
}

/** A file, or all XML files of a folder, by name. */
function partsOf(place: string): string[] {
  if (!existsSync(place)) throw new SourceError(`${place} does not exist`)
  if (!statSync(place).isDirectory()) return [place]
  const files = readdirSync(place).filter((name) => /\.xml$/i.test(name))
  if (!files.length) throw new SourceError(`${place} holds no XML file`)
  return files.sort().map((name) => join(place, name))
}
