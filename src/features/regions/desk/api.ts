import { z } from 'zod'
import { created, endpoint, ok } from '#src/platform/http/endpoint.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { presentAs } from '#src/platform/http/present-as.ts'
import { countContents } from './close-queries.ts'
import { closeRegion, movesGiving } from './close-region.ts'
import { presentDeskRegion, presentDeskRegionRow } from './present.ts'
import { getDeskRegion, listClosedRegions, listDeskRegions, listProvinces } from './queries.ts'
import {
  closedRegionShape,
  deskRegionFilter,
  deskRegionParams,
  deskRegionRowShape,
  deskRegionShape,
  newRegion,
  provinceShape,
  regionChange,
  regionContentsShape,
  successor,
} from './schema.ts'
import { addRegion, changeRegion } from './write-region.ts'

export const listRegionsAtDesk = endpoint({
  where: 'GET /desk/regions',
  summary: 'Semua region dengan kedua kode provinsinya, menurut urutan; dengan status=closed yang ditutup',
  gate: staffOnly,
  query: deskRegionFilter,
  answer: z.array(deskRegionRowShape),
  run: async ({ db, query: { status } }) =>
    ok((await (status ? listClosedRegions(db) : listDeskRegions(db))).map(presentDeskRegionRow)),
})

export const listProvincesAtDesk = endpoint({
  where: 'GET /desk/provinces',
  summary: 'Ke-38 provinsi dengan kedua kodenya, menurut nama',
  gate: staffOnly,
  answer: z.array(provinceShape),
  run: async ({ db }) => ok((await listProvinces(db)).map((row) => presentAs(provinceShape, row))),
})

export const getRegionAtDesk = endpoint({
  where: 'GET /desk/regions/{id}',
  summary: 'Satu region bagi sekretariat, dengan teks, kontak, dan pengurusnya',
  gate: staffOnly,
  params: deskRegionParams,
  answer: deskRegionShape,
  run: async ({ db, params: { id } }) => ok(presentDeskRegion(await getDeskRegion(db, id))),
})

export const getRegionContents = endpoint({
  where: 'GET /desk/regions/{id}/contents',
  summary: 'Berapa lembaga, orang, tulisan, dan donasi yang ada di sebuah region, yang dihapus pun terhitung',
  gate: staffOnly,
  params: deskRegionParams,
  answer: regionContentsShape,
  async run({ db, params: { id } }) {
    await getDeskRegion(db, id)
    return ok(await countContents(db, id))
  },
})

export const postRegion = endpoint({
  where: 'POST /desk/regions',
  summary: 'Tambah region: untuk sebuah provinsi, atau dengan nama bebas',
  gate: staffOnly,
  body: newRegion,
  answer: deskRegionShape,
  code: 201,
  async run({ db, write, clock, body, actor }) {
    const { idempotency_key: key = null, ...wish } = body
    const id = await write((tx) => addRegion(tx, { wish, key, by: actor!, now: clock.now() }))
    return created(presentDeskRegion(await getDeskRegion(db, id)))
  },
})

export const patchRegion = endpoint({
  where: 'PATCH /desk/regions/{id}',
  summary: 'Ubah nama, urutan, teks, gambar, kontak, atau alamat halaman sebuah region',
  gate: staffOnly,
  params: deskRegionParams,
  body: regionChange,
  answer: deskRegionShape,
  failures: [409],
  async run({ db, write, clock, params: { id }, body: change, actor }) {
    await write((tx) => changeRegion(tx, { id, change, by: actor!, now: clock.now() }))
    return ok(presentDeskRegion(await getDeskRegion(db, id)))
  },
})

export const deleteRegion = endpoint({
  where: 'DELETE /desk/regions/{id}',
  summary:
    'Tutup sebuah region; isinya pindah ke region lain (into), dan alamat lamanya mengantar ke sana. Bila kampanye atau janji donasi ikut pindah, hanya sesudah memastikan diri',
  gate: staffOnly,
  proof: ({ db, params: { id }, query: { into = null } }) => movesGiving(db, { id, into }),
  securityEvent: ({ query: { into } }) => (into ? 'money' : null),
  params: deskRegionParams,
  query: successor,
  answer: closedRegionShape,
  async run({ write, clock, params: { id }, query: { into = null }, actor }) {
    const moved = await write((tx) => closeRegion(tx, { id, into, by: actor!, now: clock.now() }))
    return ok({ id, into, moved })
  },
})

export const deskRegionEndpoints = [
  listRegionsAtDesk,
  listProvincesAtDesk,
  getRegionAtDesk,
  getRegionContents,
  postRegion,
  patchRegion,
  deleteRegion,
]
