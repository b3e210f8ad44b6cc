import { inBatches } from '#src/platform/database/in-batches.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { listFile } from '#src/platform/http/list-file.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import * as titles from '#src/wire/list-file-words.id.ts'
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
    [titles.number, (row: RegistrationRow) => row.id],
    [titles.name, (row) => row.name],
    [titles.email, (row) => row.email],
    [titles.mobile, (row) => row.phone],
    [titles.state, (row) => stateWords[row.state].label],
    [titles.registeredAt, (row) => row.createdAt],
    [titles.attendedAt, (row) => row.checkedInAt],
  ],
  rows: ({ db, query: { event, ...filter } }) =>
    inBatches((after, limit) => readRegistrations(db, event, { ...filter, after, limit })),
})
