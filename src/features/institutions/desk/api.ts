import { z } from 'zod'
import { type CallOf, created, endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { editorsAndStaff, staffOnly } from '#src/platform/http/gates.ts'
import { deskScope } from '#src/wire/actor.ts'
import { paginate } from '#src/wire/pagination.ts'
import { presentDesk } from '../page/present-desk.ts'
import { getInstitution } from '../page/queries.ts'
import { deskInstitutionShape } from '../page/schema.ts'
import { institutionParams } from '../pics/schema.ts'
import { presentDeskRow } from './present.ts'
import { listForDesk } from './queries.ts'
import {
  deskParticipantFilter,
  deskParticipantRowShape,
  newParticipant,
  participantChange,
} from './schema.ts'
import {
  changeParticipant,
  deleteParticipant,
  restoreParticipant,
  writeParticipant,
} from './write-participant.ts'

type Parts = Pick<CallOf<undefined, undefined, undefined>, 'db' | 'actor'>

/** Includes removed institutions, which can be restored. */
const read = async ({ db, actor }: Parts, id: number) =>
  presentDesk(db, await getInstitution(db, id, { isLive: false, scope: deskScope(actor!) }))

export const listDeskParticipants = endpoint({
  where: 'GET /desk/participants',
  summary:
    'Lembaga partisipan bagi sekretariat, bagi pengurus region yang di regionnya: tanpa PIC, dengan perubahan yang menunggu, yang dihapus',
  gate: editorsAndStaff,
  query: deskParticipantFilter,
  answer: z.array(deskParticipantRowShape),
  isPaged: true,
  async run({ db, actor, query }) {
    const { rows, total } = await listForDesk(db, deskScope(actor!), query)
    return paged(rows.map(presentDeskRow), paginate(total, query))
  },
})

export const getDeskParticipant = endpoint({
  where: 'GET /desk/participants/{id}',
  summary: 'Satu lembaga bagi sekretariat atau pengurus regionnya, dengan PIC dan perubahan yang menunggu',
  gate: editorsAndStaff,
  params: institutionParams,
  answer: deskInstitutionShape,
  run: async ({ params, ...parts }) => ok(await read(parts, params.id)),
})

export const postParticipant = endpoint({
  where: 'POST /desk/participants',
  summary: 'Daftarkan lembaga baru',
  gate: staffOnly,
  body: newParticipant,
  answer: deskInstitutionShape,
  code: 201,
  async run({ write, clock, actor, body, ...parts }) {
    const id = await write((tx) => writeParticipant(tx, body, { by: actor!, now: clock.now() }))
    return created(await read({ ...parts, actor }, id))
  },
})

export const patchParticipant = endpoint({
  where: 'PATCH /desk/participants/{id}',
  summary: 'Ubah lembaga atau alamat halamannya',
  gate: editorsAndStaff,
  params: institutionParams,
  body: participantChange,
  answer: deskInstitutionShape,
  failures: [409],
  async run({ write, clock, actor, params, body, ...parts }) {
    await write((tx) => changeParticipant(tx, body, { ...params, by: actor!, now: clock.now() }))
    return ok(await read({ ...parts, actor }, params.id))
  },
})

export const removeParticipant = endpoint({
  where: 'DELETE /desk/participants/{id}',
  summary: 'Hapus lembaga dari situs; bisa dikembalikan selama 30 hari',
  gate: staffOnly,
  params: institutionParams,
  answer: deskInstitutionShape,
  async run({ write, clock, actor, params, ...parts }) {
    await write((tx) => deleteParticipant(tx, { ...params, by: actor!, now: clock.now() }))
    return ok(await read({ ...parts, actor }, params.id))
  },
})

export const postParticipantRestoration = endpoint({
  where: 'POST /desk/participants/{id}/restoration',
  summary: 'Kembalikan lembaga yang dihapus',
  gate: staffOnly,
  params: institutionParams,
  answer: deskInstitutionShape,
  failures: [409],
  async run({ write, clock, actor, params, ...parts }) {
    await write((tx) => restoreParticipant(tx, { ...params, by: actor!, now: clock.now() }))
    return ok(await read({ ...parts, actor }, params.id))
  },
})

export const deskParticipantEndpoints = [
  listDeskParticipants,
  getDeskParticipant,
  postParticipant,
  patchParticipant,
  removeParticipant,
  postParticipantRestoration,
]
