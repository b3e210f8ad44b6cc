import { expect, test } from 'vitest'
import { deskCaller } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { memberWithOrder } from '#test/support/giving.ts'
import { makeCampaign } from '../campaigns/factory.ts'
import type { ReportWire } from '../giving-report/schema.ts'
import { makeParticipant } from '../institutions/directory/factory.ts'
import { makeNews } from '../news/factory.ts'
import type { DeskSettingsWire } from '../settings/desk/schema.ts'
import type { HomeWire } from './schema.ts'

const site = await freshApp({ payments: 'simulator' })
const { db, write, time, get, bus, simulator } = site
time.now = new Date('2026-06-15T05:00:00Z')
const { ask } = await deskCaller(site, 'admin')
const home = async () => (await get('/v1/home')).data as HomeWire
const html = async () =>
  (await (await site.open('/', { cookie: '' })).text()).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ')
const patch = async (change: object) => {
  const { version } = (await ask<DeskSettingsWire>('GET', '/settings')).data
  return ask('PATCH', '/settings', { version, ...change })
}
const paid = async (amount: number, designation: object = { type: 'general' }) => {
  const { id } = await memberWithOrder(site, { amount, designation })
  await simulator.settle(id, { channel: 'bca_va' })
}
await makeParticipant(write, { title: 'Sanggar Uji' })

test('GET /v1/home: the rupiah of this year are those of the public report, and lead to it', async () => {
  expect(await home()).toMatchObject({ giving: null, result: null, voice: null, campaign: null })
  expect(await html()).not.toContain('donasi diterima')
  time.now = new Date('2025-06-15T05:00:00Z')
  await paid(400_000_000)
  time.now = new Date('2026-06-15T05:00:00Z')
  for (let n = 0; n < 3; n += 1) await paid(411_999_000)
  bus.invalidate(['giving-report'])
  const { all } = (await get('/v1/reports/donations?year=2026')).data as ReportWire
  expect(await home()).toMatchObject({ giving: { year: 2026, received_amount: all.received } })
  const page = await html()
  // Rounded down: never more than came in. The exact sum is there for who listens.
  expect(page).toMatch(/sr-only">Rp 1\.235\.997\.000<.*Rp 1,2 <span[^>]*>miliar</s)
  expect(page).toContain('href="/donasi/laporan?year=2026"')
})

test('GET /v1/home: the result of the field is shown whole or not at all', async () => {
  expect(await patch({ result_value: '1.250', result_year: '26' })).toMatchObject({
    code: 400,
    errors: { result_value: [expect.any(String)], result_year: [expect.any(String)] },
  })
  await patch({ result_value: '1250', result_text: 'rumah mendapat air pipa' })
  expect((await home()).result).toBeNull()
  await patch({ result_year: '2026' })
  expect((await home()).result).toEqual({ value: 1250, text: 'rumah mendapat air pipa', year: 2026 })
  expect(await html()).toMatch(/rumah mendapat air pipa pada 2026<.*>1\.250</s)
})

test('GET /v1/home: the chosen story speaks with its first quote, and falls silent with it', async () => {
  const refused = { code: 400, errors: { voice_story: [expect.any(String)] } }
  const mute = await makeNews(write, { title: 'Tanpa kutipan' })
  const empty = await makeNews(write, {
    content: '<p>Isi.</p><blockquote><p><cite>Mama Uji</cite></p></blockquote>',
  })
  const mutes = [`/news/${mute.slug}`, `/news/${empty.slug}`]
  for (const address of [...mutes, '/news/tidak-ada', '/blog/apa-saja', 'javascript:1'])
    expect(await patch({ voice_story: address }), address).toMatchObject(refused)
  const content =
    '<p>Isi.</p><blockquote><p>Benihnya &amp; kami.</p><p><cite>Mama Uji</cite> <cite>Passo</cite></p></blockquote><blockquote><p>Lain.</p></blockquote>'
  const { id, slug } = await makeNews(write, { title: 'Sorgum kembali', content })
  expect(await patch({ voice_story: `https://situs.example/news/${slug}` })).toMatchObject({ code: 200 })
  expect((await home()).voice).toMatchObject({
    quote: 'Benihnya & kami.',
    name: 'Mama Uji',
    story: { slug, title: 'Sorgum kembali' },
  })
  const speaking = await html()
  expect(speaking).toContain('“Benihnya &amp; kami.”')
  expect(speaking).toContain(`aria-label="Baca ceritanya: Sorgum kembali" class`)
  await db.updateTable('news').set({ deletedAt: time.now }).where('id', '=', id).execute()
  bus.invalidate(['news'])
  expect((await home()).voice).toBeNull()
  expect(await html()).not.toContain('Satu suara')
})

test('GET /: the band takes a sum and shows the open campaign nearest its goal, not one that reached it', async () => {
  const band = async () => {
    const page = await html()
    return page.slice(page.indexOf('Ikut menenun'), page.indexOf('Lanjut memberi'))
  }
  expect(await band()).not.toContain('Paling dekat')
  const goal = (title: string, goal_amount: number) => makeCampaign(write, { title, goal_amount })
  const [far, near, done] = [
    await goal('Jauh', 48_000_000),
    await goal('Dekat', 10_000_000),
    await goal('Penuh', 1_000_000),
  ]
  for (const [id, amount] of [
    [far, 9_000_000],
    [near, 5_000_000],
    [done, 1_000_000],
  ] as const)
    await paid(amount, { type: 'campaign', id })
  bus.invalidate(['campaigns'])
  expect((await home()).campaign).toMatchObject({ id: near, received_amount: 5_000_000 })
  const shown = await band()
  expect(shown).toMatch(/Dekat.*Rp 5\.000\.000 terkumpul dari Rp 10\.000\.000\. Tinggal 200 hari\./s)
  expect(shown).toContain('href="/donasi?amount=100000"')
  expect(shown).toMatch(/<form[^>]* action="\/donasi".* name="amount"/s)
  await db.updateTable('campaigns').set({ status: 'closed' }).where('id', 'in', [far, near]).execute()
  bus.invalidate(['campaigns'])
  expect((await home()).campaign).toBeNull()
  const { slug } = await makeNews(write, { title: 'Tanpa lembaga' })
  const article = await (await site.open(`/news/${slug}`)).text()
  expect(article.includes('Dukung pekerjaan seperti ini')).toBe(true)
})
