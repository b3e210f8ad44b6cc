import { expect, test } from 'vitest'
import { makeCampaign } from '#src/features/campaigns/factory.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import { makeNews } from '#src/features/news/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { memberWithOrder } from '#test/support/giving.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, write, time } = site
time.now = new Date('2026-06-15T05:00:00Z')

async function orderPage(designation: object, { isPaid = true, ...given }: Record<string, unknown> = {}) {
  const { id, member } = await memberWithOrder(site, { designation, ...given })
  if (isPaid) await simulator.settle(id, { channel: 'bca_va' })
  const text = (await (await member.open(`/donasi?order=${id}`)).text()).replaceAll('<!-- -->', '')
  return { id, main: text.slice(text.indexOf('<main'), text.indexOf('</main>')) }
}

test('GET /donasi?order=…: a paid gift for a campaign tells what happens next, with days', async () => {
  const campaign = await makeCampaign(write, { title: 'Perahu bidan', slug: 'perahu-bidan' })
  const { id, main } = await orderPage({ type: 'campaign', id: campaign })
  for (const words of [
    'Terima kasih',
    /Kuitansi JKL\/2026\/\d{6} kami kirim 15 Juni 2026/,
    /laporan donasi<\/a> 15 Juni 2026/,
    'Kampanyenya berjalan sampai 31 Desember 2026',
    'href="/donasi/perahu-bidan"',
    'aria-label="Bagikan"',
    'href="/donasi?amount=100000&amp;frequency=monthly"',
  ])
    expect(main).toMatch(words)
  expect(main).toContain(`Nomor pesanan ${id.slice(-8)}`)
  expect(main).not.toContain(`>${id}`)
})

test('GET /donasi?order=…: a campaign that is over is told as over', async () => {
  const campaign = await makeCampaign(write, { title: 'Sumur', slug: 'sumur-lama' })
  const { id, member } = await memberWithOrder(site, { designation: { type: 'campaign', id: campaign } })
  await simulator.settle(id, { channel: 'bca_va' })
  await site.db.updateTable('campaigns').set({ status: 'closed' }).where('id', '=', campaign).execute()
  const text = await (await member.open(`/donasi?order=${id}`)).text()
  expect(text).toContain('Kampanyenya sudah selesai.')
  expect(text).not.toContain('Kampanyenya berjalan')
})

test('GET /donasi?order=…: the list of donors is told by what the gift is: awaited, received, gone', async () => {
  const designation = { type: 'campaign', id: await makeCampaign(write) }
  const { id, member } = await memberWithOrder(site, { designation, show_name: true })
  const listed = async () => {
    const text = (await (await member.open(`/donasi?order=${id}`)).text()).replaceAll('<!-- -->', '')
    return /Daftar donatur<\/dt><dd[^>]*>([^<]*)</.exec(text)?.[1]
  }
  expect(await listed()).toBe('sesudah dibayar disebut di halaman kampanye')
  await simulator.settle(id, { channel: 'bca_va' })
  expect(await listed()).toBe('disebut di halaman kampanye')
  await simulator.refund(id, { key: 'semua', amount: 100_000 })
  expect(await listed()).toBeUndefined()
})

test('GET /donasi?order=…: nothing on the page of a paid gift makes its donor doubt', async () => {
  const { main } = await orderPage({ type: 'general' })
  expect(main).not.toMatch(/menunggu|belum dibayar|periksa lagi|text-warn|bg-warn|text-bad|bg-bad/i)
  expect(main).not.toContain('Kabar dari region')
})

test('GET /donasi?order=…: a story and the monthly gift are of the region or institution that was given to', async () => {
  const { id } = await makeParticipant(write)
  const bare = (await orderPage({ type: 'partisipan', id })).main
  expect(bare).not.toContain('Kabar dari region')
  expect(bare).toContain(`href="/donasi?amount=100000&amp;frequency=monthly&amp;partisipan=${id}"`)
  await makeNews(write, { title: 'Panen pertama', regionId: 1, slug: 'panen-pertama' })
  await makeNews(write, { title: 'Belum terbit', regionId: 1, status: 'draft', publishedAt: null })
  for (const designation of [
    { type: 'partisipan', id },
    { type: 'region', id: 1 },
  ]) {
    const { main } = await orderPage(designation)
    expect(main).toContain('Panen pertama')
    expect(main).not.toContain('Belum terbit')
  }
})

test('GET /donasi?order=…: an unpaid gift is still told as unpaid, and a monthly one is not offered again', async () => {
  const unpaid = (await orderPage({ type: 'general' }, { isPaid: false })).main
  expect(unpaid).toContain('Donasi Anda belum dibayar')
  expect(unpaid).toContain('Periksa lagi')
  for (const words of ['Sesudah ini', 'Jadikan bulanan', 'Bagikan']) expect(unpaid).not.toContain(words)
  const monthly = (await orderPage({ type: 'general' }, { frequency: 'monthly' })).main
  expect(monthly).not.toContain('Jadikan bulanan')
  expect(monthly).toContain('Sebulan sekali')
})
