import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { institutionWorld } from '#test/support/institutions.ts'
import { deadLinks } from '#test/support/mail-links.ts'

const site = await freshApp()
const { db } = site
const world = institutionWorld(site)
await world.work()
await db
  .insertInto('settings')
  .values({ key: 'email', value: JSON.stringify('sekretariat@contoh.example') })
  .onConflict((oc) => oc.column('key').doUpdateSet({ value: sql`excluded.value` }))
  .execute()

const rights = (id: number) =>
  db
    .selectFrom('users')
    .select(['isPic', 'participantId', 'userType'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const picsOf = async (participantId: number) =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where('participantId', '=', participantId)
      .where('isPic', '=', true)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

test('POST /desk/participants/{id}/pics: of ten members named at once three become PIC', async () => {
  const id = await world.institution()
  const staff = await world.staff()
  const members = []
  for (let n = 0; n < 10; n += 1) members.push(await world.member(id))
  const answers = await Promise.all(
    members.map((member) => staff.call('POST', `/desk/participants/${id}/pics`, { user_id: member.id })),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([201, 201, 201, ...Array(7).fill(409)])
  expect(await picsOf(id)).toHaveLength(3)
  expect(answers.find(({ code }) => code === 409)).toMatchObject({
    errors: { user_id: [expect.stringContaining('3 PIC')] },
  })
})

test('database constraint: rejects a fourth PIC by any way', async () => {
  const [id, another] = [await world.institution(), await world.institution()]
  for (let n = 0; n < 3; n += 1) await world.pic(id)
  await expect(world.pic(id)).rejects.toThrow(/three PICs/)
  const [plain, elsewhere] = [await world.member(id), await world.pic(another)]
  const change = (userId: number, set: object) =>
    db.updateTable('users').set(set).where('id', '=', userId).execute()
  await expect(change(plain.id, { isPic: true })).rejects.toThrow(/three PICs/)
  await expect(change(elsewhere.id, { participantId: id })).rejects.toThrow(/three PICs/)
  await expect(change((await picsOf(id))[0]!, { isPic: true })).resolves.toBeDefined()
})

test('POST and DELETE /desk/participants/{id}/pics: PICs are notified, and the secretariat when none is left', async () => {
  const id = await world.institution('Klinik Embun')
  const [staff, member, stranger] = [await world.staff(), await world.member(id), await world.person()]
  const name = (userId: number) => staff.call('POST', `/desk/participants/${id}/pics`, { user_id: userId })
  expect(await name(stranger.id)).toMatchObject({ code: 400, errors: { user_id: [expect.any(String)] } })
  expect((await name(member.id)).code).toBe(201)
  expect((await name(member.id)).code).toBe(201)
  await world.letterTo(member.user.email, /^Anda sekarang PIC Klinik Embun/)
  expect((await member.call('GET', `/desk/participants/${id}/members`)).code).toBe(200)

  const remove = () => staff.call('DELETE', `/desk/participants/${id}/pics/${member.id}`)
  expect((await remove()).code).toBe(200)
  expect((await remove()).code).toBe(200)
  expect(await rights(member.id)).toEqual({ isPic: false, participantId: id, userType: 'partisipan' })
  await world.letterTo(member.user.email, /selesai$/)
  await world.letterTo('sekretariat@contoh.example', /^Klinik Embun tidak punya PIC lagi/)
  expect((await member.call('GET', `/desk/participants/${id}/members`)).code).toBe(403)
  const acts = await db
    .selectFrom('audit')
    .select(['act', 'actorId'])
    .where('entityId', '=', member.id)
    .execute()
  expect(acts).toEqual([
    { act: 'pic name', actorId: staff.id },
    { act: 'pic remove', actorId: staff.id },
  ])
})

test('POST /desk/institution/handover: only to a member of the own institution', async () => {
  const [id, another] = [await world.institution(), await world.institution()]
  const [pic, next, foreign] = [await world.pic(id), await world.member(id), await world.member(another)]
  const handOver = (userId: number) => pic.call('POST', '/desk/institution/handover', { user_id: userId })
  for (const wrong of [foreign.id, pic.id, 999_999]) expect((await handOver(wrong)).code).toBe(400)
  expect((await handOver(next.id)).code).toBe(200)
  expect(await picsOf(id)).toEqual([next.id])
  expect((await handOver(next.id)).code).toBe(403)
  expect((await next.call('GET', '/desk/claims')).code).toBe(200)
  await world.letterTo(next.user.email, /^Anda sekarang PIC/)
})

test('POST /desk/institution/handover: succeeds once for concurrent requests', async () => {
  const id = await world.institution()
  const pic = await world.pic(id)
  const members = [await world.member(id), await world.member(id), await world.member(id)]
  const answers = await Promise.all(
    members.map(({ id: userId }) => pic.call('POST', '/desk/institution/handover', { user_id: userId })),
  )
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(await picsOf(id)).toHaveLength(1)
})

test('POST /desk/institution/resignation: warns the last PIC first', async () => {
  const id = await world.institution()
  const [pic, other] = [await world.pic(id), await world.pic(id)]
  expect((await other.call('POST', '/desk/institution/resignation', {})).code).toBe(200)
  expect(await pic.call('POST', '/desk/institution/resignation', {})).toMatchObject({
    code: 409,
    data: { last_pic: true },
  })
  expect(await picsOf(id)).toEqual([pic.id])
  expect((await pic.call('POST', '/desk/institution/resignation', { even_last: true })).code).toBe(200)
  expect(await rights(pic.id)).toMatchObject({ isPic: false, participantId: id })
})

test('DELETE /desk/participants/{id}/members/{user}: a PIC removes members of the own institution, but no PIC', async () => {
  const [id, another] = [await world.institution(), await world.institution()]
  const [pic, other, member] = [await world.pic(id), await world.pic(id), await world.member(id)]
  const foreign = await world.member(another)
  const remove = (institution: number, user: number) =>
    pic.call('DELETE', `/desk/participants/${institution}/members/${user}`)
  expect((await remove(id, other.id)).code).toBe(403)
  expect((await remove(id, foreign.id)).code).toBe(404)
  expect((await remove(another, foreign.id)).code).toBe(404)
  expect((await remove(id, member.id)).code).toBe(200)
  expect(await rights(member.id)).toEqual({ isPic: false, participantId: null, userType: 'umum' })
  expect(await rights(foreign.id)).toMatchObject({ participantId: another })
  await world.letterTo(member.user.email, /berakhir$/)
})

test('leaving the institution: ends the PIC duty from the next request on', async () => {
  const id = await world.institution('Koperasi Laut')
  const pic = await world.pic(id)
  expect(await pic.call('PATCH', '/auth/me', { participant_id: null })).toMatchObject({
    data: { partisipan: null, is_pic: false, user_type: 'umum' },
  })
  expect((await pic.call('GET', '/desk/claims')).code).toBe(403)
  await world.letterTo('sekretariat@contoh.example', /^Koperasi Laut tidak punya PIC lagi/)
})

test('PIC access: limited to the own institution, by any id or search', async () => {
  const [ours, another] = [await world.institution(), await world.institution()]
  const [pic, foreign] = [
    await world.pic(ours),
    await world.member(another, { namaLengkap: 'Orang Seberang' }),
  ]
  await world.member(ours, { namaLengkap: 'Orang Sendiri' })
  expect((await pic.call('GET', `/desk/participants/${another}/members`)).code).toBe(404)
  for (const query of ['', '?q=orang', `?participant=${another}`, '?limit=100&page=1']) {
    const { data } = await pic.call('GET', `/desk/participants/${ours}/members${query}`)
    expect(JSON.stringify(data), query).not.toContain('Seberang')
  }
  for (const [method, path, body] of [
    ['POST', `/desk/participants/${ours}/pics`, { user_id: foreign.id }],
    ['POST', `/desk/participants/${another}/pics`, { user_id: foreign.id }],
    ['DELETE', `/desk/participants/${ours}/pics/${pic.id}`, undefined],
  ] as const)
    expect((await pic.call(method, path, body)).code).toBe(403)
  expect(await rights(foreign.id)).toEqual({ isPic: false, participantId: another, userType: 'partisipan' })
})

test('mails of this file: every address is alone on its line and links to a page', async () => {
  // Former PICs have no desk.
  expect(await deadLinks(site, /\/desk\/members$/)).toEqual([])
})
