import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { giftBody, guestBody, type Opened, someDonor } from '#test/support/giving.ts'
import { pledgeToken } from './pledge-token.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, db, time } = site

/** A user with a session and a browser that posts forms without script. */
async function person(given: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(db, given)
  const client = await site.as(user)
  const page = async (path: string) => (await client.open(path)).text()
  return { user, client, page, post: posting(client.send) }
}
const posting = (send: typeof site.send) => (path: string, fields: Record<string, string>) =>
  send('POST', path, { body: new URLSearchParams(fields), headers: { origin: 'http://site.test' } })
const post = posting(site.send)
const fieldsOf = (html: string, intent: string) => {
  const form = html
    .split('<form')
    .find((part) => part.includes(`value="${intent}"`))!
    .split('</form>')[0]!
  return Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  )
}

test('pledge page: a member changes, pauses and stops a pledge and pays, without script', async () => {
  const { user, client, page, post } = await person()
  const { data } = await client.post('/v1/payment/transaction', giftBody({ frequency: 'monthly' }))
  await simulator.settle((data as Opened).order_id, { channel: 'other_qris' })
  const path = '/member/pledges'
  const stored = () =>
    db
      .selectFrom('pledges')
      .select(['amount', 'day', 'status'])
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow()

  const first = await page(path)
  expect(first).toContain('Tidak ada uang yang ditarik dengan sendirinya')
  const changed = await post(path, { ...fieldsOf(first, 'ubah'), amount: '75.000', day: '28' })
  expect([changed.status, changed.headers.get('location')]).toEqual([302, `${path}?selesai=ubah`])
  expect(await stored()).toEqual({ amount: 75_000, day: 28, status: 'active' })

  const stale = await post(path, { ...fieldsOf(first, 'ubah'), amount: '80.000', day: '28' })
  expect(stale.status).toBe(409)
  expect(await stale.text()).toContain('baru saja diubah di tempat lain')
  const wrong = await post(path, { ...fieldsOf(await page(path), 'ubah'), amount: '5', day: '28' })
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain('Paling sedikit Rp')

  await post(path, fieldsOf(await page(path), 'jeda'))
  expect((await stored()).status).toBe('paused')
  await post(path, fieldsOf(await page(path), 'lanjut'))
  const given = await post(path, fieldsOf(await page(path), 'beri'))
  expect(given.headers.get('location')).toMatch(/^http:\/\/site\.test\/simulator\//)
  const resumed = await page(path)
  expect(resumed).toContain('Lanjut membayar')
  await post(path, fieldsOf(resumed, 'berhenti'))
  expect(await stored()).toMatchObject({ status: 'stopped' })
  expect(await page(path)).not.toContain('name="intent" value="beri"')
})

test('open payment: resumable from history and pledge until it expires', async () => {
  const { user, client, page } = await person()
  const { data } = await client.post('/v1/payment/transaction', giftBody({ frequency: 'monthly' }))
  const { order_id } = data as Opened
  const history = await page('/member/donasi')
  expect(history).toMatch(new RegExp(`href="/donasi\\?order=${order_id}"[^>]*>Lanjut membayar`))
  expect(history).toContain('href="/member/pledges"')
  expect(await page('/member/pledges')).toContain('Lanjut membayar')
  expect(await page(`/donasi?order=${order_id}`)).toContain('/simulator/snap/v2/vtweb/')
  time.now = new Date(time.now.getTime() + 25 * 3_600_000)
  const later = await site.as(user)
  for (const path of ['/member/donasi', '/member/pledges'])
    expect(await (await later.open(path)).text()).not.toContain('Lanjut membayar')
  expect(await (await later.open('/member/pledges')).text()).toMatch(/Beri Rp.100\.000 sekarang/)
})

test('guest pledge page: opens by pasting the mailed link, without script and without the token in an address', async () => {
  const donor = someDonor()
  const body = await guestBody(site, { donor, frequency: 'monthly' })
  await site.post('/v1/donations/guest', body)
  const { id } = await db
    .selectFrom('pledges')
    .select('id')
    .where('donorEmail', '=', donor.email)
    .executeTakeFirstOrThrow()
  const token = pledgeToken(site.services.secret, id)
  const opened = await post('/pledge', { intent: 'buka', token: `http://site.test/pledge#${token}` })
  expect(opened.status).toBe(200)
  expect(opened.headers.get('cache-control')).toBe('private, no-store')
  const html = await opened.text()
  expect(html).toContain('Menunggu donasi pertama')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  const changed = await post('/pledge', { ...fieldsOf(html, 'ubah'), amount: '60.000', day: '3' })
  expect(changed.headers.get('location')).toBeNull()
  const after = await changed.text()
  expect(after).toContain('Perubahannya sudah disimpan')
  const given = await post('/pledge', fieldsOf(after, 'beri'))
  expect(given.headers.get('set-cookie')).toMatch(/^jkl-order=/)
})

test('guest pledge page: rejects an invalid link and shows nothing', async () => {
  for (const [token, status] of [
    ['', 400],
    ['kosong', 404],
    ['1.abc', 404],
    ['999999.abc', 404],
  ] as const) {
    const answer = await post('/pledge', { intent: 'buka', token })
    expect(answer.status, token).toBe(status)
    expect(await answer.text()).toContain('Tautan dari surat kami')
  }
})

test('desk pledges: lists pledges with their donors for the desk, not for members', async () => {
  const donor = { ...someDonor(), name: 'Kenari Sangkarmas' }
  await site.post(
    '/v1/donations/guest',
    await guestBody(site, { donor, frequency: 'monthly', amount: 120_000 }),
  )
  const { client, page } = await person({ role: 'staff', userType: 'sekretariat' })
  const list = async (query: string) => (await client.get(`/v1/desk/pledges?${query}`)).data as object[]
  expect(await list('q=kenari&status=waiting')).toMatchObject([
    {
      donor_name: donor.name,
      donor_email: donor.email,
      is_member: false,
      amount: 120_000,
      status: 'waiting',
    },
  ])
  expect(await list('q=KENARI%25')).toEqual([])
  expect(await list('q=kenari&status=active')).toEqual([])
  const before = (await client.get('/v1/desk/pledges/totals')).data as {
    waiting: number
    monthly_amount: number
  }
  const { id } = await db
    .selectFrom('pledges')
    .select('id')
    .where('donorEmail', '=', donor.email)
    .executeTakeFirstOrThrow()
  const { orderId } = await db
    .selectFrom('pledgeGifts as g')
    .innerJoin('donations as d', 'd.id', 'g.donationId')
    .select('d.orderId')
    .where('g.pledgeId', '=', id)
    .executeTakeFirstOrThrow()
  await simulator.settle(orderId, { channel: 'other_qris' })
  expect((await client.get('/v1/desk/pledges/totals')).data).toMatchObject({
    waiting: before.waiting - 1,
    monthly_amount: before.monthly_amount + 120_000,
  })
  expect(await page('/desk/giving/pledges?q=kenari')).toContain(donor.email)
  const member = await person()
  expect((await member.client.get('/v1/desk/pledges')).code).toBe(403)
  expect((await member.client.open('/desk/giving/pledges')).status).toBe(404)
})

test('order page and history: mark monthly gifts', async () => {
  const { client, page } = await person()
  const give = async (frequency: string) =>
    ((await client.post('/v1/payment/transaction', giftBody({ frequency }))).data as Opened).order_id
  const [monthly, once] = [await give('monthly'), await give('once')]
  expect(await client.get('/v1/donations')).toMatchObject({
    data: [
      { order_id: once, is_monthly: false },
      { order_id: monthly, is_monthly: true },
    ],
  })
  expect((await page('/member/donasi')).match(/>donasi bulanan</g)).toHaveLength(1)
  expect(await page(`/donasi?order=${monthly}`)).toContain('Donasi bulanan, tidak ditarik sendiri')
  expect(await page(`/donasi?order=${once}`)).not.toContain('Donasi bulanan')
})
