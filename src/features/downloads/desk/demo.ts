import { readFileSync } from 'node:fs'
import type { Tx } from '#src/platform/database/write.ts'
import type { Files } from '#src/platform/files/files.ts'
import { storeFile } from '#src/platform/files/store-file.ts'
import { HOUR_MS } from '#src/wire/duration.ts'
import { createDownload } from '../create-download.ts'
import { makeDemoFile } from '../demo-files/demo-file.ts'
import { updateDownloadFile } from './write-queries.ts'

type Given = { id: number; categoryId: number; file: string; now: Date }

/** Inserts data for the desk only: a withdrawn version, guests' downloads of the others, and a draft. */
export async function seedDeskDownloads(tx: Tx, uploads: Files, { id, categoryId, file, now }: Given) {
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const next = await storeNotes(tx, uploads, 'Edisi kedua, dengan tabel hujan')
  await updateDownloadFile(tx, id, { file: next, again: null, by: null, now: at(20) })
  await updateDownloadFile(tx, id, { file, again: 1, by: null, now: at(18) })
  await tx
    .insertInto('downloadLog')
    .values([
      { downloadId: id, file, version: 1, userId: null, at: at(40) },
      { downloadId: id, file, version: 1, userId: null, at: at(31) },
      { downloadId: id, file, version: 3, userId: null, at: at(6) },
    ])
    .execute()
  const { download }: { download: { title: string } } = JSON.parse(
    readFileSync('db/demo/waiting.json', 'utf8'),
  )
  await createDownload(tx, {
    title: download.title,
    description: '',
    level: 'internal',
    categoryId,
    file: await storeNotes(tx, uploads, download.title),
    by: null,
    status: 'draft',
    publishedAt: null,
    coverFamily: 'daun',
  })
}

async function storeNotes(tx: Tx, uploads: Files, title: string) {
  const made = await makeDemoFile({
    title,
    format: 'pdf',
    description: 'Contoh.',
    body: [{ p: 'Naskah contoh.' }],
  })
  const originalName = `${title.toLowerCase().replace(/[^a-z]+/g, '-')}.pdf`
  return storeFile(uploads, tx, { ...made, originalName, createdBy: null })
}
