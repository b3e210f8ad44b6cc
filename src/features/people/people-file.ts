import { inBatches } from '#src/platform/database/in-batches.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { listFile } from '#src/platform/http/list-file.ts'
import type { Cell } from '#src/platform/text/xlsx.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import * as titles from '#src/wire/list-file-words.id.ts'
import { stateWords, wordsOfDuties } from './person-words.ts'
import { type PersonRow, readPeople } from './queries.ts'
import { peopleFilter } from './schema.ts'

const columns: readonly [title: string, cell: (row: PersonRow) => Cell][] = [
  [titles.number, (row) => row.id],
  [titles.name, (row) => row.name],
  [titles.email, (row) => row.email],
  [titles.mobile, (row) => row.phone],
  [titles.organisation, (row) => row.organisasi],
  [titles.institution, (row) => row.participantTitle],
  [titles.region, (row) => row.regionTitle],
  [titles.role, (row) => wordsOfDuties(row)],
  [titles.state, (row) => stateWords[row.state].label],
  [titles.memberSince, (row) => row.createdAt],
  [titles.lastSeen, (row) => row.lastSeenAt],
]

/** Export of the filtered people, with names and addresses. */
export const peopleFile = listFile({
  path: deskPaths.exportPeople,
  page: deskPaths.people,
  gate: staffOnly,
  query: peopleFilter,
  name: 'orang',
  entity: 'users',
  columns,
  rows: ({ db, query }) => inBatches((after, limit) => readPeople(db, query, after, limit)),
})
