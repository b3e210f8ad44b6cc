import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { insertDisbursement, setDecision } from '#src/features/disbursements/queries.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import { makeNews } from '#src/features/news/factory.ts'
import { makeRegion } from '#src/features/regions/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeCampaign } from './factory.ts'

const site = await freshApp({ payments: 'simulator' })
const { open, write, time, db } = site
time.now = new Date('2026-06-15T05:00:00Z')
const page = async (path: string) => {
  const answer = await open(path)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

test('campaign page: shows story, progress, days and permit, and links to the form', async () => {
  const id = await makeCampaign(write, {
    title: 'Kebun & "sorgum" <Mutis>',
    slug: 'kebun-sorgum',
    permit: { number: '417/PUB', level: 'provinsi', valid_from: '2026-06-01', valid_until: '2026-08-31' },
  })
  const { status, headers, html } = await page('/donasi/kebun-sorgum')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head).toContain('<link rel="canonical" href="http://site.test/donasi/kebun-sorgum"/>')
  expect(head).toMatch(/property="og:image" content="http:\/\/site\.test\/og\/campaign\/\d+\/\w+\.png"/)
  expect(html.match(/<h1/g)).toHaveLength(1)
  for (const words of ['terkumpul dari Rp', '417/PUB', 'Gubernur', 'Tinggal 78 hari', '31 Agustus 2026'])
    expect(html.replaceAll('<!-- -->', '')).toContain(words)
  expect(html).toContain(`href="/donasi?campaign=${id}"`)
  expect(html).toContain('Ini simulasi.')
})

test('campaign page: sum and button, then the story; the button again, and the permit last', async () => {
  const id = await makeCampaign(write, { title: 'Sumur', slug: 'sumur', story: 'Warga berjalan satu jam.' })
  const { html } = await page('/donasi/sumur')
  const order = ['terkumpul dari', 'Beri untuk kampanye ini', 'Ini simulasi.', 'Warga berjalan', 'id="izin"']
  const places = order.map((words) => html.indexOf(words))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
  const again = html.slice(html.indexOf('Warga berjalan'))
  expect(again).toContain(`href="/donasi?campaign=${id}"`)
  expect(html).toMatch(/<div data-sum-bar/)
  await makeCampaign(write, { slug: 'sudah', ends_on: '2026-06-14' })
  expect((await page('/donasi/sudah')).html).not.toMatch(/data-sum-bar|href="\/donasi\?campaign/)
})

test('campaign page: leads to the latest story of its institution, else of its region', async () => {
  const regionId = await makeRegion(write, { title: 'Mutis', provinceCode: '53' })
  const { id } = await makeParticipant(write, { regionId })
  await makeCampaign(write, { slug: 'kebun', participant_id: id, region_id: regionId })
  await makeNews(write, { title: 'Kabar tempat lain', regionId: 1 })
  expect((await page('/donasi/kebun')).html).not.toContain('Baca ceritanya')
  await makeNews(write, { title: 'Kabar region', slug: 'kabar-region', regionId })
  expect((await page('/donasi/kebun')).html).toContain('href="/news/kabar-region"')
  await makeNews(write, { title: 'Sorgum kembali', slug: 'sorgum-kembali', participantId: id })
  await makeNews(write, { title: 'Kabar region lagi', regionId })
  const { html } = await page('/donasi/kebun')
  expect(html).toMatch(/href="\/news\/sorgum-kembali"[^>]*>Baca ceritanya/)
  expect(html).not.toContain('kabar-region')
})

test('campaign page: tells what was passed on, without what was reversed', async () => {
  const id = await makeCampaign(write, { slug: 'diteruskan' })
  expect((await page('/donasi/diteruskan')).html).not.toContain('sudah diteruskan')
  let entries = 0
  const [asked, decided] = [await makeUser(db, { role: 'staff' }), await makeUser(db, { role: 'admin' })]
  const pass = (amount: number, reverses: number | null) =>
    write(async (tx) => {
      tx.invalidate('giving-report')
      const entry = await insertDisbursement(tx, {
        paidOn: '2026-02-01',
        amount,
        designation: { type: 'campaign', id },
        receiverId: null,
        receiverName: 'Tukang kayu',
        note: 'Kayu',
        reverses,
        proofId: null,
        isSimulation: false,
        key: crypto.randomUUID(),
        bodyHash: Buffer.alloc(32, entries),
        status: 'waiting',
        askedBy: asked.id,
        askedAt: time.now,
      })
      entries += 1
      await setDecision(tx, { id: entry, status: 'done', by: decided.id, at: time.now, note: '' })
      return entry
    })
  const first = await pass(2_000_000, null)
  await pass(500_000, null)
  await pass(2_000_000, first)
  const { html } = await page('/donasi/diteruskan')
  expect(html.replaceAll('<!-- -->', '')).toContain('Rp\u00a0500.000 sudah diteruskan')
  expect(html).toContain('href="/donasi/laporan"')
})

test('campaign page: the same for everybody, without the gateway’s wider policy', async () => {
  await makeCampaign(write, { slug: 'baca' })
  const policy = (await open('/donasi/baca')).headers.get('content-security-policy')
  expect(policy).toBe((await open('/kontak')).headers.get('content-security-policy'))
})

test('campaign page: an ended campaign is read-only, an upcoming one names its opening day', async () => {
  await makeCampaign(write, { slug: 'lewat', ends_on: '2026-06-14' })
  const past = await page('/donasi/lewat')
  expect(past.status).toBe(200)
  expect(past.html).toContain('tidak menerima donasi lagi')
  expect(past.html).not.toContain('Beri untuk kampanye ini')
  await makeCampaign(write, { slug: 'nanti', starts_on: '2026-07-01' })
  const later = (await page('/donasi/nanti')).html
  expect(later.replaceAll('<!-- -->', '')).toContain('Dibuka dari 1 Juli 2026')
  expect(later).not.toContain('Beri untuk kampanye ini')
})

test('campaign page: 404 for drafts and unknown addresses', async () => {
  const id = await makeCampaign(write, { slug: 'draf' })
  await db.updateTable('campaigns').set({ status: 'draft' }).where('id', '=', id).execute()
  for (const path of ['/donasi/draf', '/donasi/tidak-ada', '/donasi/%00'])
    expect((await page(path)).status, path).toBe(404)
})

test('donation form: offers open campaigns, the one named by the address preselected', async () => {
  const id = await makeCampaign(write, { title: 'Perahu bidan', slug: 'perahu' })
  const { html } = await page(`/donasi?campaign=${id}`)
  expect(html).toMatch(new RegExp(`<input(?=[^>]*value="campaign-${id}")(?=[^>]*checked)[^>]*>`))
  expect(html).toContain('Perahu bidan</span>')
  expect(html).toContain('href="/donasi/perahu"')
  expect(html).toMatch(/<input(?=[^>]*name="wants_updates")(?![^>]*checked)[^>]*>/)
  const over = await page('/donasi?campaign=999999')
  expect(over.status).toBe(200)
  expect(over.html).toContain('Kampanye itu tidak sedang dibuka')
  expect(over.html).toMatch(/<input(?=[^>]*value="general")(?=[^>]*checked)[^>]*>/)
})

test('donation form: many campaigns are folded after the first four, and the asked one is among these', async () => {
  for (let n = 0; n < 6; n += 1) await makeCampaign(write, { title: 'Kampanye '.padEnd(110, 'panjang') })
  const asked = await makeCampaign(write, { title: 'Yang diminta' })
  const { html } = await page(`/donasi?campaign=${asked}`)
  const [shown = '', folded = ''] = html.split(/Tampilkan (?:<!-- -->)?\d+/)
  expect(shown.match(/value="campaign-\d+"/g)).toHaveLength(4)
  expect(shown).toContain(`value="campaign-${asked}"`)
  expect(folded.match(/value="campaign-\d+"/g)!.length).toBeGreaterThan(2)
})

test('GET /donasi?region and ?partisipan: preselect the designation, an unknown one nothing', async () => {
  const { id } = await makeParticipant(write, { title: 'Lembaga yang dituju' })
  const to = async (query: string) => (await page(`/donasi?${query}`)).html
  const institution = await to(`partisipan=${id}`)
  expect(institution).toMatch(/<input(?=[^>]*value="partisipan")(?=[^>]*checked)[^>]*>/)
  expect(institution).toMatch(new RegExp(`<option value="${id}" selected="">Lembaga yang dituju</option>`))
  const region = await to('region=1')
  expect(region).toMatch(/<input(?=[^>]*value="region")(?=[^>]*checked)[^>]*>/)
  expect(region).toMatch(/<option value="1" selected="">Nasional<\/option>/)
  for (const query of ['region=999999', 'partisipan=x'])
    expect(await to(query), query).toMatch(/<input(?=[^>]*value="general")(?=[^>]*checked)[^>]*>/)
})

test('desk campaign pages: create, open and post an update without script', async () => {
  const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
  const send = (path: string, fields: Record<string, string>) =>
    staff.send('POST', path, { body: new URLSearchParams(fields), headers: { origin: 'http://site.test' } })
  const fields = {
    title: 'Sumur Nenas',
    excerpt: 'Satu sumur untuk empat puluh rumah.',
    goal_amount: '35.000.000',
    story: 'Warga berjalan satu jam untuk air.',
    starts_on: '2026-06-01',
    ends_on: '',
  }
  const key = crypto.randomUUID()
  const refused = await send('/desk/giving/campaigns/new', { ...fields, title: '', idempotency_key: key })
  expect(refused.status).toBe(400)
  const said = await refused.text()
  expect(said).toContain('Paling pendek 5 huruf.')
  expect(said).toContain(`name="idempotency_key" value="${key}"`)
  const made = await send('/desk/giving/campaigns/new', { ...fields, idempotency_key: key })
  const at = made.headers.get('location')!.split('?')[0]!
  expect(at).toMatch(/^\/desk\/giving\/campaigns\/\d+$/)
  const unpermitted = await send(at, { intent: 'buka', version: '1' })
  expect(unpermitted.status).toBe(400)
  expect(await unpermitted.text()).toContain('hanya boleh dibuka dengan izin')
  const permit = {
    permit_number: '7/PUB',
    permit_level: 'kabupaten',
    permit_from: '2026-06-01',
    permit_until: '2026-08-31',
  }
  await send(at, { intent: 'simpan', version: '1', slug: 'sumur-nenas', ...fields, ...permit })
  expect((await send(at, { intent: 'buka', version: '2' })).status).toBe(302)
  const update = { news_title: 'Galian dimulai', news_story: 'Hari ini kami mulai menggali.' }
  await send(at, { intent: 'kabar', idempotency_key: crypto.randomUUID(), ...update })
  const { html } = await page('/donasi/sumur-nenas')
  expect(html).toContain('Galian dimulai')
  const list = await (await staff.open('/desk/giving/campaigns')).text()
  expect(list).toContain('Sumur Nenas')
  const stale = await send(at, {
    intent: 'simpan',
    version: '1',
    slug: 'sumur-nenas',
    ...fields,
    title: 'Sumur baru',
  })
  expect(stale.status).toBe(409)
  expect(await stale.text()).toContain('Judul sekarang: Sumur Nenas')
})

test('desk campaign pages: 404 for members, login for guests', async () => {
  const id = await makeCampaign(write)
  const member = await site.as(await makeUser(db))
  for (const path of ['', '/new', `/${id}`]) {
    const address = `/desk/giving/campaigns${path}`
    expect((await member.open(address)).status).toBe(404)
    expect((await open(address)).headers.get('location')).toContain('/login?next=')
  }
})
