import { record } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, invalid } from '#src/platform/http/failures.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import type { Actor } from '#src/wire/actor.ts'
import { auditActionOf } from '../../content/content-states.ts'
import { requireVersion, restorableSince } from '../../content/edit-steps.ts'
import { isFreeSlug } from '../../content/write-queries.ts'
import { claimImages } from '../../uploads/claim-images.ts'
import { isReservedSlug } from '../create-download.ts'
import {
  applyDownloadChange,
  detailsOfDownload,
  differingFields,
  requireValidDetails,
} from './download-details.ts'
import { presentDeskDownload } from './present.ts'
import { type DeskDownload, getDeskDownload } from './queries.ts'
import type { DownloadChange, DownloadStatus } from './schema.ts'
import { storeDocument } from './store-document.ts'
import {
  type DownloadDetails,
  lockDownload,
  updateDownloadCover,
  updateDownloadFile,
  updateDownloadStatus,
} from './write-queries.ts'

type By = { id: number; by: Actor; now: Date }

const ways: Record<DownloadStatus, readonly DownloadStatus[]> = {
  draft: ['published'],
  published: ['archived'],
  archived: ['draft', 'published'],
}

/**
 * Changes a download's fields, slug, file or status. Readers see it at once.
 * @throws Failure 400 for invalid input, 404, 409 with `data:{current}` for another version or transition
 */
export async function changeDownload(tx: Tx, { id, change, by, now }: By & { change: DownloadChange }) {
  const item = await lockAtVersion(tx, { id, version: change.version, now })
  const status = wayOf(item, change.status)
  if (change.slug !== undefined) await requireSlug(tx, item, change.slug)
  const [was, is] = [detailsOfDownload(item), applyDownloadChange(detailsOfDownload(item), change)]
  await requireValidDetails(tx, is, status === 'published')
  const pictures = { before: [{ content: '', image: was.image }], now }
  await claimImages(tx, by.id, { content: '', image: is.image }, pictures)
  const fields = differingFields(was, is)
  if (fields.length) await updateDownloadCover(tx, id, { face: is, by: by.id, now })
  const isNewFile = change.file !== undefined && change.file !== item.file
  if (isNewFile) await storeDocument(tx, change.file!, { ownerId: by.id, now })
  const number = isNewFile
    ? await updateDownloadFile(tx, id, { file: change.file!, again: null, by: by.id, now })
    : item.fileVersion
  const publishedAt = status === 'published' ? (item.publishedAt ?? now) : item.publishedAt
  await updateDownloadStatus(tx, id, { status, publishedAt, deletedAt: null, now })
  if (change.slug !== undefined) await reserveSlug(tx, 'download', id, change.slug)
  const detail = detailOf(item, { was, is, fields, status, number, slug: change.slug ?? item.slug })
  await record(tx, by, {
    act: auditActionOf(item.status, change.status),
    entity: 'download',
    entityId: id,
    detail,
  })
  tx.invalidate('downloads')
}

/** Locks a download if it is unchanged since it was read. @throws Failure 404, 409 with `data:{current}` */
export async function lockAtVersion(
  tx: Tx,
  { id, version, now }: { id: number; version: number; now: Date },
): Promise<DeskDownload> {
  await lockDownload(tx, id)
  return requireVersion(await getDeskDownload(tx, id, restorableSince(now)), version, presentDeskDownload)
}

/** Requires an allowed transition; to the present state is always allowed. */
function wayOf(item: DeskDownload, to: DownloadStatus = item.status): DownloadStatus {
  if (to !== item.status && !ways[item.status].includes(to))
    throw conflict({ current: presentDeskDownload(item) })
  return to
}

async function requireSlug(tx: Tx, item: DeskDownload, slug: string) {
  if (slug === item.slug) return
  if (isReservedSlug(slug))
    throw invalid({ slug: ['Alamat ini dipakai halaman lain situs. Pilih yang lain.'] })
  if (!(await isFreeSlug(tx, 'download', item.id, slug)))
    throw invalid({ slug: ['Alamat ini sudah, atau pernah, dipakai unduhan lain. Pilih yang lain.'] })
}

type After = {
  was: DownloadDetails
  is: DownloadDetails
  fields: (keyof DownloadDetails)[]
  status: DownloadStatus
  number: number
  slug: string
}

/** Changed values before and after. */
function detailOf(item: DeskDownload, { was, is, fields, status, number, slug }: After) {
  const changes: [name: string, before: unknown, after: unknown][] = [
    ...fields.map((name): [string, unknown, unknown] => [name, was[name], is[name]]),
    ['status', item.status, status],
    ['file_version', item.fileVersion, number],
    ['slug', item.slug, slug],
  ]
  const changed = changes.filter(([, before, after]) => before !== after)
  return {
    before: Object.fromEntries(changed.map(([name, before]) => [name, before])),
    after: Object.fromEntries(changed.map(([name, , after]) => [name, after])),
  }
}
