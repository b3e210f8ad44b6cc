import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { orderToken } from '#src/features/giving/order-token.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { giftBody, guestBody, memberWithOrder, type Opened } from '#test/support/giving.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import type { GivingWire } from './schema.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, time } = site

test('GET /v1/donations/summary: by year of Jakarta and by month, without refunds', async () => {
  time.now = new Date('2032-12-31T16:30:00Z')
  const { user, id } = await memberWithOrder(site, { amount: 100_000 })
  await simulator.settle(id, { channel: 'bca_va' })
  const give = async (at: string, amount: number) => {
    time.now = new Date(at)
    const member = await site.as(user)
    const { data } = await member.post('/v1/payment/transaction', giftBody({ amount }))
    const { order_id } = data as Opened
    await simulator.settle(order_id, { channel: 'bca_va' })
    return order_id
  }
  const part = await give('2032-12-31T17:30:00Z', 200_000)
  const gone = await give('2033-02-10T03:00:00Z', 400_000)
  await simulator.refund(part, { key: 'satu', amount: 50_000 })
  await simulator.refund(gone, { key: 'satu', amount: 400_000 })
  const member = await site.as(user)
  const read = async (query = '') => (await member.get(`/v1/donations/summary${query}`)).data as GivingWire
  expect(await read()).toMatchObject({
    received: 250_000,
    count: 2,
    refunded: 450_000,
    years: [
      { year: 2033, received: 150_000, count: 1, receipts: 2 },
      { year: 2032, received: 100_000, count: 1, receipts: 1 },
    ],
  })
  const { months, ...year } = await read('?year=2033')
  expect(year).toMatchObject({ received: 150_000, count: 1, refunded: 450_000 })
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ month: '2033-01', received: 150_000, count: 1 })
  expect(months[11]!.month).toBe('2033-12')
  // Without a year: the last twelve months up to the current one.
  expect((await read()).months.map(({ month }) => month).slice(-3)).toEqual(['2032-12', '2033-01', '2033-02'])
  expect((await read()).months[9]).toMatchObject({ received: 100_000 })
  expect((await member.get('/v1/donations?year=2033')).pagination).toMatchObject({ total: 2 })
  expect((await member.get('/v1/donations/summary?year=20333')).code).toBe(400)
})

test('member home: shows the last twelve months of giving, and nothing to members who never gave', async () => {
  const { member, id } = await memberWithOrder(site, { amount: 150_000 })
  const giving = async () =>
    ((await member.get('/v1/member/summary')).data as { donations: GivingWire | null }).donations
  expect(await giving()).toBeNull()
  await simulator.settle(id, { channel: 'bca_va' })
  expect(await giving()).toMatchObject({ received: 150_000, count: 1 })
  expect((await giving())!.months.at(-1)).toMatchObject({ received: 150_000, count: 1 })
})

test('donor name: hidden and shown again by the donor only, also after the gift', async () => {
  const { member, id, read } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'bca_va' })
  const { member: other } = await memberWithOrder(site)
  const change = async (who: Pick<typeof member, 'send'>, body: object) => {
    const init = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    return (await who.send('PATCH', `/v1/donations/${id}`, init)).json() as Promise<{ code: number }>
  }
  for (const is_anonymous of [true, true, false])
    expect(await change(member, { is_anonymous })).toMatchObject({ code: 200, data: { is_anonymous } })
  expect((await change(other, { is_anonymous: true })).code).toBe(404)
  expect((await change(site, { is_anonymous: true })).code).toBe(404)
  expect((await change(member, { is_anonymous: 'ya' })).code).toBe(400)
  expect((await change(member, { is_anonymous: true, amount: 1 })).code).toBe(400)
  expect((await read()).is_anonymous).toBe(false)
})

test('POST /payment/{order_id}/access: the token of a guest’s mail opens the gift and stays in the browser; another does not', async () => {
  const { data } = await site.post('/v1/donations/guest', await guestBody(site))
  const { order_id: id } = data as Opened
  const token = orderToken(['a secret of thirty-two letters or so'], id)
  const open = (text: string) =>
    site.send('POST', `/v1/payment/${id}/access`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: text }),
    })
  const answer = await open(` ${token}\n`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toContain(`jkl-order=${token}`)
  const wrong = await open(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)
  expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([404, null])
  expect((await open('kunci')).status).toBe(400)
})

test('order page without script: opens by pasting the token', async () => {
  const { data } = await site.post('/v1/donations/guest', await guestBody(site))
  const { order_id: id } = data as Opened
  const page = `/donasi?order=${id}`
  const closed = await site.open(page)
  expect(closed.status).toBe(200)
  expect(await closed.text()).toContain('Kunci dari e-mail')
  const send = (token: string) =>
    site.app.fetch(
      new Request(`http://site.test${page}`, {
        method: 'POST',
        headers: { origin: 'http://site.test', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ intent: 'buka', token }),
      }),
    )
  expect((await send('A'.repeat(43))).status).toBe(404)
  const sent = await send(orderToken(['a secret of thirty-two letters or so'], id))
  expect([sent.status, sent.headers.get('location')]).toEqual([302, page])
  const cookie = sent.headers.get('set-cookie')!.split(';')[0]!
  const opened = await site.app.fetch(new Request(`http://site.test${page}`, { headers: { cookie } }))
  expect(opened.status).toBe(200)
})

test('mail to a guest: explains the way in without script; a member’s has no token', async () => {
  const body = await guestBody(site)
  const { data } = await site.post('/v1/donations/guest', body)
  const { order_id: id } = data as Opened
  const { id: membersId } = await memberWithOrder(site)
  for (const one of [id, membersId]) await simulator.settle(one, { channel: 'bca_va' })
  const key = orderToken(['a secret of thirty-two letters or so'], id)
  const letterOf = async (order: string) => {
    const row = await site.db
      .selectFrom('letters')
      .select('text')
      .where('key', '=', `donation-${order}-receipt`)
      .executeTakeFirstOrThrow()
    return row.text.replace(/\s+/g, ' ')
  }
  expect(await letterOf(id)).toContain(
    `salin kunci ini: ${key} Lalu tempel kuncinya di halaman ini: http://site.test/donasi?order=${id}`,
  )
  expect(await letterOf(membersId)).not.toContain('kunci')
})

test('receipt check: names what is left after a partial refund', async () => {
  const { id, read } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'bca_va' })
  await simulator.refund(id, { key: 'satu', amount: 30_000 })
  const { receipt } = await read()
  const html = await (await site.open(`/receipts/${receipt!.code.toLowerCase()}`)).text()
  const words = html.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ')
  expect(words).toContain('Sudah dikembalikan Rp 30.000')
  expect(words).toContain('Berlaku untuk Rp 70.000')
})

test('history page: shows chart, statements and sums of more gifts than a page', async () => {
  const { user, id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'bca_va' })
  await copyGift(id, 150)
  const member = await site.as(user)
  const html = await (await member.open('/member/donasi')).text()
  const words = html.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ')
  expect(words).toContain('Rp 15.100.000 diterima dari Anda, 151 donasi')
  expect(words).toContain('Donasi Anda yang diterima setiap bulan')
  expect(words).toContain('Ikhtisar kuitansi setahun (PDF):')
  const last = await (await member.open('/member/donasi?page=16')).text()
  // Each is rendered twice, for narrow and for wide screens.
  expect([...new Set(last.match(/href="\/v1\/donations\/[^"]+"/g))]).toEqual([
    expect.stringMatching(/statement\.pdf\?year=20[0-9]{2}"$/),
    `href="/v1/donations/${id}/receipt.pdf"`,
  ])
})

/** Further gifts like one that was paid, without receipts. */
const copyGift = (orderId: string, count: number) =>
  sql`
    insert into donations (order_id, user_id, donor_name, gift_amount, amount, designation, consented_at, channel, status,
      key_owner, body_hash, environment, created_at, expires_at, paid_at)
    select order_id || n, user_id, donor_name, gift_amount, amount, designation, consented_at, channel, status,
      key_owner, body_hash, environment, created_at, expires_at, paid_at
    from donations, generate_series(1, ${count}::int) n where order_id = ${orderId}`.execute(site.db)

test('mails of this file: every address is alone on its line and links to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
