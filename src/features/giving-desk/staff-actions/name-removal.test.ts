import { expect, test } from 'vitest'
import { makeCampaign } from '#src/features/campaigns/factory.ts'
import type { CampaignDonorWire } from '#src/features/campaigns/schema.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { memberWithOrder } from '#test/support/giving.ts'
import { deskUser } from '#test/support/giving-desk.ts'
import { pagesWithoutScript } from '#test/support/pages-without-script.ts'

const site = await freshApp({ payments: 'simulator' })
const { db, write, time, simulator } = site
time.now = new Date('2026-06-15T05:00:00Z')
await site.work()
const ita = await deskUser(site)

test('POST /v1/desk/donations/{order_id}/name-removal: takes a name off the campaign page for good, once', async () => {
  const id = await makeCampaign(write, { slug: 'nama-yang-menghina' })
  const given = { designation: { type: 'campaign', id }, show_name: true }
  const { member, user, id: order } = await memberWithOrder(site, given)
  await simulator.settle(order, { channel: 'bca_va' })
  const donors = async () => (await site.get(`/v1/campaigns/${id}/donors`)).data as CampaignDonorWire[]
  expect(await donors()).toMatchObject([{ name: user.namaLengkap }])
  const page = () =>
    site.open(paths.campaign('nama-yang-menghina'), { cookie: '' }).then((answer) => answer.text())
  expect(await page()).toContain(user.namaLengkap)
  const pages = pagesWithoutScript(ita.me)
  expect(await pages.html(deskPaths.gift(order))).toContain('Keluarkan nama dari daftar donatur')
  expect((await pages.send(deskPaths.gift(order), { act: 'unlist', reason: '' })).status).toBe(400)
  expect((await pages.send(deskPaths.gift(order), { act: 'unlist', reason: 'Menghina' })).status).toBe(302)
  expect(await donors()).toEqual([])
  expect(await page()).not.toContain(user.namaLengkap)
  const again = await ita.me.post(`/v1/desk/donations/${order}/name-removal`, { reason: 'Menghina' })
  expect(again).toMatchObject({ code: 200, data: { show_name: false, can: { unlist: false } } })
  const lines = await db.selectFrom('audit').select('detail').where('act', '=', 'remove name').execute()
  expect(lines).toEqual([{ detail: { reason: 'Menghina' } }])
  const put = {
    body: JSON.stringify({ show_name: true }),
    headers: { 'content-type': 'application/json' },
  }
  expect((await member.send('PATCH', `/v1/donations/${order}`, put)).status).toBe(200)
  expect(await donors()).toEqual([])
  expect(await (await member.open(paths.donation(order))).text()).not.toContain('Masukkan saya')
})
