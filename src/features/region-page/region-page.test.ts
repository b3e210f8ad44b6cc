import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeEvent } from '../events/factory.ts'
import { makeNews } from '../news/factory.ts'
import { makeRegion } from '../regions/factory.ts'
import { makeTeamMember } from '../team/factory.ts'

const { open, write, time } = await freshApp()
time.now = new Date('2026-06-15T05:00:00Z')
const text = async (path: string) => (await open(path)).text()
const regionId = await makeRegion(write, { title: 'Sumba & Sabu', provinceCode: '53' })
const address = '/region/sumba-sabu'
const startsAt = new Date('2026-07-04T01:00:00Z')
await makeNews(write, { title: 'Kabar dari Sumba', regionId })
await makeNews(write, { title: 'Kabar dari jauh', regionId: 1 })
await makeEvent(write, { title: 'Temu di Sumba', regionId, startsAt })
await makeEvent(write, { title: 'Temu di jauh', regionId: 1, startsAt })

test.each(['feed.xml', 'atom.xml'])(
  'GET /region/{slug}/%s: has the news of the region alone',
  async (name) => {
    const answer = await open(`${address}/${name}`)
    expect(answer.headers.get('content-type')).toMatch(/^application\/(?:rss|atom)\+xml/)
    const xml = await answer.text()
    expect(xml).toContain('Kabar dari Sumba')
    expect(xml).not.toContain('Kabar dari jauh')
    expect(xml).toContain(`http://site.test${address}/${name}`)
  },
)

test('GET /region/{slug}/feed.ics: has the events of the region alone, under its name', async () => {
  const answer = await open(`${address}/feed.ics`)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const calendar = (await answer.text()).replaceAll('\r\n ', '')
  expect(calendar).toContain('SUMMARY:Temu di Sumba')
  expect(calendar).not.toContain('Temu di jauh')
  expect(calendar).toContain('X-WR-CALNAME:Acara region Sumba & Sabu – Jaringan Karya Layanan')
})

test('feeds and calendar of an unknown region are not found', async () => {
  for (const name of ['feed.xml', 'atom.xml', 'feed.ics'])
    expect((await open(`/region/tiada/${name}`)).status, name).toBe(404)
})

test('GET /region/{slug}: its news and events, feeds and calendar, and no empty sections', async () => {
  const html = await text(address)
  for (const part of [
    'Kabar dari Sumba',
    'Temu di Sumba',
    `<a href="${address}/feed.xml"`,
    `href="webcal://site.test${address}/feed.ics"`,
    '<title>Region Sumba &amp; Sabu – Jaringan Karya Layanan</title>',
  ])
    expect(html).toContain(part)
  for (const part of ['Temu di jauh', '<dl', 'class="article']) expect(html).not.toContain(part)
})

test('GET /region/nasional: an activity for all, with the secretariat and the gift for what is most urgent', async () => {
  await makeTeamMember(write, { name: 'Ruth Simanungkalit', waNumber: '081200004317' })
  const html = await text('/region/nasional')
  for (const part of [
    '<title>Kegiatan Nasional – Jaringan Karya Layanan</title>',
    'Donasi untuk kebutuhan paling mendesak',
    'Ruth Simanungkalit',
    'Hubungi sekretariat',
  ])
    expect(html).toContain(part)
  for (const part of [
    'Donasi untuk region ini',
    'dipilih',
    'href="/region/nasional"',
    'Pengurus region</h2>',
  ])
    expect(html).not.toContain(part)
  expect(await text(address)).not.toContain('Ruth Simanungkalit')
})
