import { expect, test } from 'vitest'
import { endpoints } from '#src/api.ts'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeCampaign } from '#src/features/campaigns/factory.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import { freshApp } from './support/fresh-app.ts'
import { booksOf, giftBody, guestBody, type Opened } from './support/giving.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, db, write } = site

const NAME = 'Kenari Sangkarmas'
const MESSAGE = 'Pesan dari lubuk kenari'
const EMAIL = 'kenari.sangkarmas@contoh.example'
const PHONE = '0812-9137-4417'
site.time.now = new Date('2026-11-21T03:00:00Z')
const participant = await makeParticipant(write)
const campaign = await makeCampaign(write)
const { slug } = (await site.get(`/v1/campaigns/${campaign}`)).data as { slug: string }

/** Personal data of an anonymous donor, in every way of giving, and the resulting gifts. */
async function giveInEveryWay() {
  const user = await makeUser(db, { namaLengkap: NAME, email: EMAIL, phone: '+6281291374417' })
  const member = await site.as(user)
  const donor = { name: NAME, email: 'sangkarmas.tamu@contoh.example', phone: PHONE }
  const wish = { is_anonymous: true, message: MESSAGE }
  const opened: Opened[] = []
  for (const designation of [
    { type: 'general' },
    { type: 'region', id: 1 },
    { type: 'partisipan', id: participant.id },
    { type: 'campaign', id: campaign },
  ]) {
    const own = await member.post('/v1/payment/transaction', giftBody({ ...wish, designation }))
    const guests = await site.post(
      '/v1/donations/guest',
      await guestBody(site, { ...wish, designation, donor }),
    )
    opened.push(own.data as Opened, guests.data as Opened)
  }
  for (const { order_id } of opened) await simulator.settle(order_id, { channel: 'gopay' })
  await simulator.refund(opened[1]!.order_id, { key: 'kembali', amount: 10_000 })
  await simulator.refund(opened[2]!.order_id, { key: 'kembali', amount: 100_000 })
  const orders = opened.map(({ order_id }) => order_id)
  const books = await Promise.all(orders.map((id) => booksOf(site, id)))
  return { member, orders, codes: books.map(({ receipts }) => receipts[0]!.code) }
}

const { member, orders, codes } = await giveInEveryWay()
const stranger = await site.as(await makeUser(db))

/** Every GET address of `/v1`, with its parameters filled in. */
const addresses = endpoints
  .filter(({ where }) => where.startsWith('GET '))
  .flatMap(({ where }) => {
    const path = `/v1${where.slice('GET '.length)}`
    const fill = (value: string | number) => path.replace(/\{\w+\}/g, String(value))
    if (path.includes('{order_id}')) return orders.map(fill)
    if (path.includes('{code}')) return codes.map(fill)
    return path.includes('{') ? [1, participant.id, campaign, 'tiada'].map(fill) : [path]
  })
const pages = [
  '/',
  '/donasi',
  '/donasi/laporan',
  `/donasi/${slug}`,
  '/region/nasional',
  '/participants',
  `/participants/${participant.slug}`,
  '/search?q=kenari',
  '/v1/search?q=kenari',
  '/sitemap.xml',
  '/member/donasi',
  '/desk/giving',
  ...codes.map((code) => `/receipts/${code}`),
  ...orders.map((id) => `/donasi?order=${id}`),
]
/** Searches may echo the donor’s first name, and nothing else. */
const secrets = /sangkarmas|lubuk|81291374417|0812-9137/i

test('anonymous gifts: the donor’s data is in no answer to a guest or another member', async () => {
  let answered = 0
  for (const reader of [site, stranger])
    for (const path of [...addresses, ...pages]) {
      const answer = await reader.open(path)
      expect(await answer.text(), path).not.toMatch(secrets)
      if (answer.status === 200) answered += 1
    }
  expect(answered).toBeGreaterThan(60)
})

test('the donor sees them all, so they were there to be found', async () => {
  const { data } = await member.get('/v1/donations?limit=100')
  expect((data as { message: string }[]).map(({ message }) => message)).toEqual([
    MESSAGE,
    MESSAGE,
    MESSAGE,
    MESSAGE,
  ])
})
