import { readFileSync } from 'node:fs'
import type { Tx } from '#src/platform/database/write.ts'

type DemoRegion = { title: string; province_code: string }

export async function seedRegions(tx: Tx) {
  const demo: DemoRegion[] = JSON.parse(readFileSync('db/demo/regions.json', 'utf8'))
  await tx
    .insertInto('regions')
    .values(demo.map(({ title, province_code }) => ({ title, provinceCode: province_code })))
    .execute()
  tx.invalidate('regions')
}
