import { beforeAll, expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeParticipant } from '../institutions/directory/factory.ts'
import { makeNews } from '../news/factory.ts'
import { makeTeamMember } from '../team/factory.ts'
import { makeRegion } from './factory.ts'

const { get, open, write } = await freshApp()
const page = async (path: string) => {
  const answer = await open(path)
  return { status: answer.status, html: await answer.text() }
}
const region = { east: 0, southPapua: 0 }

beforeAll(async () => {
  region.east = await makeRegion(write, { title: 'NTT', provinceCode: '53' })
  region.southPapua = await makeRegion(write, { title: 'Papua Selatan', provinceCode: '93' })
  for (let n = 10; n < 22; n += 1)
    await makeParticipant(write, { title: `Lembaga Timur ${n}`, regionId: region.east })
})

test('GET /v1/region/{id} has the fields of the list, both codes, which differ in Papua, and its own page', async () => {
  const list = await get('/v1/region?limit=100')
  const one = await get(`/v1/region/${region.southPapua}`)
  const ofList = {
    id: region.southPapua,
    slug: 'papua-selatan',
    title: 'Papua Selatan',
    province_code: '93',
    bps_code: '95',
    province_name: 'Papua Selatan',
    partisipan: [],
    partisipan_total: 0,
  }
  const blank = { content: '', email: null, phone: null, address: '', image: null }
  expect(list.data).toContainEqual(ofList)
  expect(one).toMatchObject({ code: 200, data: { ...ofList, ...blank } })
  expect((await get('/v1/region/papua-selatan?slug=1')).data).toEqual(one.data)
  expect((await get('/v1/region/999999')).code).toBe(404)
  expect((await get('/v1/region/ntt')).code).toBe(400)
})

test('a new institution is counted at once', async () => {
  const total = async () =>
    ((await get('/v1/region/1')).data as { partisipan_total: number }).partisipan_total
  const before = await total()
  await makeParticipant(write)
  expect(await total()).toBe(before + 1)
})

test('GET /region: all regions on the map and as a list with their chairs, what is national apart', async () => {
  await makeTeamMember(write, {
    name: 'Antonia Nenobais',
    title: 'Ketua Region NTT',
    flag: 'pengurus-region',
    regionId: region.east,
  })
  await makeTeamMember(write, {
    name: 'Umbu Ndapa',
    title: 'Sekretaris',
    flag: 'pengurus-region',
    regionId: region.east,
  })
  const { html } = await page('/region')
  expect(html).toContain('<title>Region – Jaringan Karya Layanan</title>')
  expect(html).toContain('<link rel="canonical" href="http://site.test/region"/>')
  expect(html).toContain('Ketua: Antonia Nenobais')
  for (const part of ['Umbu Ndapa', 'Lembaga Timur 10', 'dipilih', 'Region Nasional'])
    expect(html).not.toContain(part)
  const [, list] = html.split('id="semua-region"') as [string, string]
  expect(list.split('</ul>')[0]).not.toContain('/region/nasional')
  expect(list).toMatch(/href="\/region\/nasional"[^>]*>Kegiatan Nasional</)
})

test('GET /region/{slug}: eight of its institutions and the way to all, and no label over the map at rest', async () => {
  const { html } = await page('/region/ntt')
  expect(html).toContain('<title>Region NTT – Jaringan Karya Layanan</title>')
  expect(html).toContain('12 lembaga partisipan melayani bersama di provinsi Nusa Tenggara Timur.')
  expect(html).not.toMatch(/Kemendagri|BPS/)
  expect(html).toContain('Lembaga Timur 17')
  expect(html).not.toContain('Lembaga Timur 18')
  expect(html).toContain(`href="/participants?region=${region.east}"`)
  expect(html).toContain('<link rel="canonical" href="http://site.test/region/ntt"/>')
  expect(html).not.toContain('group-has-[a:is(:hover,:focus-visible)]/map:hidden')
  expect(html).toContain('dipilih')
})

test('map and list lead to the same regions; the national one is last in the list and not counted', async () => {
  const { html } = await page('/region/papua-selatan')
  const [map, list] = html.split('id="semua-region"') as [string, string]
  for (const slug of ['ntt', 'papua-selatan']) {
    expect(map).toContain(`href="/region/${slug}"`)
    expect(list).toContain(`href="/region/${slug}"`)
  }
  expect(map).not.toContain('href="/region/nasional"')
  const listed = [...list.split('</nav>')[0]!.matchAll(/href="\/region\/([^"]+)"/g)].map(([, slug]) => slug)
  expect(listed).toEqual(['ntt', 'papua-selatan', 'nasional'])
  expect(list).toContain('2 region, ')
})

test('a province newer than the map lies in its parent’s shape, and the page says so', async () => {
  const { html } = await page('/region/papua-selatan')
  expect(html).toMatch(/href="\/cloth\/provinces\.svg#p91" class="fill-blue"/)
  expect(html).toContain('Empat provinsi baru di Tanah Papua')
  expect(html).toContain('Belum ada partisipan di region ini')
})

test('every link of a region keeps it: giving, news, events, institutions; the chooser is a form', async () => {
  const { html } = await page('/region/ntt')
  const id = region.east
  expect(html).toContain(`href="/donasi?region=${id}"`)
  expect(html).toMatch(new RegExp(`<form[^>]*action="/region"[^]*<option value="${id}" selected=""`))
  await makeNews(write, { title: 'Kabar yang disaring', regionId: id })
  await makeNews(write, { title: 'Kabar dari tempat lain', regionId: 1 })
  const news = (await page(`/news?region=${id}`)).html
  expect((await page('/region/ntt')).html).toContain(`href="/news?region=${id}"`)
  expect(news).toContain('<title>News, Region NTT – ')
  expect(news).toContain('Kabar yang disaring')
  expect(news).not.toContain('Kabar dari tempat lain')
  expect(news).toContain(`<input type="hidden" name="region" value="${id}"/>`)
  expect((await page('/news?region=999999')).status).toBe(404)
})

test('officers of a region: a WhatsApp link with the number in international form', async () => {
  await makeTeamMember(write, {
    name: 'Antonia Nenobais',
    title: 'Ketua',
    flag: 'pengurus-region',
    regionId: region.east,
    waNumber: '0812-3456-7890',
  })
  const { html } = await page('/region/ntt')
  expect(html).toMatch(/<a (?=[^>]*href="https:\/\/wa\.me\/6281234567890")(?=[^>]*rel="noopener")/)
  expect(html).toMatch(/<a [^>]*href="[^"]*#pengurus"/)
})

test('a region is a place in structured data', async () => {
  const { html } = await page('/region/ntt')
  const data = [...html.matchAll(/application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json!),
  )
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'Place', name: 'NTT' }))
})

test('a region shows its own newest news and not another’s', async () => {
  await makeNews(write, { title: 'Kabar dari timur', regionId: region.east })
  await makeNews(write, { title: 'Kabar nasional', regionId: 1 })
  const { html } = await page('/region/ntt')
  expect(html).toContain('Kabar dari timur')
  expect(html).not.toContain('Kabar nasional')
  expect((await page('/region/nasional')).html).toContain('Kegiatan Nasional')
})

test('GET /region?region={id}: the former address redirects to the one with the name', async () => {
  const answer = await open(`/region?region=${region.east}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/region/ntt'])
})

test('a region that there is not is a 404 page', async () => {
  for (const address of ['?region=999999', '?region=ntt', '?region=', '/tiada'])
    expect((await page(`/region${address}`)).status, address).toBe(404)
})
