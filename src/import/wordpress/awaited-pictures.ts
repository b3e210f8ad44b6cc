import { createHash } from 'node:crypto'
import { markUsed } from '#src/features/uploads/write-queries.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Actor } from '#src/wire/actor.ts'
import type { Pictures } from '../import-pictures.ts'
import { deleteAwaited, insertImported, listAwaited, setImage, setNewsImage } from '../queries.ts'
import type { ImportRow } from '../run-import.ts'
import type { WxrItem, WxrSite } from './read-export.ts'

type Target = { kind: 'news' | 'page'; itemId: number }

/** Records that an item's picture is in a part of the export not yet imported. */
export const awaitPicture = (tx: Tx, source: string, { thumbnail, id }: WxrItem, { kind, itemId }: Target) =>
  insertImported(tx, {
    source,
    kind: 'awaited picture',
    foreignId: `${thumbnail} ${kind} ${id}`,
    hash: Buffer.alloc(0),
    itemId,
  })

type Parts = {
  db: Db
  source: string
  site: WxrSite
  pictures: Pictures
  by: Pick<Actor, 'id' | 'role'>
  now: Date
}

/** Pictures of items imported before, as rows to import, if these parts of the export have them. */
export async function* awaitedPictures(parts: Parts): AsyncGenerator<ImportRow> {
  for (const { foreignId, itemId } of await listAwaited(parts.db, parts.source)) {
    const [thumbnail = '', kind] = foreignId.split(' ')
    const url = parts.site.files.get(thumbnail)?.url
    if (url && itemId) yield toRow(parts, foreignId, url, { kind: kind === 'page' ? 'page' : 'news', itemId })
  }
}

function toRow(parts: Parts, foreignId: string, url: string, { kind, itemId }: Target): ImportRow {
  const { pictures, source, by, now } = parts
  let name = ''
  return {
    kind: 'picture of before',
    id: foreignId,
    title: url,
    hash: createHash('sha256').update(url).digest(),
    async prepare(isDry) {
      const taken = await pictures.take(url, isDry)
      if ('lost' in taken) throw new Error(taken.lost)
      name = taken.name
      return []
    },
    async write(tx) {
      await deleteAwaited(tx, source, foreignId)
      // A picture set here meanwhile takes precedence.
      const isGiven = await (kind === 'page'
        ? setImage(tx, 'page', itemId, name, 'whereNone')
        : setNewsImage(tx, itemId, name, 'whereNone'))
      if (isGiven) await markUsed(tx, { name, userId: by.id, purpose: 'content', now })
      tx.invalidate(kind === 'page' ? 'pages' : 'news')
      return itemId
    },
  }
}
