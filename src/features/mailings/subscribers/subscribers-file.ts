import { inBatches } from '#src/platform/database/in-batches.ts'
import { editorsAndStaff } from '#src/platform/http/gates.ts'
import { listFile } from '#src/platform/http/list-file.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { deskScope } from '#src/wire/actor.ts'
import * as titles from '#src/wire/list-file-words.id.ts'
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
    [titles.email, (row: SubscriberRow) => row.email],
    [titles.name, (row) => row.name],
    [titles.state, (row) => stateWords[row.state].label],
    [titles.source, (row) => sourceWords[row.source]],
    [titles.evidence, (row) => row.evidence],
    [titles.askedAt, (row) => row.askedAt],
    [titles.givenAt, (row) => row.givenAt],
    [titles.endedAt, (row) => row.endedAt],
    [titles.endedBecause, (row) => row.endedBecause && endingWords[row.endedBecause]],
  ],
  rows: ({ db, actor, query }) =>
    inBatches((after, limit) => readSubscribers(db, deskScope(actor), { ...query, after, limit })),
})
