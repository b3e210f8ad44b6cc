import type { Write } from '#src/platform/database/write.ts'
import type { Files } from '#src/platform/files/files.ts'
import { storeFile } from '#src/platform/files/store-file.ts'
import { HOUR_MS } from '#src/wire/duration.ts'
import { createDownload, type NewDownload } from './create-download.ts'

let count = 0

type Given = Partial<NewDownload> & { bytes?: Uint8Array; fileName?: string; category?: string }

/** Inserts a published download with its own file; tests override what they are about. */
export function makeDownload({ write, uploads }: { write: Write; uploads: Files }, given: Given = {}) {
  count += 1
  const {
    bytes = Buffer.from('Isi berkas.'),
    fileName = 'panduan.pdf',
    category = 'panduan',
    ...item
  } = given
  return write(async (tx) => {
    const file = await storeFile(uploads, tx, {
      bytes,
      originalName: fileName,
      type: 'application/pdf',
      createdBy: null,
    })
    const { id: categoryId } = await tx
      .insertInto('downloadCategories')
      .values({ slug: category, title: category })
      .onConflict((oc) => oc.column('slug').doUpdateSet({ slug: category }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const made = await createDownload(tx, {
      title: `Bahan nomor ${count}`,
      description: 'Satu kalimat tentang bahan ini.',
      categoryId,
      level: 'public',
      file,
      by: null,
      status: 'published',
      publishedAt: new Date(Date.UTC(2026, 0, 1) + count * HOUR_MS),
      coverFamily: 'daun',
      ...item,
    })
    return { ...made, file }
  })
}
