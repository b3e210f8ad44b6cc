import { type CallOf, endpoint, ok } from '#src/platform/http/endpoint.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { adminOnly, editorsAndStaff, picOnly } from '#src/platform/http/gates.ts'
import { deskScope } from '#src/wire/actor.ts'
import { ownInstitution } from '../care.ts'
import { institutionParams } from '../pics/schema.ts'
import { decidePageChange } from './decide-page-change.ts'
import { presentDesk } from './present-desk.ts'
import { proposeChange, withdrawChange } from './propose-change.ts'
import { getInstitution } from './queries.ts'
import { changeDecision, deskInstitutionShape, editsChange, editsShape, pageChange } from './schema.ts'
import { setEdits } from './set-edits.ts'

type Parts = Pick<CallOf<undefined, undefined, undefined>, 'db' | 'actor'>

async function readOwn({ db, actor }: Parts) {
  const id = ownInstitution(actor!)
  if (id === null) throw notFound()
  return presentDesk(db, await getInstitution(db, id, { isLive: true, scope: 'everything' }))
}

export const readOwnInstitution = endpoint({
  where: 'GET /desk/institution',
  summary: 'Lembaga sendiri bagi PIC-nya, dengan perubahan yang menunggu',
  gate: picOnly,
  answer: deskInstitutionShape,
  failures: [404],
  run: async (call) => ok(await readOwn(call)),
})

export const patchOwnInstitution = endpoint({
  where: 'PATCH /desk/institution',
  summary: 'Ubah halaman lembaga sendiri; menunggu sekretariat bila pengaturan memintanya',
  gate: picOnly,
  body: pageChange,
  answer: deskInstitutionShape,
  failures: [404, 409],
  async run({ write, clock, place, body, ...call }) {
    await write((tx) => proposeChange(tx, body, { by: call.actor!, now: clock.now(), place }))
    return ok(await readOwn(call))
  },
})

export const deleteOwnChange = endpoint({
  where: 'DELETE /desk/institution/change',
  summary: 'Tarik perubahan yang menunggu',
  gate: picOnly,
  answer: deskInstitutionShape,
  failures: [404],
  async run({ write, clock, ...call }) {
    await write((tx) => withdrawChange(tx, { by: call.actor!, now: clock.now() }))
    return ok(await readOwn(call))
  },
})

export const postChangeDecision = endpoint({
  where: 'POST /desk/participants/{id}/change-decision',
  summary: 'Muat atau tolak perubahan yang diusulkan PIC',
  gate: editorsAndStaff,
  params: institutionParams,
  body: changeDecision,
  answer: deskInstitutionShape,
  failures: [409],
  async run({ db, write, clock, place, actor, params, body }) {
    await write((tx) => decidePageChange(tx, body, { ...params, by: actor!, now: clock.now(), place }))
    const wanted = { isLive: true, scope: deskScope(actor!) }
    return ok(await presentDesk(db, await getInstitution(db, params.id, wanted)))
  },
})

export const patchParticipantEdits = endpoint({
  where: 'PATCH /desk/participant-edits',
  summary: 'Apakah perubahan halaman oleh PIC ditinjau dahulu atau langsung tampil',
  gate: adminOnly,
  proof: 'none',
  securityEvent: 'settings',
  body: editsChange,
  answer: editsShape,
  async run({ write, clock, actor, body }) {
    await write((tx) => setEdits(tx, body.edits, { by: actor!, now: clock.now() }))
    return ok(body)
  },
})

export const institutionPageEndpoints = [
  readOwnInstitution,
  patchOwnInstitution,
  deleteOwnChange,
  postChangeDecision,
  patchParticipantEdits,
]
