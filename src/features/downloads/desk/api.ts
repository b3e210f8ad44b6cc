import { z } from 'zod'
import { recordAudit } from '#src/platform/database/audit.ts'
import { type CallOf, endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { restorableSince } from '../../content/bin-retention.ts'
import { entryEndpoints } from '../../content/entry-endpoints.ts'
import { contentParams, versionBody } from '../../content/schema.ts'
import { downloadEntries } from './download-entries.ts'
import { listDownloadLog } from './download-log-queries.ts'
import { presentDeskDownload, presentDownloadLogRow } from './present.ts'
import { getDeskDownload } from './queries.ts'
import { restoreDownloadFile } from './restore-file.ts'
import {
  deskDownloadFilter,
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

const entries = entryEndpoints({
  noun: 'downloads',
  kind: downloadEntries,
  shape: deskDownloadShape,
  rowShape: deskDownloadRowShape,
  filter: deskDownloadFilter,
  newBody: newDownload,
  changeBody: downloadChange,
  summaries: {
    list: 'Semua bahan unduhan bagi sekretariat, juga draf dan yang dihapus',
    get: 'Satu bahan unduhan bagi sekretariat, dengan semua versi berkasnya',
    make: 'Tambah bahan unduhan, sebagai draf, dengan dokumen yang sudah diunggah',
    change: 'Ubah, terbitkan, atau turunkan satu bahan unduhan; berkas lain menjadi versi barunya',
    remove: 'Hapus satu bahan unduhan; tiga puluh hari lamanya bisa dikembalikan',
    restore: 'Kembalikan satu bahan unduhan yang dihapus',
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
  params: contentParams,
  query: takenFilter,
  answer: z.array(takenShape),
  isPaged: true,
  async run({ params: { id }, query, actor, ...call }) {
    await getDeskDownload(call.db, id, since(call))
    await call.write((tx) => recordAudit(tx, actor, { act: 'read', entity: 'download_log', entityId: id }))
    const { rows, total } = await listDownloadLog(call.db, id, query)
    return paged(rows.map(presentDownloadLogRow), paginate(total, query))
  },
})

export const deskDownloadEndpoints = [...entries, restoreFile, getDownloadLog]
