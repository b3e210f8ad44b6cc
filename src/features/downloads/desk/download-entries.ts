import type { Tx } from '#src/platform/database/write.ts'
import { conflict, invalid } from '#src/platform/http/failures.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import type { Actor } from '#src/wire/actor.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { auditActionOf } from '../../content/content-states.ts'
import type { EntryKind } from '../../content/entry-kind.ts'
import { isFreeSlug } from '../../content/write-queries.ts'
import { claimImages } from '../../uploads/claim-images.ts'
import { claimUpload } from '../../uploads/claim-upload.ts'
import { createDownload, isReservedSlug } from '../create-download.ts'
import { downloadKind } from '../kind.ts'
import * as words from './api-words.id.ts'
import {
  applyDownloadChange,
  detailsOfDownload,
  emptyDetails,
  requireValidDetails,
} from './download-details.ts'
import { presentDeskDownload, presentDeskRow } from './present.ts'
import { type DeskDownload, type DeskDownloadRow, getDeskDownload, listDeskDownloads } from './queries.ts'
import type {
  DeskDownloadFilter,
  DeskDownloadRowWire,
  DeskDownloadWire,
  DownloadStatus,
  DownloadWish,
} from './schema.ts'
import {
  type DownloadDetails,
  findByKey,
  findDownloadOfFile,
  lockDownload,
  updateDownloadCover,
  updateDownloadFile,
  updateDownloadStatus,
  updateFileKey,
} from './write-queries.ts'

/** Cover family of downloads added at the desk. */
const COVER_FAMILY = 'daun'

type Given = { wish: DownloadWish; key: string | null; by: Actor; now: Date }

/**
 * Creates a draft with the first version of its file. A repeated key creates one only.
 * @returns its number
 * @throws Failure 400
 */
async function makeDraft(tx: Tx, { wish, key, by, now }: Given): Promise<number> {
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

const ways: Record<DownloadStatus, readonly DownloadStatus[]> = {
  draft: ['published'],
  published: ['archived'],
  archived: ['draft', 'published'],
}

/** Requires an allowed transition; to the present state is always allowed. */
function wayOf(item: DeskDownload, to: DownloadStatus = item.status): DownloadStatus {
  if (to !== item.status && !ways[item.status].includes(to))
    throw conflict({ current: presentDeskDownload(item) })
  return to
}

async function requireSlug(tx: Tx, item: DeskDownload, slug: string) {
  if (slug === item.slug) return
  if (isReservedSlug(slug)) throw invalid({ slug: [sharedWords.addressIsTakenBySite] })
  if (!(await isFreeSlug(tx, 'download', item.id, slug))) throw invalid({ slug: [words.addressWasTaken] })
}

type By = { by: Actor; now: Date }

/** Writes changed fields as a new revision. */
async function writeDetails(tx: Tx, id: number, was: DownloadDetails, is: DownloadDetails, { by, now }: By) {
  const pictures = { before: [{ content: '', image: was.image }], now }
  await claimImages(tx, by.id, { content: '', image: is.image }, pictures)
  const names = Object.keys(is) as (keyof DownloadDetails)[]
  if (names.some((name) => was[name] !== is[name]))
    await updateDownloadCover(tx, id, { face: is, by: by.id, now })
}

/** Makes another file the newest version. @returns the number of the version that readers get */
async function writeFile(tx: Tx, item: DeskDownload, file: string | undefined, { by, now }: By) {
  if (file === undefined || file === item.file) return item.fileVersion
  await storeDocument(tx, file, { ownerId: by.id, now })
  return updateDownloadFile(tx, item.id, { file, again: null, by: by.id, now })
}

type Kind = EntryKind<
  DeskDownload,
  DeskDownloadWire,
  DownloadWish,
  DeskDownloadFilter,
  DeskDownloadRow,
  DeskDownloadRowWire
>

/** Downloads: a file in versions, its level of access, and a state; what is saved is seen at once. */
export const downloadEntries: Kind = {
  entity: downloadKind.kind,
  tag: downloadKind.tag,
  list: listDeskDownloads,
  get: getDeskDownload,
  lock: lockDownload,
  present: presentDeskDownload,
  presentRow: presentDeskRow,
  face: ({ title, status }) => ({ title, status }),
  // `createDownload` records it.
  insert: async (tx, given) => ({ id: await makeDraft(tx, given), face: null }),
  async update(tx, item, { id, wish: { slug = item.slug, status: to, file, ...wish }, ...by }) {
    const status = wayOf(item, to)
    await requireSlug(tx, item, slug)
    const [was, is] = [detailsOfDownload(item), applyDownloadChange(detailsOfDownload(item), wish)]
    await requireValidDetails(tx, is, status === 'published')
    await writeDetails(tx, id, was, is, by)
    const number = await writeFile(tx, item, file, by)
    const publishedAt = status === 'published' ? (item.publishedAt ?? by.now) : item.publishedAt
    await updateDownloadStatus(tx, id, { status, publishedAt, deletedAt: null, now: by.now })
    if (slug !== item.slug) await reserveSlug(tx, 'download', id, slug)
    return {
      was: { ...was, status: item.status, file_version: item.fileVersion, slug: item.slug },
      is: { ...is, status, file_version: number, slug },
      act: auditActionOf(item.status, to),
    }
  },
  setDeletedAt: (tx, { status, publishedAt }, { id, deletedAt, now }) =>
    updateDownloadStatus(tx, id, { status, publishedAt, deletedAt, now }),
}

/**
 * Claims a document uploaded by this person as the file of one download.
 * @throws Failure 400 at `file` if it is unknown, not theirs, no document, or already a download's
 */
async function storeDocument(tx: Tx, name: string, { ownerId, now }: { ownerId: number; now: Date }) {
  await claimUpload(tx, name, { ownerId, purpose: 'document', now, field: 'file' })
  if (await findDownloadOfFile(tx, name)) throw invalid({ file: [words.fileIsVersion] })
}
