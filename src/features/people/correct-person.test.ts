import { expect, test } from 'vitest'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../accounts/factory.ts'
import type { PersonWire } from './schema.ts'

const site = await freshApp()
const { db, write, time } = site
const admin = await site.as(await makeUser(db, { role: 'admin', userType: 'sekretariat' }))
const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))

type Hand = typeof staff
const reason = 'Salah ketik di daftar hadir'
async function correct(hand: Hand, id: number, body: object) {
  const answer = await hand.send('PATCH', `/v1/desk/people/${id}`, {
    body: JSON.stringify({ version: 1, reason, ...body }),
    headers: { 'content-type': 'application/json' },
  })
  return (await answer.json()) as { code: number; data: PersonWire; errors?: Record<string, string[]> }
}
const lettersTo = async (email: string) =>
  (await db.selectFrom('letters').select(['subject', 'text']).where('toEmail', '=', email).execute()).map(
    ({ subject, text }) => `${subject}\n${text}`,
  )

test('PATCH /v1/desk/people/{id}: staff correct a member, who is told what and why, once', async () => {
  const { id, email } = await makeUser(db, { namaLengkap: 'Yosefina Brai', phone: null })
  const wish = { nama_lengkap: 'Yosefina Bria', phone: '0812-0000-4417' }
  const { code, data } = await correct(staff, id, wish)
  expect([code, data.nama_lengkap, data.phone, data.version]).toEqual([
    200,
    'Yosefina Bria',
    '+6281200004417',
    2,
  ])
  expect((await correct(staff, id, wish)).code).toBe(200)
  const letters = await lettersTo(email)
  expect(letters).toHaveLength(1)
  expect(letters[0]).toContain('nama lengkap, nomor ponsel')
  expect(letters[0]).toContain(reason)
  const { data: log } = await admin.get(`/v1/desk/audit?subject=${id}`)
  expect(JSON.stringify(log)).toContain('nama_lengkap')
  expect(JSON.stringify(log)).not.toContain('Yosefina Brai"')
})

test('PATCH /v1/desk/people/{id}: a stale form is told what is stored now', async () => {
  const { id } = await makeUser(db, { namaLengkap: 'Yosefina Brai' })
  await correct(staff, id, { nama_lengkap: 'Yosefina Bria' })
  const late = await correct(admin, id, { nama_lengkap: 'Yosefina Briya' })
  expect([late.code, Object.keys(late.data)]).toEqual([409, ['current']])
})

test('PATCH /v1/desk/people/{id}: an address only by an admin with a fresh proof, and never one in use', async () => {
  const { id, email } = await makeUser(db)
  const other = await makeUser(db)
  const session = await site.as({ id })
  const next = 'alamat-benar@contoh.example'
  expect((await correct(staff, id, { email: next })).code).toBe(403)
  const taken = await correct(admin, id, { email: other.email })
  expect([taken.code, Object.keys(taken.errors ?? {})]).toEqual([400, ['email']])
  expect((await correct(admin, id, { email: next })).data.email).toBe(next)
  expect((await session.get('/v1/auth/me')).code).toBe(401)
  const farewell = (await lettersTo(email))[0]
  expect(farewell).toContain('al•••@contoh.example')
  expect(farewell).not.toContain(reason)
  expect(await lettersTo(next)).toHaveLength(1)
  await db
    .updateTable('sessions')
    .set({ provenAt: new Date(time.now.getTime() - 11 * 60_000) })
    .execute()
  expect((await correct(admin, id, { version: 2, email })).code).toBe(403)
  await db.updateTable('sessions').set({ provenAt: time.now }).execute()
})

test('PATCH /v1/desk/people/{id}: an institution is changed without a claim, and a former duty ends', async () => {
  const [from, to] = [await makeParticipant(write), await makeParticipant(write)]
  const { id } = await makeUser(db, { isPic: true, participantId: from.id, userType: 'partisipan' })
  const pic = await makeUser(db, { isPic: true, participantId: to.id, userType: 'partisipan' })
  const moved = await correct(staff, id, { participant_id: to.id })
  expect([moved.data.partisipan?.id, moved.data.is_pic]).toEqual([to.id, false])
  expect((await lettersTo(pic.email))[0]).toContain('sekarang anggota')
  const gone = await correct(staff, id, { version: moved.data.version, participant_id: null })
  expect([gone.data.partisipan, gone.data.user_type]).toEqual([null, 'umum'])
  const unknown = { version: gone.data.version, participant_id: 999_999, region_id: 999_999 }
  const refused = await correct(staff, id, unknown)
  expect([refused.code, Object.keys(refused.errors ?? {}).sort()]).toEqual([
    400,
    ['participant_id', 'region_id'],
  ])
})

test('PATCH /v1/desk/people/{id}: another institution asks for a fresh proof; one that was removed stays', async () => {
  const gone = await makeParticipant(write)
  const other = await makeParticipant(write)
  const { id } = await makeUser(db, { participantId: gone.id, userType: 'partisipan' })
  await db.updateTable('participants').set({ deletedAt: time.now }).where('id', '=', gone.id).execute()
  await db
    .updateTable('sessions')
    .set({ provenAt: new Date(time.now.getTime() - 11 * 60_000) })
    .execute()
  expect((await correct(staff, id, { participant_id: other.id })).code).toBe(403)
  const same = await correct(staff, id, { participant_id: gone.id, nama_lengkap: 'Yosefina Bria' })
  expect([same.code, same.data.nama_lengkap]).toEqual([200, 'Yosefina Bria'])
  await db.updateTable('sessions').set({ provenAt: time.now }).execute()
})

test('GET /desk/people/{id}: the form works without script, and a refusal keeps what was typed', async () => {
  const { id } = await makeUser(db, { namaLengkap: 'Yosefina Brai' })
  const send = (fields: Record<string, string>, hand: Hand = staff) =>
    hand.send('POST', `/desk/people/${id}`, {
      body: new URLSearchParams({ intent: 'correct', version: '1', ...fields }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://site.test' },
    })
  expect(await (await staff.open(`/desk/people/${id}`)).text()).not.toContain('name="email_before"')
  const refused = await send({ nama_lengkap: 'Yosefina Bria', reason: 'ya' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toMatch(/value="Yosefina Bria"/)
  expect((await send({ nama_lengkap: 'Yosefina Bria', reason })).status).toBe(302)
  expect(await (await staff.open(`/desk/people/${id}`)).text()).toContain('Yosefina Bria')
})
