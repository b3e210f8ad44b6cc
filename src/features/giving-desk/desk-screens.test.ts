import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { memberWithOrder } from '#test/support/giving.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, db } = site
const staff = await site.as(await makeUser(db, { role: 'staff', namaLengkap: 'Ruth Manafe' }))
const member = await site.as(await makeUser(db))
const moderator = await site.as(await makeUser(db, { isModerator: true, isPic: true }))

const screens = ['/desk/giving', '/desk/giving/quarantine', '/desk/giving/reconciliation']

test.each(screens)(
  '%s: staff only; 404 for members and moderators, redirect to the login for guests',
  async (path) => {
    const answer = await staff.open(path)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('Menu meja kerja')
    expect(html.match(/<h1/g)).toHaveLength(1)
    const refused = await member.open(path)
    expect(refused.status).toBe(404)
    expect(await refused.text()).not.toContain('Menu meja kerja')
    expect((await moderator.open(path)).status).toBe(404)
    const guest = await site.open(path, { cookie: '' })
    expect([guest.status, guest.headers.get('location')]).toEqual([
      302,
      `/login?next=${encodeURIComponent(path)}`,
    ])
  },
)

test('/desk/giving: keeps filter, sort order and view in the address, and works without script', async () => {
  const { id } = await memberWithOrder(site, { amount: 123_000 })
  await simulator.settle(id, { channel: 'bca_va' })
  const read = async (query: string) => (await staff.open(`/desk/giving?${query}`)).text()
  const found = await read('q=123000&status=paid&region=&from=&sort=-amount')
  expect(found).toContain(`/desk/giving/${id}`)
  expect(found).toContain('Rp\u00a0123.000')
  expect(found).toContain('href="/desk/giving?q=123000&amp;status=paid&amp;sort=amount"')
  expect(found).toContain('/v1/desk/donations/export?q=123000&amp;status=paid&amp;format=csv')
  expect(await read('q=zzz')).toContain('Tidak ada donasi yang cocok')
  expect(await read('page=99')).toContain('Daftar sudah habis')
  expect(await read('by=cara')).toContain('BCA Virtual Account')
  expect((await staff.open('/desk/giving?status=lost')).status).toBe(404)
})

const send = (path: string, fields: Record<string, string>) =>
  staff.send('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://site.test' },
  })

test('quarantine page: stores a note by a plain form, and rejects an empty one', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'bca_va', lies: { gross_amount: '1.00' } })
  const html = await (await staff.open('/desk/giving/quarantine')).text()
  expect(html).toContain('Jumlahnya lain')
  const notice = /name="id" value="(\d+)"/.exec(html)![1]!
  const key = /name="key" value="([^"]+)"/.exec(html)![1]!
  const refused = await send('/desk/giving/quarantine', { id: notice, key, note: ' ' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('sedikitnya 3 huruf')
  const taken = await send('/desk/giving/quarantine', { id: notice, key, note: 'Bank: salah kirim.' })
  expect(taken.headers.get('location')).toBe(`/desk/giving/quarantine?tersimpan=${notice}`)
  expect(await (await staff.open('/desk/giving/quarantine?state=seen')).text()).toContain(
    'Bank: salah kirim.',
  )
})

test('reconciliation page: queries an order by a plain form, and rejects an invalid number', async () => {
  const { id } = await memberWithOrder(site)
  const asked = await send('/desk/giving/reconciliation?which=open', { order_id: ` ${id.toLowerCase()} ` })
  expect(asked.headers.get('location')).toBe(`/desk/giving/reconciliation?which=open&selesai=${id}`)
  const refused = await send('/desk/giving/reconciliation', { order_id: 'JKL-1' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('Tidak ada yang cocok dengan “JKL-1”')
})
