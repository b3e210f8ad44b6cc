import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import type { Files } from '#src/platform/files/files.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { forEachConcurrently } from './for-each-concurrently.ts'
import { fileIn, type StoredFile } from './manifest.ts'
import { writePart } from './parts.ts'

const AT_ONCE = 8
/** A younger file may still be waiting for its row; an older one without a row is an orphan. */
const SETTLED_MS = DAY_MS

/** Copies every file of the store. @returns the copied files, and names in the snapshot's rows that are missing */
export async function copyFiles(client: pg.Client, uploads: Files, folder: string) {
  const known = await namesInRows(client)
  const copied: StoredFile[] = []
  const missing: string[] = []
  await forEachConcurrently(allNames(known, uploads), AT_ONCE, async (name) => {
    const file = await copyFile(uploads, folder, name)
    if (file) copied.push(file)
    else if (known.get(name)) missing.push(name)
  })
  copied.sort((a, b) => (a.name < b.name ? -1 : 1))
  return { copied, missing: missing.sort() }
}

/** Names in rows first, then all other files of the store. */
async function* allNames(known: ReadonlyMap<string, boolean>, uploads: Files) {
  yield* known.keys()
  for await (const names of uploads.listBefore(new Date(Date.now() - SETTLED_MS)))
    for (const name of names) if (!known.has(name)) yield name
}

async function copyFile(uploads: Files, folder: string, name: string): Promise<StoredFile | null> {
  const source = await uploads.get(name)
  if (!source) return null
  const path = fileIn(folder, name)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    const { bytes, sha256 } = await writePart(dirname(path), name, source as AsyncIterable<Uint8Array>)
    return { name, bytes, sha256 }
  } catch (error) {
    // A file that its owner has just removed ends early.
    if (await uploads.head(name)) throw error
    await rm(join(dirname(path), name), { force: true })
    return null
  }
}

/** Every stored name in the snapshot, and whether the site needs it. */
async function namesInRows(client: pg.Client): Promise<Map<string, boolean>> {
  const { rows } = await client.query<{ name: string; counts: boolean }>(`
    select name, bool_or(counts) as counts from (
      select name, true as counts from files
      union all select name, deleted_at is null and used_at is not null from uploads
      union all select v ->> 'name', false from uploads u, jsonb_array_elements(u.variants) v
    ) names group by 1 order by 1`)
  return new Map(rows.map(({ name, counts }) => [name, counts]))
}
