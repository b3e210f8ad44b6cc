import { readFileSync } from 'node:fs'
import type { Tx } from '#src/platform/database/write.ts'
import { createRegion } from './create-region.ts'

type DemoRegion = {
  title: string
  province_code: string
  content?: string
  email?: string
  phone?: string
  address?: string
}

export async function seedRegions(tx: Tx) {
  const demo: DemoRegion[] = JSON.parse(readFileSync('db/demo/regions.json', 'utf8'))
  for (const { province_code: provinceCode, ...region } of demo)
    await createRegion(tx, { ...region, provinceCode, by: null })
}
