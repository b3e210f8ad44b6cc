import { sql } from 'kysely'
import { type AddressedKind, addressedKinds } from '#src/kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { isLiveKind } from '#src/platform/database/live-rule.ts'

const isLiveItem = sql.join(
  addressedKinds
    .filter(({ hasOldAddresses }) => hasOldAddresses)
    .map(
      (kind) => sql`when ${sql.lit(kind.kind)} then exists (
        select from ${sql.table(kind.table)} n where n.id = r.item_id and ${isLiveKind(kind)})`,
    ),
  sql` `,
)

/** The live item for an address of the former site. @param path without trailing slash */
export async function findOldAddress(db: Db, path: string) {
  const { rows } = await sql<{ kind: AddressedKind; slug: string }>`
    select r.kind, s.slug from redirects r
    join slugs s on s.kind = r.kind and s.item_id = r.item_id and s.is_current
    where r.path = ${path} and case r.kind ${isLiveItem} end`.execute(db)
  return rows[0]
}
