import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { markUsed } from '#src/features/uploads/write-queries.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Actor } from '#src/wire/actor.ts'
import type { CacheTag } from '#src/wire/cache-tag.ts'
import type { Call } from '#src/wire/client.ts'
import { callByName, ListLoadError, readList, type WireRow } from '#src/wire/read-list.ts'
import { picturesIn } from '../html-tags.ts'
import type { BroughtFile } from '../import-document.ts'
import type { Pictures } from '../import-pictures.ts'
import { rowRestrictions } from '../row-restrictions.ts'
import { ImportBroken, type ImportRow } from '../run-import.ts'
import * as wire from './wire.ts'
import * as writers from './writers.ts'

type Kind<Shape extends z.ZodType> = {
  list: string
  query?: object
  detail?: string
  shape: Shape
  /** The kind has unpublished items. */
  hasDrafts?: true
  /** Values that mark a row as public, by field. */
  openWords?: Record<string, RegExp>
  /** Cache tags to invalidate. */
  tags: readonly CacheTag[]
  write(tx: Tx, row: z.output<Shape>, given: writers.Given): Promise<number>
}

const kind = <Shape extends z.ZodType>(one: Kind<Shape>) => one as unknown as Kind<z.ZodType>

/** Kinds in the order of their references. */
const kinds: Record<string, Kind<z.ZodType>> = {
  region: kind({
    list: 'GET /region',
    shape: wire.regionWire,
    tags: ['regions'],
    write: writers.writeRegion,
  }),
  participant: kind({
    list: 'GET /partisipan',
    detail: 'GET /partisipan/{id}',
    shape: wire.participantWire,
    tags: [],
    write: writers.writeParticipant,
  }),
  team: kind({ list: 'GET /team', shape: wire.memberWire, tags: ['team'], write: writers.writeMember }),
  news: kind({
    list: 'GET /news',
    detail: 'GET /news/{id}',
    shape: wire.newsWire,
    hasDrafts: true,
    tags: [],
    write: writers.writeNews,
  }),
  blog: kind({
    list: 'GET /blog',
    detail: 'GET /blog/{id}',
    shape: wire.postWire,
    hasDrafts: true,
    tags: [],
    write: writers.writePost,
  }),
  event: kind({
    list: 'GET /events',
    detail: 'GET /events/{id}',
    shape: wire.eventWire,
    hasDrafts: true,
    tags: [],
    write: writers.writeEvent,
  }),
  download: kind({
    list: 'GET /download',
    shape: wire.downloadWire,
    hasDrafts: true,
    tags: [],
    write: writers.writeDownload,
  }),
  question: kind({
    list: 'GET /question',
    query: { faq: 1 },
    shape: wire.questionWire,
    openWords: { status: /^(?:open|answered|closed)$/ },
    tags: ['questions'],
    write: writers.writeQuestion,
  }),
}

const pageContent = kind({
  list: '',
  detail: 'GET /pages/{id}',
  shape: wire.pageWire,
  hasDrafts: true,
  tags: [],
  write: writers.writeSitePage,
})

type Parts = {
  call: Call
  pictures: Pictures
  by: Pick<Actor, 'id' | 'role'>
  now: Date
  pages: readonly string[]
  /** Fetches and stores a file; a dry run returns a placeholder. */
  bring(file: { name: string; url: string }, isDry: boolean): Promise<BroughtFile>
}

/**
 * Everything that a guest can read on another site with the same API, as rows to import.
 * @throws ImportBroken if it does not answer
 */
export async function* siteRows(parts: Parts): AsyncGenerator<ImportRow> {
  try {
    for (const [name, one] of Object.entries(kinds))
      for await (const row of readList(parts.call, one.list, one.query))
        yield await toRow(name, one, row, parts)
  } catch (error) {
    if (error instanceof ListLoadError)
      throw new ImportBroken(`The other site: ${error.message}. Run the same import again`)
    throw error
  }
  for (const slug of parts.pages) {
    const answer = await callByName(parts.call, pageContent.detail!, {
      params: { id: slug },
      query: { slug: 1 },
    })
    if (answer.success) yield toImport('page', pageContent, answer.data as WireRow, parts)
    else yield refused('page', slug, slug, `the other site answers ${answer.code}`)
  }
}

async function toRow(name: string, one: Kind<z.ZodType>, row: WireRow, parts: Parts): Promise<ImportRow> {
  if (!one.detail) return toImport(name, one, row, parts)
  const answer = await callByName(parts.call, one.detail, { params: { id: row.id } })
  if (answer.success) return toImport(name, one, answer.data as WireRow, parts, row)
  return refused(name, String(row.id), String(row.title ?? ''), `the other site answers ${answer.code}`)
}

const refused = (kind: string, id: string, title: string, refusal: string): ImportRow => ({
  kind,
  id,
  title,
  refusal,
  hash: new Uint8Array(),
  write: async () => null,
})

/** @param listed the row in its list, if that has less */
function toImport(
  name: string,
  one: Kind<z.ZodType>,
  row: WireRow,
  parts: Parts,
  listed: Partial<WireRow> = {},
): ImportRow {
  const id = String(row.id)
  const title = String(row.title ?? row.name ?? row.question ?? '')
  const parsed = one.shape.safeParse(row)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return refused(name, id, title, `${issue!.path.join('.')}: ${issue!.message}`)
  }
  const fields = [...Object.entries(listed), ...Object.entries(row)]
  const marks = [...new Set(rowRestrictions(fields, one.openWords))]
  if (marks.length && !one.hasDrafts) return refused(name, id, title, marks.join(', '))
  // The time of the answer is not part of the content.
  const { now: _, ...lasting } = row
  const hash = createHash('sha256').update(JSON.stringify(lasting)).digest()
  return { kind: name, id, title, hash, ...workOn(one, parsed.data as Taken, marks, parts) }
}

type Taken = { content?: string; image?: string | null; file?: { name: string; url: string } }

/** Imports the pictures, then writes the row with their stored names. */
function workOn(
  one: Kind<z.ZodType>,
  data: Taken,
  marks: readonly string[],
  parts: Parts,
): Pick<ImportRow, 'prepare' | 'write'> {
  const names = new Map<string, string>()
  let file: BroughtFile | null = null
  return {
    async prepare(isDry) {
      const notes = marks.length ? [`became a draft: ${marks.join(', ')}`] : []
      for (const url of new Set([...picturesIn(data.content ?? ''), ...(data.image ? [data.image] : [])])) {
        // A woven cover is drawn here too.
        if (url.includes('/cover/')) continue
        const taken = await parts.pictures.take(url, isDry)
        if ('lost' in taken) notes.push(`picture ${url}: ${taken.lost}`)
        else names.set(url, taken.name)
      }
      if (data.file) file = await parts.bring(data.file, isDry)
      return notes
    },
    async write(tx) {
      const html = (content: string) =>
        [...names].reduce((text, [url, file]) => text.replaceAll(`"${url}"`, `"/images/${file}"`), content)
      const image = (data.image && names.get(data.image)) || null
      const isPublic = !marks.length
      const itemId = await one.write(tx, data, { by: parts.by, isPublic, image, file, html })
      for (const name of names.values())
        await markUsed(tx, { name, userId: parts.by.id, purpose: 'content', now: parts.now })
      tx.invalidate(...one.tags)
      return itemId
    },
  }
}
