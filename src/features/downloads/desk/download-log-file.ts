import { inBatches } from '#src/platform/database/in-batches.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { listFile } from '#src/platform/http/list-file.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import * as titles from '#src/wire/list-file-words.id.ts'
import { type DownloadLogRow, readDownloadLog } from './download-log-queries.ts'
import { takenFileFilter } from './schema.ts'

/** Exports who took a download's files: their names leave the site with it. */
export const downloadLogFile = listFile({
  path: deskPaths.exportDownloadLog,
  page: deskPaths.downloads,
  gate: staffOnly,
  query: takenFileFilter,
  name: 'unduhan',
  entity: 'download_log',
  columns: [
    [titles.time, (row: DownloadLogRow) => row.at],
    [titles.personNumber, (row) => row.userId],
    [titles.person, (row) => (row.userId === null ? titles.guest : row.name)],
    [titles.version, (row) => row.version],
    [titles.file, (row) => row.fileName],
  ],
  rows: ({ db, query: { download, ...filter } }) =>
    inBatches((after, limit) => readDownloadLog(db, download, { ...filter, after, limit })),
})
