import type { Tx } from '#src/platform/database/write.ts'
import type { Actor } from '#src/wire/actor.ts'
import { claimImages } from '../../uploads/claim-images.ts'
import { createDownload } from '../create-download.ts'
import { applyDownloadChange, emptyDetails, requireValidDetails } from './download-details.ts'
import type { DownloadWish } from './schema.ts'
import { storeDocument } from './store-document.ts'
import { findByKey, updateDownloadCover, updateFileKey } from './write-queries.ts'

/** Cover family of downloads added at the desk. */
const COVER_FAMILY = 'daun'

type Given = { wish: DownloadWish; key: string | null; by: Actor; now: Date }

/**
 * Creates a draft with the first version of its file. A repeated key creates one only.
 * @returns its number
 * @throws Failure 400
 */
export async function makeDraft(tx: Tx, { wish, key, by, now }: Given): Promise<number> {
  const known = key && (await findByKey(tx, by.id, key))
  if (known) return known
  // The call requires one.
  const file = wish.file!
  const face = applyDownloadChange(emptyDetails, wish)
  await requireValidDetails(tx, face, false)
  await storeDocument(tx, file, { ownerId: by.id, now })
  await claimImages(tx, by.id, { content: '', image: face.image }, { before: [], now })
  const { id } = await createDownload(tx, {
    title: face.title,
    description: face.description,
    categoryId: face.categoryId,
    level: face.level,
    file,
    by,
    status: 'draft',
    publishedAt: null,
    coverFamily: COVER_FAMILY,
  })
  if (face.image) await updateDownloadCover(tx, id, { face, by: by.id, now })
  if (key) await updateFileKey(tx, id, key)
  return id
}
