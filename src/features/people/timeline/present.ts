import { presentAs } from '#src/platform/http/present-as.ts'
import type { Actor } from '#src/wire/actor.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import type { NoteRow } from './note-queries.ts'
import { type EntryWire, entryShape, type NoteWire, noteShape } from './schema.ts'
import type { Entry } from './timeline-queries.ts'

export const presentNote = (row: NoteRow, actor: Actor): NoteWire =>
  presentAs(noteShape, row, {
    noted_on: jakartaDay(new Date(row.notedAt)),
    written_by: { id: row.writtenBy, nama_lengkap: row.writtenByName },
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
    can: { edit: row.writtenBy === actor.id, delete: actor.role === 'admin' },
  })

export const presentEntry = (row: Entry, actor: Actor): EntryWire =>
  presentAs(entryShape, row, { note: row.note && presentNote(row.note, actor) })
