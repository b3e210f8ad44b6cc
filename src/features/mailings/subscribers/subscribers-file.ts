import { inBatches } from '#src/platform/database/in-batches.ts'
import { editorsAndStaff } from '#src/platform/http/gates.ts'
import { listFile } from '#src/platform/http/list-file.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { deskScope } from '#src/wire/actor.ts'
import { readSubscribers, type SubscriberRow } from './queries.ts'
import { subscriberFileFilter } from './schema.ts'
import { endingWords, sourceWords, stateWords } from './subscriber-words.ts'

/** Export of the subscribers of a list, of another's region none. */
export const subscribersFile = listFile({
  path: deskPaths.exportSubscribers,
  page: deskPaths.subscriberLists,
  gate: editorsAndStaff,
  query: subscriberFileFilter,
  name: 'pelanggan',
  entity: 'subscription',
  columns: [
    ['E-mail', (row: SubscriberRow) => row.email],
    ['Nama', (row) => row.name],
    ['Keadaan', (row) => stateWords[row.state].label],
    ['Asal', (row) => sourceWords[row.source]],
    ['Keterangan asal', (row) => row.evidence],
    ['Diminta (WIB)', (row) => row.askedAt],
    ['Disetujui (WIB)', (row) => row.givenAt],
    ['Berakhir (WIB)', (row) => row.endedAt],
    ['Alasan berakhir', (row) => row.endedBecause && endingWords[row.endedBecause]],
  ],
  rows: ({ db, actor, query }) =>
    inBatches((after, limit) => readSubscribers(db, deskScope(actor), { ...query, after, limit })),
})
