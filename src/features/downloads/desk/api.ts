import { z } from 'zod'
import { record } from '#src/platform/database/audit.ts'
import { type CallOf, created, endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { restorableSince } from '../../content/edit-steps.ts'
import { versionBody } from '../../content/schema.ts'
import { changeDownload } from './change-download.ts'
import { restoreDownloadFile, setDownloadDeleted } from './delete-download.ts'
import { listDownloadLog } from './download-log-queries.ts'
import { makeDraft } from './make-download.ts'
import { presentDeskDownload, presentDeskRow, presentDownloadLogRow } from './present.ts'
import { getDeskDownload, listDeskDownloads } from './queries.ts'
import {
  deskDownloadFilter,
  deskDownloadParams,
  deskDownloadRowShape,
  deskDownloadShape,
  downloadChange,
  fileParams,
  newDownload,
  takenFilter,
  takenShape,
} from './schema.ts'

type Call = Pick<CallOf<undefined, undefined, undefined>, 'db' | 'clock'>

const since = ({ clock }: Call) => restorableSince(clock.now())
const read = async (call: Call, id: number) =>
  presentDeskDownload(await getDeskDownload(call.db, id, since(call)))

export const listDownloadsAtDesk = endpoint({
  where: 'GET /desk/downloads',
  summary: 'Semua bahan unduhan bagi sekretariat, juga draf dan yang dihapus',
  gate: staffOnly,
  query: deskDownloadFilter,
  answer: z.array(deskDownloadRowShape),
  isPaged: true,
  async run({ query, ...call }) {
    const { rows, total } = await listDeskDownloads(call.db, query, since(call))
    return paged(rows.map(presentDeskRow), paginate(total, query))
  },
})

export const getDownloadAtDesk = endpoint({
  where: 'GET /desk/downloads/{id}',
  summary: 'Satu bahan unduhan bagi sekretariat, dengan semua versi berkasnya',
  gate: staffOnly,
  params: deskDownloadParams,
  answer: deskDownloadShape,
  run: async ({ params, ...call }) => ok(await read(call, params.id)),
})

export const postDownload = endpoint({
  where: 'POST /desk/downloads',
  summary: 'Tambah bahan unduhan, sebagai draf, dengan dokumen yang sudah diunggah',
  gate: staffOnly,
  body: newDownload,
  answer: deskDownloadShape,
  code: 201,
  async run({ body: { idempotency_key: key, ...wish }, actor, ...call }) {
    const given = { wish, key, by: actor!, now: call.clock.now() }
    return created(await read(call, await call.write((tx) => makeDraft(tx, given))))
  },
})

export const patchDownload = endpoint({
  where: 'PATCH /desk/downloads/{id}',
  summary: 'Ubah, terbitkan, atau turunkan satu bahan unduhan; berkas lain menjadi versi barunya',
  gate: staffOnly,
  params: deskDownloadParams,
  body: downloadChange,
  answer: deskDownloadShape,
  failures: [409],
  async run({ params: { id }, body, actor, ...call }) {
    await call.write((tx) => changeDownload(tx, { id, change: body, by: actor!, now: call.clock.now() }))
    return ok(await read(call, id))
  },
})

export const removeDownload = endpoint({
  where: 'DELETE /desk/downloads/{id}',
  summary: 'Hapus satu bahan unduhan; tiga puluh hari lamanya bisa dikembalikan',
  gate: staffOnly,
  params: deskDownloadParams,
  answer: deskDownloadShape,
  async run({ params: { id }, actor, ...call }) {
    await call.write((tx) =>
      setDownloadDeleted(tx, { id, isDeleted: true, by: actor!, now: call.clock.now() }),
    )
    return ok(await read(call, id))
  },
})

export const restoreDownload = endpoint({
  where: 'POST /desk/downloads/{id}/restoration',
  summary: 'Kembalikan satu bahan unduhan yang dihapus',
  gate: staffOnly,
  params: deskDownloadParams,
  answer: deskDownloadShape,
  async run({ params: { id }, actor, ...call }) {
    await call.write((tx) =>
      setDownloadDeleted(tx, { id, isDeleted: false, by: actor!, now: call.clock.now() }),
    )
    return ok(await read(call, id))
  },
})

export const restoreFile = endpoint({
  where: 'POST /desk/downloads/{id}/files/{number}/restoration',
  summary: 'Pakai lagi berkas dari versi lama, sebagai versi terbaru',
  gate: staffOnly,
  params: fileParams,
  body: versionBody,
  answer: deskDownloadShape,
  failures: [409],
  async run({ params, body: { version }, actor, ...call }) {
    const given = { ...params, version, by: actor!, now: call.clock.now() }
    await call.write((tx) => restoreDownloadFile(tx, given))
    return ok(await read(call, params.id))
  },
})

export const getDownloadLog = endpoint({
  where: 'GET /desk/downloads/{id}/log',
  summary: 'Siapa mengambil versi mana dari satu bahan, terbaru dulu; melihatnya tercatat',
  gate: staffOnly,
  params: deskDownloadParams,
  query: takenFilter,
  answer: z.array(takenShape),
  isPaged: true,
  async run({ params: { id }, query, actor, ...call }) {
    await getDeskDownload(call.db, id, since(call))
    await call.write((tx) => record(tx, actor, { act: 'read', entity: 'download_log', entityId: id }))
    const { rows, total } = await listDownloadLog(call.db, id, query)
    return paged(rows.map(presentDownloadLogRow), paginate(total, query))
  },
})

export const deskDownloadEndpoints = [
  listDownloadsAtDesk,
  getDownloadAtDesk,
  postDownload,
  patchDownload,
  removeDownload,
  restoreDownload,
  restoreFile,
  getDownloadLog,
]
