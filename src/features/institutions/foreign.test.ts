import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { institutionWorld } from '#test/support/institutions.ts'
import { institutionGivingEndpoints } from '../institution-giving/api.ts'
import { claimEndpoints } from './claims/api.ts'
import { institutionPageEndpoints } from './page/api.ts'
import { picEndpoints } from './pics/api.ts'

const site = await freshApp()
const { db } = site
const world = institutionWorld(site)

type Foreign = { institution: number; member: number; claim: number }
type Try = (of: Foreign) => [path: string, body?: object]

/** All operations of a PIC, aimed at another institution by each identifier they accept. */
const tries: Record<string, Try[]> = {
  'GET /desk/claims': [
    ({ institution }) => [`/desk/claims?participant=${institution}`],
    () => ['/desk/claims?q=seberang'],
    () => ['/desk/claims?without_pic=1'],
    () => ['/desk/claims?status=pending&sort=-created_at&limit=100'],
  ],
  'GET /desk/claims/{id}': [({ claim }) => [`/desk/claims/${claim}`]],
  'POST /desk/claims/{id}/decision': [
    ({ claim }) => [`/desk/claims/${claim}/decision`, { decision: 'confirm' }],
    ({ claim, institution }) => [
      `/desk/claims/${claim}/decision`,
      { decision: 'confirm', participant_id: institution },
    ],
  ],
  'GET /desk/participants/{id}/members': [
    ({ institution }) => [`/desk/participants/${institution}/members?q=seberang`],
  ],
  'DELETE /desk/participants/{id}/members/{user}': [
    ({ institution, member }) => [`/desk/participants/${institution}/members/${member}`],
  ],
  'GET /desk/institution': [
    ({ institution }) => [`/desk/institution?id=${institution}&participant_id=${institution}`],
  ],
  'PATCH /desk/institution': [
    ({ institution }) => ['/desk/institution', { version: 1, id: institution, description_1: 'Direbut.' }],
    ({ institution }) => [
      '/desk/institution',
      { version: 1, participant_id: institution, description_1: 'Direbut.' },
    ],
  ],
  'DELETE /desk/institution/change': [({ institution }) => [`/desk/institution/change?id=${institution}`]],
  'GET /desk/institution/giving': [({ institution }) => [`/desk/institution/giving?id=${institution}`]],
  'POST /desk/institution/handover': [
    ({ member }) => ['/desk/institution/handover', { user_id: member }],
    ({ member, institution }) => [
      '/desk/institution/handover',
      { user_id: member, participant_id: institution },
    ],
  ],
  'POST /desk/institution/resignation': [
    ({ institution }) => ['/desk/institution/resignation', { even_last: false, id: institution }],
  ],
}

const isForPics = ({ gate }: { gate: { duties?: readonly string[] } }) =>
  gate.duties?.includes('pic') ?? false
const operations = [
  ...claimEndpoints,
  ...institutionPageEndpoints,
  ...institutionGivingEndpoints,
  ...picEndpoints,
]
  .filter(isForPics)
  .map(({ where }) => where)

test('PIC operations: each is tried on another institution', () => {
  expect(Object.keys(tries).sort()).toEqual(operations.toSorted())
})

/** Creates an institution with a pending claim, a member, and a pending page change. */
async function foreignOne(): Promise<Foreign> {
  const institution = await world.institution('Yayasan Seberang')
  const pic = await world.pic(institution, { namaLengkap: 'Pic Seberang' })
  await pic.call('PATCH', '/desk/institution', { version: 1, description_1: 'Usulan seberang.' })
  const { id: member } = await world.member(institution, { namaLengkap: 'Anggota Seberang' })
  const { id: claim } = await world.claimOn(institution, { namaLengkap: 'Pemohon Seberang' })
  return { institution, member, claim }
}

/** All stored data of an institution and its people. */
async function standing({ institution, member, claim }: Foreign) {
  const page = db.selectFrom('participants').selectAll().where('id', '=', institution).execute()
  const changes = db
    .selectFrom('participantChanges')
    .selectAll()
    .where('participantId', '=', institution)
    .execute()
  const people = db
    .selectFrom('users')
    .select(['id', 'isPic', 'participantId', 'userType'])
    .where((eb) => eb.or([eb('participantId', '=', institution), eb('id', '=', member)]))
    .orderBy('id')
    .execute()
  const claims = db.selectFrom('participantClaims').selectAll().where('id', '=', claim).execute()
  return { page: await page, changes: await changes, people: await people, claims: await claims }
}

/** Sends every attempt; responses must not name the other institution, nor change anything of it. */
async function tryAll(by: Awaited<ReturnType<typeof world.person>>, of: Foreign, own: () => Promise<void>) {
  const before = await standing(of)
  for (const [operation, all] of Object.entries(tries))
    for (const one of all) {
      await own()
      const [path, body] = one(of)
      const answer = await by.call(operation.split(' ')[0]!, path, body)
      expect(JSON.stringify(answer).toLowerCase(), `${operation} ${path}`).not.toContain('seberang')
      if (path.includes(`/${of.institution}`) || path.includes(`/${of.claim}`))
        expect([400, 403, 404], `${operation} ${path}`).toContain(answer.code)
    }
  expect(await standing(of)).toEqual(before)
}

test('PIC operations: reveal and change nothing of another institution, whatever identifier is given', async () => {
  const of = await foreignOne()
  const own = await world.institution('Yayasan Sendiri')
  const pic = await world.pic(own)
  await tryAll(pic, of, async () => {
    await db.updateTable('users').set({ isPic: true, participantId: own }).where('id', '=', pic.id).execute()
  })
})

test('PIC operations: closed to a former PIC and to one who moved, with the session still open', async () => {
  const of = await foreignOne()
  const [former, moved] = [await world.pic(of.institution), await world.pic(of.institution)]
  for (const one of [former, moved]) expect((await one.call('GET', '/desk/claims')).code).toBe(200)
  await db.updateTable('users').set({ isPic: false }).where('id', '=', former.id).execute()
  const elsewhere = await world.institution('Yayasan Lain')
  await db.updateTable('users').set({ participantId: elsewhere }).where('id', '=', moved.id).execute()
  await tryAll(former, of, async () => {})
  await tryAll(moved, of, async () => {
    await db
      .updateTable('users')
      .set({ isPic: true, participantId: elsewhere })
      .where('id', '=', moved.id)
      .execute()
  })
})
