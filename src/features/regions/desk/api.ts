import { z } from 'zod'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { changeRegion } from './change-region.ts'
import { presentDeskRegion } from './present.ts'
import { listDeskRegions } from './queries.ts'
import { deskRegionParams, deskRegionShape, regionChange } from './schema.ts'

export const listRegionsAtDesk = endpoint({
  where: 'GET /desk/regions',
  summary: 'Semua region dengan kedua kode provinsinya, menurut urutan',
  gate: staffOnly,
  answer: z.array(deskRegionShape),
  run: async ({ db }) => ok((await listDeskRegions(db)).map(presentDeskRegion)),
})

export const getRegionAtDesk = endpoint({
  where: 'GET /desk/regions/{id}',
  summary: 'Satu region bagi sekretariat',
  gate: staffOnly,
  params: deskRegionParams,
  answer: deskRegionShape,
  async run({ db, params: { id } }) {
    const [region] = await listDeskRegions(db, id)
    if (!region) throw notFound()
    return ok(presentDeskRegion(region))
  },
})

export const patchRegion = endpoint({
  where: 'PATCH /desk/regions/{id}',
  summary: 'Ubah nama atau urutan sebuah region',
  gate: staffOnly,
  params: deskRegionParams,
  body: regionChange,
  answer: deskRegionShape,
  failures: [409],
  async run({ db, write, clock, params: { id }, body: change, actor }) {
    await write((tx) => changeRegion(tx, { id, change, by: actor!, now: clock.now() }))
    const [region] = await listDeskRegions(db, id)
    if (!region) throw notFound()
    return ok(presentDeskRegion(region))
  },
})

export const deskRegionEndpoints = [listRegionsAtDesk, getRegionAtDesk, patchRegion]
