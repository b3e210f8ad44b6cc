import { expect, test } from 'vitest'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import { deskCaller } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../../accounts/factory.ts'
import { purgeExpiredData } from '../../privacy/purge-expired-data.ts'
import type { PersonRowWire } from '../schema.ts'
import type { LabelWire } from './schema.ts'

const site = await freshApp()
const { db, time } = site
const { ask, session } = await deskCaller(site)

const give = (id: number, word: string) => ask<LabelWire[]>('POST', `/people/${id}/labels`, { word })
const wordsOf = async (id: number) =>
  (await ask<LabelWire[]>('GET', `/labels?person=${id}`)).data
    .filter(({ is_chosen }) => is_chosen)
    .map(({ word }) => word)
const labelOf = async (word: string) =>
  (await ask<LabelWire[]>('GET', '/labels')).data.find((one) => one.word === word)

test('POST /v1/desk/people/{id}/labels: a word is one label however it is spelled, and narrows the list', async () => {
  const [maria, yosef] = [await makeUser(db), await makeUser(db, { namaLengkap: 'Yosef' })]
  await give(maria.id, ' Relawan  banjir ')
  await give(yosef.id, 'relawan BANJIR')
  await give(yosef.id, 'Relawan banjir')
  expect(await wordsOf(yosef.id)).toEqual(['Relawan banjir'])
  const label = (await labelOf('Relawan banjir'))!
  expect(label.people).toBe(2)
  const found = await ask<PersonRowWire[]>('GET', `/people?label=${label.id}&q=maria`)
  expect(found.data.map(({ id }) => id)).toEqual([maria.id])
  const lines = db.selectFrom('audit').select('detail').where('subjectId', '=', yosef.id)
  expect(await lines.execute()).toEqual([{ detail: { label: label.id } }])
  for (const word of ['', 'x', 'a'.repeat(41)]) expect((await give(maria.id, word)).code).toBe(400)
  expect((await give(999_999, 'Relawan')).code).toBe(404)
})

test('POST /v1/desk/people/{id}/labels: twenty at most', async () => {
  const { id } = await makeUser(db)
  for (let n = 1; n <= 20; n += 1) await give(id, `Kelompok ${n}`)
  expect(await give(id, 'Satu lagi')).toMatchObject({ code: 400, errors: { word: [expect.any(String)] } })
  expect((await give(id, 'Kelompok 1')).code).toBe(200)
  expect(await labelOf('Satu lagi')).toBeUndefined()
})

test('DELETE /v1/desk/people/{id}/labels/{label}: repeatable; what nobody has is deleted in the night', async () => {
  const { id } = await makeUser(db)
  await give(id, 'Tamu')
  const label = (await labelOf('Tamu'))!
  const drop = () => ask('DELETE', `/people/${id}/labels/${label.id}`)
  expect([(await drop()).code, (await drop()).code]).toEqual([200, 200])
  await purgeExpiredData.run({}, { db, clock: { now: () => time.now } } as JobParts)
  expect(await db.selectFrom('labels').select('id').where('id', '=', label.id).execute()).toEqual([])
})

test('PATCH /v1/desk/labels/{id}: renames for all, joins another only when told to', async () => {
  const [maria, yosef] = [await makeUser(db), await makeUser(db)]
  await give(maria.id, 'Donatur besar')
  await give(maria.id, 'Penyumbang')
  await give(yosef.id, 'Penyumbang')
  const { id, version } = (await labelOf('Penyumbang'))!
  const rename = (body: object) => ask('PATCH', `/labels/${id}`, body)
  expect((await rename({ word: 'Penderma', version })).code).toBe(200)
  expect(await wordsOf(yosef.id)).toEqual(['Penderma'])
  expect(await rename({ word: 'Lain', version })).toMatchObject({
    code: 409,
    data: { current: { word: 'Penderma' } },
  })
  const join = { word: 'donatur BESAR', version: version + 1 }
  expect(await rename(join)).toMatchObject({ code: 409, data: { reason: 'exists' } })
  expect((await rename({ ...join, merge: true })).code).toBe(200)
  expect([await wordsOf(maria.id), await wordsOf(yosef.id)]).toEqual([['Donatur besar'], ['Donatur besar']])
  expect((await rename({ word: 'Penderma', version })).code).toBe(404)
})

test('PATCH /v1/desk/labels/{id}: of changes at once to the same labels none fails', async () => {
  const { id: person } = await makeUser(db)
  for (let round = 0; round < 5; round += 1) {
    const words = [`Kiri ${round}`, `Kanan ${round}`]
    for (const word of words) await give(person, word)
    const [left, right] = (await Promise.all(words.map(labelOf))) as LabelWire[]
    const change = ({ id, version }: LabelWire, word: string) =>
      ask('PATCH', `/labels/${id}`, { word, version, merge: true })
    const merged = await Promise.all([change(left!, right!.word), change(right!, left!.word)])
    expect(merged.map(({ code }) => code)).toEqual([200, 200])
    for (const word of words) await give(person, word)
    const both = (await Promise.all(words.map(labelOf))) as LabelWire[]
    const renamed = await Promise.all(
      both.map(({ id, version }) => ask('PATCH', `/labels/${id}`, { word: `Tengah ${round}`, version })),
    )
    expect(renamed.map(({ code }) => code).sort()).toEqual([200, 409])
  }
})

test('/desk/people/{id}: a label is given and taken without script', async () => {
  const { id } = await makeUser(db)
  const path = `/desk/people/${id}`
  const send = (to: string, values: Record<string, string>) =>
    session.send('POST', to, {
      body: new URLSearchParams(values).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://site.test' },
    })
  expect((await send(path, { intent: 'label', word: 'Pemusik' })).headers.get('location')).toBe(
    `${path}?tersimpan=label`,
  )
  const { id: label } = (await labelOf('Pemusik'))!
  expect(await (await session.open(path)).text()).toContain(`href="/desk/people?label=${label}"`)
  expect(await (await session.open('/desk/people/labels')).text()).toContain('Pemusik')
  await give(id, 'Penari')
  const clash = await send('/desk/people/labels', { of: String(label), word: 'penari', version: '1' })
  expect([clash.status, await clash.text()]).toEqual([409, expect.stringContaining('Centang gabungkan')])
  expect((await send(path, { intent: 'unlabel', of: String(label) })).status).toBe(302)
  expect(await wordsOf(id)).toEqual(['Penari'])
})
