import { inBatches } from '#src/platform/database/in-batches.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { listFile } from '#src/platform/http/list-file.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { RegistrationRow } from '../../registering/queries.ts'
import { readRegistrations } from './queries.ts'
import { registrationFileFilter } from './schema.ts'
import { stateWords } from './state-words.ts'

/** Exports the registrations for an event: the names leave the site with it. */
export const registrationsFile = listFile({
  path: deskPaths.exportRegistrations,
  page: deskPaths.events.list,
  gate: staffOnly,
  query: registrationFileFilter,
  name: 'peserta',
  entity: 'event_registration',
  columns: [
    ['Nomor', (row: RegistrationRow) => row.id],
    ['Nama', (row) => row.name],
    ['E-mail', (row) => row.email],
    ['Ponsel', (row) => row.phone],
    ['Keadaan', (row) => stateWords[row.state].label],
    ['Mendaftar (WIB)', (row) => row.createdAt],
    ['Hadir (WIB)', (row) => row.checkedInAt],
  ],
  rows: ({ db, query: { event, ...filter } }) =>
    inBatches((after, limit) => readRegistrations(db, event, { ...filter, after, limit })),
})
