import { z } from 'zod'
import { type CallOf, endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { editorsAndStaff, picOnly, picsEditorsAndStaff } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { imageOf } from '../../uploads/present-image.ts'
import { removeMember } from '../leave-institution.ts'
import { handOver, stepDown } from './give-up-duty.ts'
import { namePic, removePic } from './name-pic.ts'
import { getInReach, type MemberRow, listMembers as queryMembers } from './queries.ts'
import {
  institutionParams,
  memberFilter,
  memberParams,
  type PersonWire,
  personShape,
  resignation,
  wantedPerson,
} from './schema.ts'

const presentPerson = (row: MemberRow): PersonWire => ({
  id: row.id,
  nama_lengkap: row.name,
  email: row.email,
  photo: imageOf(row.photo),
  is_pic: row.isPic,
  member_since: row.memberSince && new Date(row.memberSince).toISOString(),
})

type Parts = Pick<CallOf<undefined, undefined, undefined>, 'actor' | 'clock' | 'place'>

const changeBy = ({ actor, clock, place }: Parts) => ({ by: actor!, now: clock.now(), place })
const done = z.object({})

export const listMembers = endpoint({
  where: 'GET /desk/participants/{id}/members',
  summary:
    'Anggota sebuah lembaga, PIC dahulu: bagi PIC lembaganya sendiri, bagi pengurus region lembaga regionnya, bagi sekretariat semua',
  gate: picsEditorsAndStaff,
  params: institutionParams,
  query: memberFilter,
  answer: z.array(personShape),
  isPaged: true,
  async run({ db, actor, params, query }) {
    await getInReach(db, actor!, params.id)
    const { rows, total } = await queryMembers(db, params.id, query)
    return paged(rows.map(presentPerson), paginate(total, query))
  },
})

export const deleteMember = endpoint({
  where: 'DELETE /desk/participants/{id}/members/{user}',
  summary: 'Keluarkan seorang anggota dari lembaga; PIC hanya oleh sekretariat',
  gate: picsEditorsAndStaff,
  params: memberParams,
  answer: done,
  async run({ write, params: { id, user }, ...call }) {
    const removal = { participantId: id, userId: user, ...changeBy(call) }
    await write((tx) => removeMember(tx, removal))
    return ok({})
  },
})

export const postPic = endpoint({
  where: 'POST /desk/participants/{id}/pics',
  summary: 'Tunjuk seorang anggota menjadi PIC lembaganya; paling banyak tiga',
  gate: editorsAndStaff,
  proof: 'fresh',
  securityEvent: 'duty',
  params: institutionParams,
  body: wantedPerson,
  answer: done,
  code: 201,
  failures: [409],
  async run({ write, params, body, ...call }) {
    await write((tx) => namePic(tx, { participantId: params.id, userId: body.user_id, ...changeBy(call) }))
    return { code: 201, data: {} }
  },
})

export const deletePic = endpoint({
  where: 'DELETE /desk/participants/{id}/pics/{user}',
  summary: 'Lepaskan tugas seorang PIC; ia tetap anggota',
  gate: editorsAndStaff,
  proof: 'none',
  securityEvent: 'duty',
  params: memberParams,
  answer: done,
  async run({ write, params: { id, user }, ...call }) {
    await write((tx) => removePic(tx, { participantId: id, userId: user, ...changeBy(call) }))
    return ok({})
  },
})

export const postHandover = endpoint({
  where: 'POST /desk/institution/handover',
  summary: 'Serahkan tugas PIC kepada anggota lain dari lembaga Anda',
  gate: picOnly,
  proof: 'fresh',
  securityEvent: 'duty',
  body: wantedPerson,
  answer: done,
  failures: [404],
  async run({ write, body, ...call }) {
    await write((tx) => handOver(tx, body.user_id, changeBy(call)))
    return ok({})
  },
})

export const postResignation = endpoint({
  where: 'POST /desk/institution/resignation',
  summary: 'Berhenti menjadi PIC dan tetap anggota; PIC terakhir memastikannya dengan even_last',
  gate: picOnly,
  proof: 'none',
  securityEvent: 'duty',
  body: resignation,
  answer: done,
  failures: [404, 409],
  async run({ write, body, ...call }) {
    await write((tx) => stepDown(tx, body.even_last, changeBy(call)))
    return ok({})
  },
})

export const picEndpoints = [listMembers, deleteMember, postPic, deletePic, postHandover, postResignation]
