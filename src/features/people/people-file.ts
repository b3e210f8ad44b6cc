import { inBatches } from '#src/platform/database/in-batches.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { listFile } from '#src/platform/http/list-file.ts'
import type { Cell } from '#src/platform/text/xlsx.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { stateWords, wordsOfDuties } from './person-words.ts'
import { type PersonRow, readPeople } from './queries.ts'
import { peopleFilter } from './schema.ts'

const columns: readonly [title: string, cell: (row: PersonRow) => Cell][] = [
  ['Nomor', (row) => row.id],
  ['Nama', (row) => row.name],
  ['E-mail', (row) => row.email],
  ['Ponsel', (row) => row.phone],
  ['Organisasi', (row) => row.organisasi],
  ['Lembaga', (row) => row.participantTitle],
  ['Region', (row) => row.regionTitle],
  ['Peran', (row) => wordsOfDuties(row)],
  ['Keadaan', (row) => stateWords[row.state].label],
  ['Terdaftar (WIB)', (row) => row.createdAt],
  ['Terakhir terlihat (WIB)', (row) => row.lastSeenAt],
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
