import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { deskCaller } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../../accounts/factory.ts'
import type { CaseWire } from './schema.ts'

const site = await freshApp()
const { db, time } = site
const ina = await deskCaller(site, 'admin')
const other = await deskCaller(site, 'admin')
const maria = await makeUser(db, { namaLengkap: 'Maria Tefa' })

const open = async (given: object = {}) => {
  const body = {
    kind: 'access',
    title: 'Minta salinan data',
    user_id: maria.id,
    received_at: time.now.toISOString(),
  }
  return (await ina.ask<CaseWire>('POST', '/privacy', { ...body, ...given })).data
}
const prepare = (id: number) => ina.ask<{ href: string; expires_at: string }>('POST', `/privacy/${id}/copy`)
const take = (id: number, by = ina) => by.session.open(`/v1/desk/privacy/${id}/copy`)
const stepsOf = async (id: number) =>
  (await ina.ask<CaseWire>('GET', `/privacy/${id}`)).data.steps.map(({ kind }) => kind)

test('GET /v1/desk/privacy/{id}/copy: the person’s export, once, by the admin who prepared it', async () => {
  const { id } = await open()
  await ina.ask('POST', `/people/${maria.id}/notes`, {
    text: 'Catatan tentang Maria',
    noted_on: '2026-11-20',
    visibility: 'secretariat',
    idempotency_key: crypto.randomUUID(),
  })
  await ina.ask('POST', `/people/${maria.id}/labels`, { word: 'Relawan' })
  expect((await take(id)).status).toBe(409)
  expect((await prepare(id)).data.href).toBe(`/v1/desk/privacy/${id}/copy`)
  expect((await take(id, other)).status).toBe(409)
  // A program that looks at the address first does not spend the copy.
  const look = await ina.session.send('HEAD', `/v1/desk/privacy/${id}/copy`)
  expect([look.status, look.headers.get('allow')]).toEqual([404, 'GET'])
  const copy = await take(id)
  expect([copy.status, copy.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const files = unzipSync(new Uint8Array(await copy.arrayBuffer()))
  const data = JSON.parse(Buffer.from(files['data.json']!).toString())
  expect(data.profil).toMatchObject([{ nama_lengkap: 'Maria Tefa' }])
  expect(data['catatan-sekretariat']).toMatchObject([{ text: 'Catatan tentang Maria', by_you: false }])
  expect(data.label).toMatchObject([{ label: 'Relawan' }])
  expect((await take(id)).status).toBe(409)
  const browser = await ina.session.open(`/v1/desk/privacy/${id}/copy`, { accept: 'text/html' })
  expect(browser.headers.get('location')).toBe(`/desk/privacy/${id}?salinan=habis`)
  expect(await stepsOf(id)).toEqual(['opened', 'copied'])
  const lines = await db
    .selectFrom('audit')
    .select(['act', 'actorId'])
    .where('subjectId', '=', maria.id)
    .where('act', 'in', ['privacy copy', 'data export'])
    .orderBy('id')
    .execute()
  expect(lines).toEqual([
    { act: 'privacy copy', actorId: ina.user.id },
    { act: 'data export', actorId: ina.user.id },
  ])
  await site.services.securityEvents.write()
  const events = await db.selectFrom('securityEvents').select(['operation', 'outcome']).execute()
  expect(events).toContainEqual({ operation: 'GET /desk/privacy/{id}/copy', outcome: 'done' })
})

test('GET /v1/desk/privacy/{id}/copy: not after ten minutes, from another site, or about another person', async () => {
  const { id } = await open()
  await prepare(id)
  const cross = await ina.session.open(`/v1/desk/privacy/${id}/copy`, { 'sec-fetch-site': 'cross-site' })
  expect(cross.status).toBe(403)
  time.now = new Date(time.now.getTime() + 10 * 60_000)
  expect((await take(id)).status).toBe(409)
  await db.updateTable('sessions').set({ provenAt: time.now }).execute()
  await prepare(id)
  const { version, title, received_at } = (await ina.ask<CaseWire>('GET', `/privacy/${id}`)).data
  const edit = { version, title, received_at, user_id: other.user.id }
  expect((await ina.ask('PATCH', `/privacy/${id}`, edit)).code).toBe(200)
  expect((await take(id)).status).toBe(409)
})

test('POST /v1/desk/privacy/{id}/copy: for open requests for data of somebody with an account', async () => {
  await db.updateTable('sessions').set({ provenAt: time.now }).execute()
  const gone = await makeUser(db, { deletedAt: time.now })
  for (const [given, reason] of [
    [{ kind: 'correction' }, 'kind'],
    [{ user_id: null }, 'account'],
    [{ user_id: gone.id }, 'account'],
  ] as const)
    expect(await prepare((await open(given)).id)).toMatchObject({ code: 409, data: { reason } })
  const { id } = await open()
  await ina.ask('POST', `/privacy/${id}/steps`, { kind: 'done', note: 'Diserahkan di kantor' })
  expect(await prepare(id)).toMatchObject({ code: 409, data: { reason: 'closed' } })
  await db
    .updateTable('sessions')
    .set({ provenAt: new Date(0) })
    .execute()
  expect((await prepare((await open()).id)).data).toMatchObject({ proof_required: expect.anything() })
})

test('POST /v1/desk/privacy/{id}/steps: the end mails the answer that the law asks for, once', async () => {
  const { id } = await open()
  const end = (kind: string, mail = true) =>
    ina.ask(`POST`, `/privacy/${id}/steps`, { kind, note: 'Salinan diserahkan di kantor', mail })
  expect(await end('note')).toMatchObject({ code: 400, errors: { mail: [expect.any(String)] } })
  expect([(await end('done')).code, (await end('done')).code]).toEqual([200, 409])
  const mails = await db
    .selectFrom('letters')
    .select(['subject', 'text'])
    .where('toEmail', '=', maria.email)
    .execute()
  expect(mails).toMatchObject([{ subject: 'Tanggapan atas permintaan Anda: akses dan salinan data' }])
  for (const words of [
    'UU Nomor 27 Tahun 2022',
    'Salinan diserahkan di kantor',
    'lembaga pelindungan data pribadi',
  ])
    expect(mails[0]!.text.replaceAll('\n', ' ')).toContain(words)
  expect(await stepsOf(id)).toEqual(['opened', 'done', 'person_told'])
  const erased = await makeUser(db, { deletedAt: time.now })
  const nobody = await open({ user_id: erased.id })
  const nowhere = await ina.ask('POST', `/privacy/${nobody.id}/steps`, {
    kind: 'done',
    note: 'Selesai',
    mail: true,
  })
  expect(nowhere).toMatchObject({ code: 400, errors: { mail: [expect.any(String)] } })
  expect(await stepsOf(nobody.id)).toEqual(['opened'])
})

test('/desk/privacy/{id}: the copy is prepared without script, and the page leads to it', async () => {
  await db.updateTable('sessions').set({ provenAt: time.now }).execute()
  const send = (path: string, values: Record<string, string>) =>
    ina.session.send('POST', path, {
      body: new URLSearchParams(values).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://site.test' },
    })
  const asked = await send(`/desk/people/${maria.id}`, {
    intent: 'copy',
    person_name: 'Maria Tefa',
    person_email: maria.email,
    received_at: '2026-11-20T08:00',
  })
  const at = asked.headers.get('location')!
  expect(at).toMatch(/^\/desk\/privacy\/[0-9]+$/)
  const ready = await send(at, { intent: 'salinan' })
  const html = await (await ina.session.open(ready.headers.get('location')!.split('#')[0]!)).text()
  expect(html).toContain(`href="/v1${at}/copy"`)
})
