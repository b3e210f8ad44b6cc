import { expect, test } from 'vitest'
import { makeNews } from '#src/features/news/factory.ts'
import { readErasures } from '#src/features/privacy/erasure-journal.ts'
import { tablesWith } from '#test/support/find-text.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../accounts/factory.ts'
import type { MergeWire, PersonRowWire, PersonWire } from './schema.ts'

const site = await freshApp()
const { db, write, time } = site

const ina = await makeUser(db, { role: 'admin', userType: 'sekretariat', namaLengkap: 'Ina Admin' })
const admin = await site.as(ina)
const sari = await makeUser(db, { role: 'staff', userType: 'sekretariat', namaLengkap: 'Sari Staf' })
const staff = await site.as(sari)

type Hand = Awaited<ReturnType<typeof site.as>>
async function call(hand: Hand, where: string, body?: unknown) {
  const [method, path] = where.split(' ') as [string, string]
  const answer = await hand.send(method, `/v1${path}`, {
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
  return (await answer.json()) as { code: number; data: never; errors?: Record<string, string[]> }
}
const rowOf = (id: number) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const lettersTo = (email: string) =>
  db.selectFrom('letters').select('subject').where('toEmail', '=', email).orderBy('id').execute()
const actsOn = async (id: number) =>
  (
    await db
      .selectFrom('audit')
      .select(['act', 'actorId'])
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ act, actorId }) => `${act} by ${actorId}`)
const longAgo = () =>
  db
    .updateTable('sessions')
    .set({ provenAt: new Date(time.now.getTime() - 11 * 60_000) })
    .execute()
const justNow = () => db.updateTable('sessions').set({ provenAt: time.now }).execute()

test('people are found by name, mail, phone however it is written, role and state', async () => {
  const maria = await makeUser(db, {
    namaLengkap: 'Maria 100% Tefa_X',
    phone: '+6281234567890',
    isModerator: true,
    organisasi: 'Paguyuban Sagu',
  })
  const found = async (query: string) =>
    ((await staff.get(`/v1/desk/people?${query}`)).data as PersonRowWire[]).map(({ id }) => id)
  for (const q of [
    '100%',
    'tefa_x',
    maria.email.slice(0, 12),
    '0812-3456-7890',
    '+62 812 3456',
    'sagu',
    String(maria.id),
  ])
    expect(await found(`q=${encodeURIComponent(q)}`), q).toContain(maria.id)
  expect(await found('q=%25%25')).toEqual([])
  expect(await found('role=moderator')).toEqual([maria.id])
  expect(await found('role=admin')).toEqual([ina.id])
  expect(await found('role=member')).not.toContain(maria.id)
  expect(await found('state=suspended')).toEqual([])
  expect(await found('sort=name&limit=1')).toEqual([ina.id])
  expect((await staff.get('/v1/desk/people?sort=password_hash')).code).toBe(400)
  const row = ((await staff.get('/v1/desk/people?q=sagu')).data as PersonRowWire[])[0]!
  expect(Object.keys(row)).not.toContain('alamat')
  expect((await (await site.as(maria)).get('/v1/desk/people')).code).toBe(403)
})

test('opening somebody’s data is in the log', async () => {
  const { id } = await makeUser(db)
  expect((await staff.get(`/v1/desk/people/${id}`)).code).toBe(200)
  expect(await actsOn(id)).toEqual([`read by ${sari.id}`])
  expect((await staff.get('/v1/desk/people/999999')).code).toBe(404)
})

test('suspension: ends every session at once, is notified with its reason, and can be undone', async () => {
  const person = await makeUser(db)
  const them = await site.as(person)
  expect((await them.get('/v1/auth/me')).code).toBe(200)
  const where = `/desk/people/${person.id}/suspension`
  expect((await call(staff, `POST ${where}`, { reason: '' })).code).toBe(400)
  const answer = await call(staff, `POST ${where}`, { reason: 'Menyamar sebagai orang lain' })
  expect(answer.data as PersonWire).toMatchObject({
    state: 'suspended',
    suspension: { by: 'Sari Staf', reason: 'Menyamar sebagai orang lain' },
  })
  expect((await them.get('/v1/auth/me')).code).toBe(401)
  await call(staff, `POST ${where}`, { reason: 'Sekali lagi saja' })
  expect(await lettersTo(person.email)).toEqual([{ subject: 'Akun Anda ditangguhkan' }])
  expect((await call(staff, `DELETE ${where}`)).data as PersonWire).toMatchObject({ state: 'active' })
  // Former sessions stay closed.
  expect((await them.get('/v1/auth/me')).code).toBe(401)
  expect((await (await site.as(person)).get('/v1/auth/me')).code).toBe(200)
  expect(await actsOn(person.id)).toEqual([`suspend by ${sari.id}`, `unsuspend by ${sari.id}`])
})

test('staff suspend no one of the secretariat, and nobody themselves', async () => {
  const other = await makeUser(db, { role: 'staff' })
  const reason = { reason: 'Tidak boleh begini' }
  expect(await call(staff, `POST /desk/people/${other.id}/suspension`, reason)).toMatchObject({
    code: 403,
    data: { reason: 'role' },
  })
  expect(await call(staff, `POST /desk/people/${ina.id}/suspension`, reason)).toMatchObject({ code: 403 })
  expect(await call(staff, `POST /desk/people/${sari.id}/suspension`, reason)).toMatchObject({
    code: 403,
    data: { reason: 'self' },
  })
  expect((await call(admin, `POST /desk/people/${other.id}/suspension`, reason)).code).toBe(200)
})

test('role: given with a fresh proof, notified and audited, and ends the sessions', async () => {
  const person = await makeUser(db)
  const them = await site.as(person)
  const wish = { role: 'staff', is_moderator: true, version: person.version }
  const where = `PUT /desk/people/${person.id}/duties`
  await longAgo()
  expect(await call(admin, where, wish)).toMatchObject({ code: 403, data: { proof_required: ['password'] } })
  await justNow()
  expect((await call(staff, where, wish)).code).toBe(403)
  expect((await call(admin, where, { ...wish, is_pic: true })).code).toBe(400)
  expect((await call(admin, where, wish)).data as PersonWire).toMatchObject({
    role: 'staff',
    is_moderator: true,
    user_type: 'sekretariat',
  })
  expect((await them.get('/v1/auth/me')).code).toBe(401)
  expect(await lettersTo(person.email)).toEqual([{ subject: 'Peran Anda berubah' }])
  const stale = await call(admin, where, { ...wish, role: 'member' })
  expect(stale).toMatchObject({ code: 409, data: { current: { role: 'staff' } } })
  const line = await db
    .selectFrom('audit')
    .select('detail')
    .where('act', '=', 'change duties')
    .executeTakeFirst()
  expect(line!.detail).toEqual({
    before: { role: 'member', is_moderator: false, region_ids: [] },
    after: { role: 'staff', is_moderator: true, region_ids: [] },
  })
  const own = { role: 'admin', is_moderator: true, version: ina.version }
  expect(await call(admin, `PUT /desk/people/${ina.id}/duties`, own)).toMatchObject({
    code: 403,
    data: { reason: 'self' },
  })
})

test('two admins who shut each other out at once: one stays, whatever they do', async () => {
  type Who = { id: number; version: number; email: string }
  const acts: Record<string, (who: Who) => [where: string, body: object]> = {
    duties: (who) => [
      `PUT /desk/people/${who.id}/duties`,
      { role: 'member', is_moderator: false, version: who.version },
    ],
    suspension: (who) => [`POST /desk/people/${who.id}/suspension`, { reason: 'Saling menutup pintu' }],
    erasure: (who) => [
      `POST /desk/people/${who.id}/erasure`,
      { email: who.email, reason: 'Saling menghapus' },
    ],
  }
  await db.updateTable('users').set({ role: 'staff' }).where('id', '=', ina.id).execute()
  for (const [one, other] of [
    ['duties', 'duties'],
    ['suspension', 'erasure'],
    ['erasure', 'duties'],
  ] as const) {
    const [a, b] = [await makeUser(db, { role: 'admin' }), await makeUser(db, { role: 'admin' })]
    const [asA, asB] = [await site.as(a), await site.as(b)]
    const answers = await Promise.all([call(asA, ...acts[one]!(b)), call(asB, ...acts[other]!(a))])
    expect(
      answers.filter(({ code }) => code === 200),
      `${one} ${other}`,
    ).toHaveLength(1)
    const left = await db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('suspendedAt', 'is', null)
      .where('deletedAt', 'is', null)
      .execute()
    expect(left, `${one} ${other}`).toHaveLength(1)
    await db.updateTable('users').set({ role: 'member' }).where('id', 'in', [a.id, b.id]).execute()
  }
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', ina.id).execute()
})

test('an erasure by an admin wants the address, leaves nothing, and is in the journal outside', async () => {
  const person = await makeUser(db, { namaLengkap: 'Kenari Hilang', email: 'kenari@contoh.example' })
  const where = `POST /desk/people/${person.id}/erasure`
  const wish = { email: person.email, reason: 'Permintaan privasi 12' }
  expect((await call(staff, where, wish)).code).toBe(403)
  expect(await call(admin, where, { ...wish, email: 'lain@contoh.example' })).toMatchObject({
    code: 400,
    errors: { email: [expect.any(String)] },
  })
  expect(await readErasures(site.folder)).not.toContainEqual(expect.objectContaining({ user_id: person.id }))
  expect((await call(admin, where, wish)).code).toBe(200)
  expect((await rowOf(person.id)).deletedAt).not.toBeNull()
  expect(await readErasures(site.folder)).toContainEqual({
    user_id: person.id,
    erased_at: time.now.toISOString(),
    keeps_byline: false,
  })
  await db.updateTable('letters').set({ toEmail: '' }).where('key', 'like', 'erased-%').execute()
  expect(await tablesWith(db, ['kenari'])).toEqual([])
  expect((await call(admin, where, wish)).code).toBe(404)
})

test('duplicate account: merged after a preview; its content is moved, its login ends', async () => {
  const kept = await makeUser(db, { namaLengkap: 'Maria Utama' })
  const double = await makeUser(db, { namaLengkap: 'Maria Ganda', phone: '+6281200007777' })
  const them = await site.as(double)
  await makeNews(write, { by: { id: double.id, role: 'member' }, title: 'Kabar dari ganda' })
  await db.insertInto('consents').values({ userId: double.id, kind: 'terms', version: '1' }).execute()
  const { id: place } = await db
    .selectFrom('participants')
    .select('id')
    .limit(1)
    .executeTakeFirst()
    .then(
      async (row) =>
        row ??
        db
          .insertInto('participants')
          .values({ title: 'Yayasan Sagu', regionId: 1, coverSeed: 1 } as never)
          .returning('id')
          .executeTakeFirstOrThrow(),
    )
  for (const { id } of [kept, double])
    await db.insertInto('participantClaims').values({ userId: id, participantId: place }).execute()
  const preview = (await admin.get(`/v1/desk/people/${double.id}/merge/${kept.id}`)).data as MergeWire
  expect(preview).toMatchObject({
    refused: null,
    fills: ['phone'],
    from: { id: double.id },
    into: { id: kept.id },
  })
  expect(preview.moves).toContainEqual({ what: 'berita', count: 1 })
  expect(preview.ends).toContainEqual({ what: 'sesi', count: 1 })
  const wish = { into: kept.id, version: preview.version, into_version: preview.into_version }
  expect((await call(staff, `POST /desk/people/${double.id}/merge`, wish)).code).toBe(403)
  expect(await call(admin, `POST /desk/people/${double.id}/merge`, { ...wish, version: 99 })).toMatchObject({
    code: 409,
    data: { reason: 'changed' },
  })
  expect((await call(admin, `POST /desk/people/${double.id}/merge`, wish)).code).toBe(200)
  expect((await them.get('/v1/auth/me')).code).toBe(401)
  expect(await rowOf(double.id)).toMatchObject({ mergedInto: kept.id, phone: null, passwordHash: null })
  expect(await rowOf(kept.id)).toMatchObject({ phone: '+6281200007777', namaLengkap: 'Maria Utama' })
  const news = await db.selectFrom('news').select('createdBy').where('createdBy', '=', kept.id).execute()
  expect(news).toHaveLength(1)
  const claims = await db.selectFrom('participantClaims').select('userId').execute()
  expect(claims).toEqual([{ userId: kept.id }])
  expect(await actsOn(kept.id)).toContain(`merge by ${ina.id}`)
  expect((await lettersTo(double.email)).length + (await lettersTo(kept.email)).length).toBe(2)
})

test('a double with a duty, the same account twice, or one’s own is not merged', async () => {
  const pic = await makeUser(db, { isPic: true })
  const kept = await makeUser(db)
  const wish = { into: kept.id, version: 1, into_version: 1 }
  expect(await call(admin, `POST /desk/people/${pic.id}/merge`, wish)).toMatchObject({
    code: 409,
    data: { reason: 'duty' },
  })
  expect((await call(admin, `POST /desk/people/${kept.id}/merge`, wish)).data).toMatchObject({
    reason: 'same',
  })
  expect((await call(admin, `POST /desk/people/${kept.id}/merge`, { ...wish, into: ina.id })).code).toBe(403)
  expect((await call(admin, `POST /desk/people/${ina.id}/merge`, wish)).code).toBe(403)
})

test('a double of a double belongs to the one that stays in the end', async () => {
  const [first, second, last] = [await makeUser(db), await makeUser(db), await makeUser(db)]
  const merge = async (from: { id: number }, into: { id: number }) => {
    const where = `/v1/desk/people/${from.id}/merge`
    const { version, into_version } = (await admin.get(`${where}/${into.id}`)).data as MergeWire
    return (await admin.post(where, { into: into.id, version, into_version })).code
  }
  expect([await merge(first, second), await merge(second, last)]).toEqual([200, 200])
  expect([(await rowOf(first.id)).mergedInto, (await rowOf(second.id)).mergedInto]).toEqual([
    last.id,
    last.id,
  ])
})
