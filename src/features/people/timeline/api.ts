import { z } from 'zod'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { created, endpoint, ok } from '#src/platform/http/endpoint.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { adminOnly, editorsAndStaff, staffOnly } from '#src/platform/http/gates.ts'
import { type Actor, deskScope, isWithin } from '#src/wire/actor.ts'
import { seenKinds } from '../person-policy.ts'
import { presentPersonRow } from '../present.ts'
import { findPersonDetail } from '../queries.ts'
import { personParams } from '../schema.ts'
import { findNote } from './note-queries.ts'
import { presentEntry, presentNote } from './present.ts'
import { newNote, noteChange, noteParams, noteShape, timelineQuery, timelineShape } from './schema.ts'
import { listEntries } from './timeline-queries.ts'
import { changeNote, removeNote, writeNote } from './write-notes.ts'

export const readTimeline = endpoint({
  where: 'GET /desk/people/{id}/timeline',
  summary:
    'Riwayat seseorang, terbaru dulu: catatan, donasi, acara, tulisan, surat dan kunjungan, sejauh boleh dilihat; bagi pengurus region catatan untuk regionnya; bahwa datanya dilihat tercatat',
  gate: editorsAndStaff,
  params: personParams,
  query: timelineQuery,
  answer: timelineShape,
  async run({ db, write, actor, params: { id }, query: { kind, before, limit } }) {
    const person = await findPersonDetail(db, id)
    const scope = deskScope(actor!)
    if (!person || !isWithin(scope, person.regionId)) throw notFound()
    const seen = seenKinds(actor!)
    const kinds = seen.filter((one) => !kind || one === kind)
    const found = await listEntries(db, person, {
      kinds,
      before,
      limit: limit + 1,
      notes: scope === 'everything' ? 'all' : 'region',
    })
    // If the read cannot be recorded, nothing is shown.
    await write((tx) => recordAudit(tx, actor, { act: 'read', entity: 'user', entityId: id }))
    const entries = found.slice(0, limit)
    const last = found.length > limit && entries.at(-1)
    return ok({
      person: presentPersonRow(person),
      kinds: seen,
      may_write: scope === 'everything',
      entries: entries.map((row) => presentEntry(row, actor!)),
      next: last ? `${last.atMicros}-${last.kind}-${last.id}` : null,
    })
  },
})

/** @throws Failure 404 */
async function read(db: Db, actor: Actor, { userId, id }: { userId: number; id: number }) {
  const note = await findNote(db, userId, id)
  if (!note) throw notFound()
  return presentNote(note, actor)
}

export const postNote = endpoint({
  where: 'POST /desk/people/{id}/notes',
  summary: 'Tulis catatan tentang seseorang; orangnya dapat meminta salinannya',
  gate: staffOnly,
  params: personParams,
  body: newNote,
  answer: noteShape,
  code: 201,
  failures: [409],
  async run({ db, actor, params: { id: userId }, body, ...services }) {
    const id = await writeNote(services, actor!, userId, body)
    return created(await read(db, actor!, { userId, id }))
  },
})

export const patchNote = endpoint({
  where: 'PATCH /desk/people/{id}/notes/{note}',
  summary: 'Ubah catatan yang Anda tulis sendiri',
  gate: staffOnly,
  params: noteParams,
  body: noteChange,
  answer: noteShape,
  failures: [409],
  async run({ db, actor, params, body, ...services }) {
    const one = { userId: params.id, id: params.note }
    await changeNote(services, actor!, one, body)
    return ok(await read(db, actor!, one))
  },
})

export const dropNote = endpoint({
  where: 'DELETE /desk/people/{id}/notes/{note}',
  summary: 'Hapus catatan untuk selamanya; mengulanginya tidak mengubah apa-apa',
  gate: adminOnly,
  params: noteParams,
  answer: z.object({ deleted: z.literal(true) }),
  async run({ actor, params, ...services }) {
    await removeNote(services, actor!, { userId: params.id, id: params.note })
    return ok({ deleted: true as const })
  },
})

export const timelineEndpoints = [readTimeline, postNote, patchNote, dropNote]
