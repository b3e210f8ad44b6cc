import { readFileSync } from 'node:fs'
import type { Tx } from '#src/platform/database/write.ts'

type DemoRegion = { title: string; province_code: string; participants: string[] }

export async function seedRegions(tx: Tx) {
  const demo: DemoRegion[] = JSON.parse(readFileSync('db/demo/regions.json', 'utf8'))
  const regions = await tx
    .insertInto('regions')
    .values(demo.map(({ title, province_code }) => ({ title, provinceCode: province_code })))
    .returning(['id', 'title'])
    .execute()
  const idOf = new Map(regions.map(({ id, title }) => [title, id]))
  await tx
    .insertInto('participants')
    .values(
      demo.flatMap((region) =>
        region.participants.map((title) => ({ title, regionId: idOf.get(region.title)! })),
      ),
    )
    .execute()
  tx.drop('regions')
}
