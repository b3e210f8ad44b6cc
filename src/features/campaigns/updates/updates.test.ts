import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { guestBody, type Opened } from '#test/support/giving.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { makeCampaign } from '../factory.ts'
import type { CampaignWire } from '../schema.ts'
import { sendCampaignUpdate } from './send-update.ts'

const site = await freshApp({ payments: 'simulator' })
const { db, write, letters, time } = site
time.now = new Date('2026-06-15T05:00:00Z')
await site.work()
const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
const donor = (email: string) => ({ name: 'Yosefina Bria', email, phone: null })

/** A guest's paid gift. */
async function give(campaign: number, email: string, given: object = {}) {
  const designation = { type: 'campaign', id: campaign }
  const body = await guestBody(site, { designation, donor: donor(email), wants_updates: true, ...given })
  const { response } = await site.app.handle(
    new Request('http://site.test/v1/donations/guest', {
      method: 'POST',
      headers: { 'x-api-key': 'test-key', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    `10.8.${letters.length & 255}.${Math.floor(Math.random() * 250)}`,
  )
  const { data } = (await response.json()) as { data: Opened }
  await site.simulator.settle(data.order_id, { channel: 'bca_va' })
}

const news = (given: object = {}) => ({
  title: 'Pipa sudah tersambung',
  story: 'Air mengalir sejak Senin.\n\n## Berikutnya\n\n- bak penampung',
  idempotency_key: crypto.randomUUID(),
  ...given,
})
const lettersOf = (title: string) => letters.filter(({ subject }) => subject.startsWith(title))

test('campaign update: on the page, and mailed once to each paid donor who subscribed', async () => {
  const id = await makeCampaign(write, { title: 'Air Oelpuah', slug: 'air-oelpuah' })
  await give(id, 'satu@contoh.example')
  await give(id, 'satu@contoh.example')
  await give(id, 'dua@contoh.example')
  await give(id, 'tidak@contoh.example', { wants_updates: false })
  await give(await makeCampaign(write), 'lain@contoh.example')
  await db
    .updateTable('donations')
    .set({ status: 'reversed' })
    .where('donorEmail', '=', 'dua@contoh.example')
    .execute()
  const update = news()
  const answers = await Promise.all(
    [1, 2, 3].map(() => staff.post(`/v1/desk/campaigns/${id}/updates`, update)),
  )
  for (const answer of answers) expect(answer).toMatchObject({ code: 201, data: { readers: 1 } })
  const { updates } = (await site.get(`/v1/campaigns/${id}`)).data as CampaignWire
  expect(updates).toMatchObject([
    {
      title: 'Pipa sudah tersambung',
      content: '<p>Air mengalir sejak Senin.</p><h2>Berikutnya</h2><ul><li>bak penampung</li></ul>',
    },
  ])
  await eventually(() => expect(lettersOf('Pipa sudah')).toHaveLength(1))
  await sendCampaignUpdate.run({ id: updates[0]!.id }, site.jobParts())
  const kept = await db
    .selectFrom('letters')
    .select('key')
    .where('key', 'like', 'campaign-update-%')
    .execute()
  expect(kept).toHaveLength(1)
  // The stored key cannot be used to test guessed addresses.
  expect(kept[0]!.key).not.toContain(
    createHash('sha256').update('satu@contoh.example').digest('hex').slice(0, 16),
  )
  expect(lettersOf('Pipa sudah')).toMatchObject([{ to: 'satu@contoh.example' }])
  const text = lettersOf('Pipa sudah')[0]!.text
  for (const words of ['Air mengalir sejak Senin.', `http://site.test${paths.campaign('air-oelpuah')}`])
    expect(text).toContain(words)
})

test('unsubscribe link: ends all campaign updates, repeatably; an invalid one ends nothing', async () => {
  const id = await makeCampaign(write)
  await give(id, 'henti@contoh.example')
  await give(await makeCampaign(write), 'henti@contoh.example')
  await give(id, 'lanjut@contoh.example')
  await staff.post(`/v1/desk/campaigns/${id}/updates`, news({ title: 'Kabar pertama' }))
  await eventually(() => expect(lettersOf('Kabar pertama')).toHaveLength(2))
  const { text } = lettersOf('Kabar pertama').find(({ to }) => to === 'henti@contoh.example')!
  const token = /campaign-updates#(\S+)/.exec(text)![1]!
  const stop = (given: string) => site.post('/v1/campaigns/unsubscription', { token: given })
  const [number, hash] = token.split('.')
  for (const made of [`${Number(number) + 1}.${hash}`, `${number}.${'A'.repeat(43)}`, 'x', ''])
    expect(await stop(made), made).toMatchObject({ code: 400 })
  for (const _ of [1, 2]) expect(await stop(token)).toMatchObject({ code: 200, data: { unsubscribed: true } })
  const asking = await db
    .selectFrom('donations')
    .select('donorEmail')
    .where('wantsUpdates', '=', true)
    .where('donorEmail', 'in', ['henti@contoh.example', 'lanjut@contoh.example'])
    .execute()
  expect(asking).toEqual([{ donorEmail: 'lanjut@contoh.example' }])
})

test('POST /v1/desk/campaigns/{id}/updates: 409 for a draft; posted updates are append-only', async () => {
  const id = await makeCampaign(write)
  await db.updateTable('campaigns').set({ status: 'draft', openedAt: null }).where('id', '=', id).execute()
  expect(await staff.post(`/v1/desk/campaigns/${id}/updates`, news())).toMatchObject({ code: 409 })
  expect(await staff.post('/v1/desk/campaigns/999999/updates', news())).toMatchObject({ code: 404 })
  await expect(db.deleteFrom('campaignUpdates').execute()).rejects.toThrow('append-only')
})

test('wants_updates: only for gifts to campaigns', async () => {
  const body = await guestBody(site, { donor: donor('umum@contoh.example'), wants_updates: true })
  expect(await site.post('/v1/donations/guest', body)).toMatchObject({ code: 201 })
  const row = await db
    .selectFrom('donations')
    .select('wantsUpdates')
    .where('donorEmail', '=', 'umum@contoh.example')
    .executeTakeFirst()
  expect(row).toEqual({ wantsUpdates: false })
})

test('unsubscribe page: works without script by pasting the link', async () => {
  const page = await (await site.open(furtherPaths.stopUpdates)).text()
  expect(page).toContain('Tautan dari e-mail')
  const answer = await site.send('POST', furtherPaths.stopUpdates, {
    body: new URLSearchParams({ token: `http://site.test${furtherPaths.stopUpdates}#1.${'A'.repeat(43)}` }),
    headers: { origin: 'http://site.test' },
  })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Tautan ini tidak dikenal')
})

test('mails of this file: every address is alone on its line and links to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
