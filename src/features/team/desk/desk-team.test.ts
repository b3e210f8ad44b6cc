import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { deskCaller, trailOf } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUpload } from '#test/support/uploaded.ts'
import type { DeskMemberWire } from '../schema.ts'
import { purgeDeletedMembers } from './purge-deleted-members.ts'

const site = await freshApp()
const { db, time, open, jobParts } = site
const { user, ask } = await deskCaller(site)
const person = { name: 'Yohana Lende', title: 'Anggota', flag: 'kelompok-kerja' }
const add = async (given: object = {}) => {
  const answer = await ask<DeskMemberWire>('POST', '/team', { ...person, ...given })
  if (answer.code !== 201) throw new Error(JSON.stringify(answer))
  return answer.data
}
const patch = ({ id, version }: DeskMemberWire, change: object) =>
  ask<DeskMemberWire>('PATCH', `/team/${id}`, { version, ...change })
const shown = async (flag = 'kelompok-kerja') => (await open(`/about/${flag}`)).text()

test('a person is added at the end of their group, and readers see them at once', async () => {
  const key = crypto.randomUUID()
  const first = await add({ name: 'Agustina Bano', idempotency_key: key })
  expect((await add({ name: 'Agustina Bano', idempotency_key: key })).id).toBe(first.id)
  const second = await add({ name: 'Bertha Nomleni' })
  expect(second.position).toBe(first.position + 1)
  expect(await shown()).toMatch(/Agustina Bano[\s\S]*Bertha Nomleni/)
})

test('team desk: a new position changes the order for readers; a stale one is refused with the current values', async () => {
  const member = await add({ name: 'Cornelia Sabneno' })
  expect((await patch(member, { position: 0 })).data).toMatchObject({ position: 0, version: 2 })
  expect(await shown()).toMatch(/Cornelia Sabneno[\s\S]*Agustina Bano/)
  expect(await patch(member, { title: 'Ketua' })).toMatchObject({
    code: 409,
    data: { current: { version: 2 } },
  })
})

test('a photo needs words, is the writer’s own, and readers see it', async () => {
  const image = await makeUpload(db, user.id)
  const member = await add({ name: 'Dorkas Fallo' })
  expect(await patch(member, { image })).toMatchObject({
    code: 400,
    errors: { image_alt: [expect.any(String)] },
  })
  const other = await makeUpload(db, (await makeUser(db)).id)
  expect(await patch(member, { image: other, image_alt: 'Potret.' })).toMatchObject({
    code: 400,
    errors: { image: [expect.any(String)] },
  })
  expect(await patch(member, { image, image_alt: 'Dorkas tersenyum.', image_y: 25 })).toMatchObject({
    code: 200,
  })
  expect(await shown()).toContain(image)
})

test('links lead to the web only, and who heads a region has one', async () => {
  for (const linkedin of ['javascript:alert(1)', 'http://contoh.example', 'linkedin'])
    expect(await ask('POST', '/team', { ...person, linkedin }), linkedin).toMatchObject({
      code: 400,
      errors: { linkedin: [expect.any(String)] },
    })
  expect(await ask('POST', '/team', { ...person, flag: 'pengurus-region' })).toMatchObject({
    errors: { region_id: [expect.any(String)] },
  })
  expect(await ask('POST', '/team', { ...person, region_id: 999 })).toMatchObject({
    errors: { region_id: [expect.any(String)] },
  })
})

test('deleted, somebody is gone at once and comes back; after thirty days for good', async () => {
  const member = await add({ name: 'Elisabet Taneo' })
  await ask('DELETE', `/team/${member.id}`)
  expect(await shown()).not.toContain('Elisabet Taneo')
  expect((await ask<DeskMemberWire[]>('GET', '/team?status=deleted')).data.map(({ id }) => id)).toEqual([
    member.id,
  ])
  await ask('POST', `/team/${member.id}/restoration`)
  expect(await shown()).toContain('Elisabet Taneo')
  const longAgo = new Date(time.now.getTime() - 31 * 86_400_000)
  await db.updateTable('team').set({ deletedAt: longAgo }).where('id', '=', member.id).execute()
  expect(await ask('GET', `/team/${member.id}`)).toMatchObject({ code: 404 })
  await purgeDeletedMembers(jobParts())
  expect(await db.selectFrom('team').select('id').where('id', '=', member.id).execute()).toEqual([])
  expect((await trailOf(db, 'team', member.id)).map(({ act }) => act)).toEqual([
    'create',
    'delete',
    'restore',
  ])
})

test('the trail names what was and what is', async () => {
  const member = await add({ name: 'Febri Kase' })
  await patch(member, { title: 'Bendahara' })
  expect((await trailOf(db, 'team', member.id)).at(-1)).toMatchObject({
    act: 'update',
    detail: { before: { title: 'Anggota' }, after: { title: 'Bendahara' } },
  })
})
