import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { plainText, SANITIZER_VERSION } from '#src/platform/text/sanitize.ts'
import { slugify } from '#src/platform/text/slug.ts'
import type { Actor } from '#src/wire/actor.ts'
import { seedApartFrom } from '../covers/draw-cover.ts'
import { insertRegion, type RegionValues } from './write-queries.ts'

export type NewRegion = RegionValues & {
  /** Actor for the audit trail; null for data of the installation. */
  by: Pick<Actor, 'id' | 'role'> | null
}

/** Creates a region with its address. @param given.content sanitised @returns its number */
export async function createRegion(tx: Tx, { by, ...given }: NewRegion): Promise<number> {
  const { title, provinceCode = null, content = '' } = given
  const slug = slugify(title)
  const id = await insertRegion(
    tx,
    { ...given, sanitizerVersion: SANITIZER_VERSION, coverSeed: seedApartFrom(slug, []) },
    plainText(content),
  )
  await reserveSlug(tx, 'region', id, slug)
  const detail = { after: { title, province_code: provinceCode } }
  await recordAudit(tx, by, { act: 'create', entity: 'region', entityId: id, detail })
  tx.invalidate('regions')
  return id
}
