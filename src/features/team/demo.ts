import { readFileSync } from 'node:fs'
import type { Insertable } from 'kysely'
import type { Tables } from '#src/platform/database/tables.ts'
import type { Tx } from '#src/platform/database/write.ts'

type DemoMember = Omit<Insertable<Tables['team']>, 'regionId' | 'waNumber'> & {
  region: string | null
  wa_number: string | null
}

/** Seeds people of the network; requires the regions. */
export async function seedTeam(tx: Tx) {
  const demo: DemoMember[] = JSON.parse(readFileSync('db/demo/team.json', 'utf8'))
  const regions = await tx.selectFrom('regions').select(['id', 'title']).execute()
  const idOf = new Map(regions.map(({ id, title }) => [title, id]))
  await tx
    .insertInto('team')
    .values(
      demo.map(({ region, wa_number, ...person }, position) => ({
        ...person,
        position,
        waNumber: wa_number,
        regionId: region === null ? null : idOf.get(region)!,
      })),
    )
    .execute()
  tx.invalidate('team')
}
