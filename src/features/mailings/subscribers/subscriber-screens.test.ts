import { expect, test } from 'vitest'
import { makeEditor, makeUser } from '#src/features/accounts/factory.ts'
import { makeRegion } from '#src/features/regions/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeConsent, makeReader, makeSubscriber, nationalList } from '../factory.ts'

const site = await freshApp()
const { db, write, time } = site
const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
const national = await nationalList(db)
const path = `/desk/subscribers/${national}`

const pageOf = async (address: string, by = staff) => {
  const answer = await by.open(address)
  return { status: answer.status, html: await answer.text() }
}
const send = (address: string, fields: Record<string, string>, by = staff) =>
  by.send('POST', address, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://site.test' },
  })

test('GET /desk/subscribers/{id}: names everybody with state and source, and acts without script', async () => {
  const member = await makeUser(db)
  const subscriberId = await makeSubscriber(db, { userId: member.id, email: member.email })
  const typed = { evidence: 'Lembar <12>', typedName: 'Yosefina Bria' }
  await makeConsent(db, { subscriberId, source: 'import', ...typed })
  const { html } = await pageOf(path)
  for (const word of [
    'Yosefina Bria',
    'Lembar &lt;12&gt;',
    `href="/desk/people/${member.id}"`,
    '1 berlangganan',
  ])
    expect(html).toContain(word)
  const pilih = /name="pilih"[^>]*value="([0-9]+)"/.exec(html)![1]!
  expect((await send(path, { act: 'end', pilih })).status).toBe(200)
  expect((await pageOf(`${path}?state=ended`)).html).toContain('oleh sekretariat atau pengurus')
  expect((await pageOf(`${path}?state=raja`)).status).toBe(404)
})

test('POST /desk/subscribers/{id}/new: keeps what was typed when it is refused, and tells what happens next', async () => {
  const refused = await send(`${path}/new`, { email: 'bukan-alamat', name: 'Maria Tefa' })
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('value="bukan-alamat"'),
  ])
  const done = await send(`${path}/new`, { email: 'undang@contoh.example', name: '' })
  expect(done.headers.get('location')).toBe(`${path}?tersimpan=undangan`)
  expect((await pageOf(`${path}?tersimpan=undangan`)).html).toContain('Undangan dikirim.')
})

test('POST /desk/subscribers/{id}/import: checks first, then imports', async () => {
  const csv = 'email,tanggal,asal\nimpor@contoh.example,1/2/2026,Seminar Kupang\nsalah,,'
  const checked = await (await send(`${path}/import`, { csv, act: 'check' })).text()
  expect(checked).toContain('Belum ada yang diubah atau dikirim.')
  expect(checked).toContain('Masukkan 1 alamat')
  expect(await (await send(`${path}/import`, { csv, act: 'import' })).text()).toContain('1 berlangganan')
  expect((await pageOf(`${path}?q=impor`)).html).toContain('Seminar Kupang')
})

test('GET /desk/subscribers: an editor opens the list of their region alone', async () => {
  const person = await makeUser(db)
  const regionId = await makeRegion(write, { title: 'Region Sagu' })
  await makeEditor(db, person.id, regionId)
  const editor = await site.as(person)
  const { html } = await pageOf('/desk/subscribers', editor)
  expect(html).toContain('Buletin Region Sagu')
  expect(html).not.toContain('Buletin nasional')
  for (const more of ['', '/new', '/import']) {
    expect((await pageOf(path + more, editor)).status).toBe(404)
    const own = /href="(\/desk\/subscribers\/[0-9]+)"/.exec(html)![1]!
    expect((await pageOf(own + more, editor)).status).toBe(200)
  }
})

test('GET /desk/people/{id}: tells why an address gets nothing, and begins again with one button', async () => {
  const user = await makeUser(db)
  const stop = { stoppedAt: time.now, stoppedBecause: 'hard' }
  await makeReader(db, { userId: user.id, email: user.email, ...stop }, 'Lembar no. 12')
  const { html } = await pageOf(`/desk/people/${user.id}`)
  for (const word of ['Kirimi lagi', 'Lembar no. 12', `550 ${user.email} unknown`])
    expect(html).toContain(word)
  const done = await send(`/desk/people/${user.id}`, { intent: 'resume' })
  expect(done.headers.get('location')).toBe(`/desk/people/${user.id}?tersimpan=resume`)
  expect((await pageOf(`/desk/people/${user.id}`)).html).not.toContain('Kirimi lagi')
})
