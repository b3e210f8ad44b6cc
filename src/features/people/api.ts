import { z } from 'zod'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { forbidden, notFound } from '#src/platform/http/failures.ts'
import { adminOnly, editorsAndStaff, staffOnly } from '#src/platform/http/gates.ts'
import { type Actor, deskScope } from '#src/wire/actor.ts'
import { paginate } from '#src/wire/pagination.ts'
import { changeDuties } from './change-duties.ts'
import { correctPerson } from './correct-person.ts'
import { eraseByAdmin } from './erase-by-admin.ts'
import { mergePeople, previewMerge } from './merge-people.ts'
import { presentPerson, presentPersonRow } from './present.ts'
import { findPersonDetail, listPeople as queryPeople } from './queries.ts'
import {
  correction,
  duties,
  erasure,
  merge,
  mergeParams,
  mergeShape,
  peopleQuery,
  personParams,
  personRowShape,
  personShape,
  suspension,
} from './schema.ts'
import { suspendPerson, unsuspendPerson } from './suspend-person.ts'

/** @throws Failure 404 */
async function read({ db }: Pick<Services, 'db'>, actor: Actor, id: number) {
  const person = await findPersonDetail(db, id)
  if (!person) throw notFound()
  return presentPerson(person, actor)
}

export const listPeople = endpoint({
  where: 'GET /desk/people',
  summary:
    'Orang dengan akun, menurut nama, e-mail, ponsel, lembaga, region, peran dan keadaan; bagi pengurus region yang di regionnya',
  gate: editorsAndStaff,
  query: peopleQuery,
  answer: z.array(personRowShape),
  isPaged: true,
  async run({ db, actor, query }) {
    const scope = deskScope(actor!)
    // Labels are the secretariat's words: not even who has one is for others.
    if (query.label && scope !== 'everything') throw forbidden()
    const { rows, total } = await queryPeople(db, scope, query)
    return paged(rows.map(presentPersonRow), paginate(total, query))
  },
})

export const readPerson = endpoint({
  where: 'GET /desk/people/{id}',
  summary: 'Satu orang sebagaimana dilihat meja kerja; bahwa datanya dilihat tercatat di jejak audit',
  gate: staffOnly,
  params: personParams,
  answer: personShape,
  async run({ actor, params: { id }, ...services }) {
    const person = await read(services, actor!, id)
    // If the read cannot be recorded, nothing is shown.
    await services.write((tx) => recordAudit(tx, actor, { act: 'read', entity: 'user', entityId: id }))
    return ok(person)
  },
})

export const correct = endpoint({
  where: 'PATCH /desk/people/{id}',
  summary: 'Perbaiki data seseorang, dengan alasan yang dikirim kepadanya; alamat e-mail hanya oleh admin',
  gate: staffOnly,
  // Whoever has the address can have a new password sent there; a membership opens what only members read.
  proof: async ({ db, params: { id }, body: { email, participant_id: wanted } }) =>
    email !== undefined || (!!wanted && wanted !== (await findPersonDetail(db, id))?.participantId),
  securityEvent: 'account',
  params: personParams,
  body: correction,
  answer: personShape,
  failures: [409],
  async run({ actor, params: { id }, body, ...services }) {
    await correctPerson(services, actor!, id, body)
    return ok(await read(services, actor!, id))
  },
})

export const suspend = endpoint({
  where: 'POST /desk/people/{id}/suspension',
  summary: 'Tangguhkan akun: semua sesinya berakhir saat itu juga, dan pemiliknya diberi tahu alasannya',
  gate: staffOnly,
  proof: 'none',
  securityEvent: 'account',
  params: personParams,
  body: suspension,
  answer: personShape,
  failures: [409],
  async run({ actor, params: { id }, body, ...services }) {
    await suspendPerson(services, actor!, id, body.reason)
    return ok(await read(services, actor!, id))
  },
})

export const unsuspend = endpoint({
  where: 'DELETE /desk/people/{id}/suspension',
  summary: 'Akhiri penangguhan akun',
  gate: staffOnly,
  proof: 'fresh',
  securityEvent: 'account',
  params: personParams,
  answer: personShape,
  async run({ actor, params: { id }, ...services }) {
    await unsuspendPerson(services, actor!, id)
    return ok(await read(services, actor!, id))
  },
})

export const putDuties = endpoint({
  where: 'PUT /desk/people/{id}/duties',
  summary:
    'Beri atau cabut peran, tugas moderator, dan region yang diurus orang lain; minta kata sandi atau faktor kedua lebih dulu',
  gate: adminOnly,
  proof: 'fresh',
  securityEvent: 'duty',
  params: personParams,
  body: duties,
  answer: personShape,
  failures: [409],
  async run({ actor, params: { id }, body, ...services }) {
    await changeDuties(services, actor!, id, body)
    return ok(await read(services, actor!, id))
  },
})

export const erase = endpoint({
  where: 'POST /desk/people/{id}/erasure',
  summary: 'Hapus data pribadi seseorang sekarang juga; tidak bisa dibatalkan',
  gate: adminOnly,
  proof: 'fresh',
  securityEvent: 'account',
  params: personParams,
  body: erasure,
  answer: z.object({ erased: z.literal(true) }),
  failures: [409],
  async run({ actor, params: { id }, body, ...services }) {
    await eraseByAdmin(services, actor!, id, body)
    return ok({ erased: true as const })
  },
})

export const readMerge = endpoint({
  where: 'GET /desk/people/{id}/merge/{into}',
  summary: 'Apa yang pindah ke akun mana bila akun ini digabungkan ke akun itu',
  gate: adminOnly,
  params: mergeParams,
  answer: mergeShape,
  run: async ({ db, actor, params }) => ok(await previewMerge(db, actor!, params.id, params.into)),
})

export const postMerge = endpoint({
  where: 'POST /desk/people/{id}/merge',
  summary: 'Gabungkan akun ganda ini ke akun lain dari orang yang sama',
  gate: adminOnly,
  proof: 'fresh',
  securityEvent: 'account',
  params: personParams,
  body: merge,
  answer: personShape,
  failures: [409],
  async run({ actor, params: { id }, body, ...services }) {
    await mergePeople(services as Services, actor!, id, body)
    return ok(await read(services, actor!, body.into))
  },
})

export const peopleEndpoints = [
  listPeople,
  readPerson,
  correct,
  suspend,
  unsuspend,
  putDuties,
  erase,
  readMerge,
  postMerge,
]
