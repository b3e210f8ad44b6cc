import { z } from 'zod'
import { type CallOf, created, endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { restorableSince } from '../../content/edit-steps.ts'
import { addMember, changeMember, saveTeamMember } from './change-team.ts'
import { presentDeskMember } from './present.ts'
import { getDeskMember, listDeskMembers } from './queries.ts'
import { deskMemberShape, deskTeamFilter, deskTeamParams, memberChange, newMember } from './schema.ts'

type Call = Pick<CallOf<undefined, undefined, undefined>, 'db' | 'clock'>

const since = ({ clock }: Call) => restorableSince(clock.now())
const read = async (call: Call, id: number) =>
  presentDeskMember(await getDeskMember(call.db, id, since(call)))

export const listTeamAtDesk = endpoint({
  where: 'GET /desk/team',
  summary: 'Semua orang jaringan bagi sekretariat, menurut kelompok dan urutan',
  gate: staffOnly,
  query: deskTeamFilter,
  answer: z.array(deskMemberShape),
  isPaged: true,
  async run({ query, ...call }) {
    const { rows, total } = await listDeskMembers(call.db, query, since(call))
    return paged(rows.map(presentDeskMember), paginate(total, query))
  },
})

export const getMemberAtDesk = endpoint({
  where: 'GET /desk/team/{id}',
  summary: 'Satu orang jaringan bagi sekretariat',
  gate: staffOnly,
  params: deskTeamParams,
  answer: deskMemberShape,
  run: async ({ params, ...call }) => ok(await read(call, params.id)),
})

export const postMember = endpoint({
  where: 'POST /desk/team',
  summary: 'Tambah seorang ke kelompok kerja, pengurus region, atau sekretariat',
  gate: staffOnly,
  body: newMember,
  answer: deskMemberShape,
  code: 201,
  async run({ body: { idempotency_key: key = null, ...wish }, actor, ...call }) {
    const now = call.clock.now()
    return created(await read(call, await call.write((tx) => addMember(tx, { wish, key, by: actor!, now }))))
  },
})

export const patchMember = endpoint({
  where: 'PATCH /desk/team/{id}',
  summary: 'Ubah data atau urutan seorang jaringan',
  gate: staffOnly,
  params: deskTeamParams,
  body: memberChange,
  answer: deskMemberShape,
  failures: [409],
  async run({ params: { id }, body, actor, ...call }) {
    const change = body as typeof body & { version: number }
    await call.write((tx) => changeMember(tx, { id, change, by: actor!, now: call.clock.now() }))
    return ok(await read(call, id))
  },
})

export const removeMember = endpoint({
  where: 'DELETE /desk/team/{id}',
  summary: 'Keluarkan seorang; tiga puluh hari lamanya bisa dikembalikan',
  gate: staffOnly,
  params: deskTeamParams,
  answer: deskMemberShape,
  async run({ params: { id }, actor, ...call }) {
    await call.write((tx) => saveTeamMember(tx, { id, isKept: false, by: actor!, now: call.clock.now() }))
    return ok(await read(call, id))
  },
})

export const restoreMember = endpoint({
  where: 'POST /desk/team/{id}/restoration',
  summary: 'Kembalikan seorang yang dikeluarkan',
  gate: staffOnly,
  params: deskTeamParams,
  answer: deskMemberShape,
  async run({ params: { id }, actor, ...call }) {
    await call.write((tx) => saveTeamMember(tx, { id, isKept: true, by: actor!, now: call.clock.now() }))
    return ok(await read(call, id))
  },
})

export const deskTeamEndpoints = [
  listTeamAtDesk,
  getMemberAtDesk,
  postMember,
  patchMember,
  removeMember,
  restoreMember,
]
