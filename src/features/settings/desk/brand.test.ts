import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeNews } from '#src/features/news/factory.ts'
import { picture, uploadForm } from '#src/features/uploads/factory.ts'
import { removeUnusedUploads } from '#src/features/uploads/remove-unused.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { sendMail } from '#src/platform/mail/send-mail.ts'
import { deskCaller, trailOf } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { memberWithOrder } from '#test/support/giving.ts'
import type { BrandDeskWire } from './brand-schema.ts'

const site = await freshApp({ payments: 'simulator', isProduction: false })
const { db, write, open, get, time, simulator, jobParts } = site
const { user, session, ask } = await deskCaller(site, 'admin')
const staff = await deskCaller(site)

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#8c2f27" d="M0 0h10v10H0z"/></svg>'
const upload = async (file: string | Uint8Array, by = session) =>
  (
    await by.send('POST', '/v1/uploads', { body: uploadForm(Buffer.from(file), 'logo', 'logo') })
  ).json() as Promise<{ code: number; data: { name: string }; errors?: { file: string[] } }>
const read = async () => (await ask<BrandDeskWire>('GET', '/settings/brand')).data
const patch = async (change: object) =>
  ask<BrandDeskWire>('PATCH', '/settings/brand', { version: (await read()).version, ...change })
const publish = async () =>
  ask<BrandDeskWire>('POST', '/settings/brand/publication', { version: (await read()).version })
const textOf = async (path: string) => (await open(path)).text()
async function shareAddress(slug: string) {
  const html = await textOf(`/news/${slug}`)
  return /property="og:image" content="http:\/\/site\.test([^"]+)"/.exec(html)![1]!
}
/** Colour of a PNG's pixel. */
async function pixel(bytes: ArrayBuffer, left: number, top: number) {
  const { data } = await sharp(Buffer.from(bytes))
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${data.toString('hex')}`
}

const news = await makeNews(write, { title: 'Panen sorgum', coverFamily: 'daun' })
const before = {
  home: await textOf('/'),
  manifest: await textOf('/manifest.webmanifest'),
  share: await shareAddress(news.slug),
}

test('GET /: says nothing of a look while none deviates, and neither does GET /v1/settings', async () => {
  expect(before.home).not.toMatch(/\/cloth\/[0-9a-f]{6}-|"brand"|\/icon\/[0-9a-f]{16}/)
  expect(before.home).toContain('<meta name="theme-color" content="#0a2350">')
  expect(before.home).toContain('Ikut menenun, mulai dari lima puluh ribu.')
  expect((await get('/v1/settings')).data).not.toHaveProperty('brand')
})

test('PATCH /v1/desk/settings/brand: refuses what cannot be read or used, and keeps nothing of it', async () => {
  const { errors, code } = await patch({
    tagline: 'a'.repeat(91),
    primary: '#fff3b0',
    accent: '0a2350',
    logo: 'f'.repeat(16),
    motif: 'parang',
  })
  expect(code).toBe(400)
  expect(errors).toMatchObject({
    tagline: ['Paling panjang 90 huruf. Pendekkan kalimat ini.'],
    primary: [expect.stringMatching(/hanya 1,0:1; perlu 4,5:1\. Warna terdekat yang terbaca: #/)],
    accent: [expect.stringContaining('di bawah tulisan gelap')],
    motif: ['Pilih salah satu.'],
  })
  expect(await patch({ primary: 'biru' })).toMatchObject({
    code: 400,
    errors: { primary: [expect.stringContaining('misalnya #1456b8')] },
  })
  expect(await patch({ logo: 'f'.repeat(16) })).toMatchObject({
    code: 400,
    errors: { logo: [expect.stringContaining('Unggah')] },
  })
  expect((await read()).shown).toBeNull()
})

test('POST /v1/uploads: a logo is an SVG drawn anew or a PNG, from an admin', async () => {
  for (const [file, code, said] of [
    [SQUARE.replace('<path', '<script>alert(1)</script><path'), 415, 'berisi skrip'],
    [SQUARE.replace('<path', '<foreignObject/><path'), 415, 'foreignObject'],
    [SQUARE.replace('#8c2f27', 'url(https://jahat.example)'), 415, 'alamat atau berkas lain'],
    [SQUARE.replace('<path', `${'<path d="M0 0"/>'.repeat(6_000)}<path`), 413, 'terlalu rumit'],
    ['GIF89a, bukan PNG', 415, 'bukan SVG atau PNG'],
    [await picture().jpeg().toBuffer(), 415, 'bukan SVG atau PNG'],
    [(await picture().png().toBuffer()).subarray(0, 200), 400, 'tidak utuh'],
    [Buffer.alloc(1_000_001), 413, 'Paling besar 1 MB'],
  ] as const)
    expect(await upload(file), said).toMatchObject({
      code,
      errors: { file: [expect.stringContaining(said)] },
    })
  expect(await upload(SQUARE, staff.session)).toMatchObject({ code: 403 })
  expect(await upload(await picture(80, 40).png().toBuffer())).toMatchObject({
    code: 201,
    data: { type: 'image/svg+xml', width: 80, height: 40 },
  })
})

test('POST /desk/brand: one button takes the nearest colour that can be read, without a script', async () => {
  const send = async (body: Record<string, string>) =>
    session.send('POST', '/desk/brand', {
      body: new URLSearchParams({ version: String((await read()).version), ...body }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://site.test' },
      redirect: 'manual',
    })
  const refused = await send({ primary: '#fff3b0' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toMatch(/hanya 1,0:1[\s\S]*value="perbaiki-warna"/)
  const corrected = await send({ primary: '#fff3b0', intent: 'perbaiki-warna' })
  expect([corrected.status, corrected.headers.get('location')]).toEqual([302, '/desk/brand/preview'])
  expect((await read()).look.primary).toMatch(/^#[67]/)
  await patch({ primary: '' })
})

test('POST /v1/desk/settings/brand/publication: only then do readers see it, everywhere', async () => {
  const { data } = await upload(SQUARE)
  const draft = await patch({
    logo: data.name,
    primary: '#7a1f2b',
    motif: 'kawung',
    tagline: 'Bersama <b>melayani</b>',
    donate_title: 'Ulurkan tangan.',
    missing_text: 'Alamat ini tidak ada.',
  })
  expect(draft).toMatchObject({ code: 200, data: { is_published: false } })
  const preview = await (await session.open('/desk/brand/preview')).text()
  expect(preview).toContain('<link rel="stylesheet" href="/cloth/7a1f2b-f28a1e/look.css"/>')
  expect(preview).toContain('Ulurkan tangan.')
  expect(await textOf('/')).toBe(before.home)

  expect(await publish()).toMatchObject({ code: 200, data: { is_published: true } })
  const { logo } = draft.data.shown!
  const home = await textOf('/')
  expect(home).toContain('<link rel="stylesheet" href="/cloth/7a1f2b-f28a1e/look.css"><')
  expect(home).toContain(`<link rel="icon" href="${logo!.url}" type="image/svg+xml">`)
  expect(home).toContain(`<img src="${logo!.url}" width="1000" height="1000"`)
  expect(home).toMatch(/\/cover\/[a-z]+-kawung\//)
  expect(home).not.toMatch(/src="\/cover\/(?:daun|indigo|katun|kunyit|langit|mengkudu|samudra|soga)\//)
  expect(home).toContain('Ulurkan tangan.')
  expect(home).toContain('Bersama &lt;b&gt;melayani&lt;/b&gt;')
  expect(await textOf('/tidak-ada')).toContain('404 Not Found. Alamat ini tidak ada.')
  expect(await textOf('/cloth/7a1f2b-f28a1e/look.css')).toContain('--color-blue:#7a1f2b')
  expect(await textOf(logo!.url)).toContain('fill="#8c2f27"')
  expect(await textOf('/offline')).toContain('/cloth/7a1f2b-f28a1e/look.css')

  const { icons, theme_color } = await (await open('/manifest.webmanifest')).json()
  expect(theme_color).toMatch(/^#[2-6]/)
  const icon = await open(icons[0].src)
  expect([icon.headers.get('cache-control'), await pixel(await icon.arrayBuffer(), 90, 90)]).toEqual([
    'public, max-age=31536000, immutable',
    '#8c2f27',
  ])
  expect(await trailOf(db, 'brand', null)).toContainEqual(
    expect.objectContaining({
      act: 'publish',
      detail: expect.objectContaining({ after: expect.objectContaining({ primary: '#7a1f2b' }) }),
    }),
  )
})

test('GET /og/…: a share picture has the logo, under an address of its own', async () => {
  const address = await shareAddress(news.slug)
  expect(address).not.toBe(before.share)
  const old = await open(before.share)
  expect([old.status, old.headers.get('location')]).toEqual([302, address])
  expect(await pixel(await (await open(address)).arrayBuffer(), 80, 520)).toBe('#8c2f27')
})

test('mails and papers have the logo, the colours and the tagline', async () => {
  await write((tx) =>
    queueMail(tx, {
      key: 'satu',
      to: 'ama@contoh.example',
      subject: 'Halo',
      blocks: [{ button: 'Buka', href: 'http://site.test/a' }],
    }),
  )
  const { id } = await db.selectFrom('letters').select('id').executeTakeFirstOrThrow()
  await sendMail.run({ id }, jobParts())
  const [letter] = site.letters
  expect(letter!.html).toContain('background-color:#7a1f2b;color:#ffffff')
  expect(letter!.html).not.toContain('#1456b8')
  expect(letter!.html).toMatch(/<img src="cid:logo@site" alt="" width="48" height="48"/)
  expect(letter!.attachments).toMatchObject([{ cid: 'logo@site', type: 'image/png' }])
  expect(letter!.text).toContain('Salam hangat,\nJaringan Karya Layanan\nBersama <b>melayani</b>\n')

  const { member, id: order } = await memberWithOrder(site)
  await simulator.settle(order, { channel: 'bca_va' })
  const pdf = Buffer.from(await (await member.open(`/v1/donations/${order}/receipt.pdf`)).arrayBuffer())
  expect(pdf.toString('latin1')).toMatch(
    /\/Subtype \/Image[\s\S]*\/Height 144|\/Height 144[\s\S]*\/Subtype \/Image/,
  )
})

test('GET /icon/…: the logo outlives the sweep of uploads and the account that sent it', async () => {
  const { logo } = (await read()).shown!
  const now = time.now
  time.now = new Date(now.getTime() + 2 * 86_400_000)
  await removeUnusedUploads.run({}, jobParts())
  time.now = now
  expect(await db.selectFrom('uploads').select('id').where('userId', '=', user.id).execute()).toEqual([])
  expect((await open(logo!.url)).status).toBe(200)
  expect((await open('/icon/0123456789abcdef.svg')).status).toBe(404)
  expect((await open('/icon/0123456789abcdef-192.png')).status).toBe(404)
})

test('GET /icon/…: a PNG is as good as an SVG, and an icon of its own goes before the logo', async () => {
  const green = { create: { width: 64, height: 64, channels: 3, background: '#1f4d40' } } as const
  const { data } = await upload(await sharp(green).png().toBuffer())
  const { shown } = (await patch({ icon: data.name })).data
  const png = await open(shown!.icon!.url.replace('.svg', '-192.png'))
  expect(await pixel(await png.arrayBuffer(), 90, 90)).toBe('#1f4d40')
  expect(shown!.icon!.url).not.toBe(shown!.logo!.url)
})

test('PATCH /v1/desk/settings/brand: conflicts are told, others than admins are refused', async () => {
  const { version } = await read()
  await patch({ tagline: 'Bersama' })
  expect(await ask('PATCH', '/settings/brand', { version, tagline: 'Lama' })).toMatchObject({
    code: 409,
    data: { current: { look: { tagline: 'Bersama' } } },
  })
  expect(await ask('POST', '/settings/brand/publication', { version })).toMatchObject({ code: 409 })
  expect(await staff.ask('GET', '/settings/brand')).toMatchObject({ code: 403 })
  expect((await staff.session.open('/desk/brand')).status).toBe(404)
})

test('POST /desk/brand/preview: a draft is discarded without a script, and readers notice nothing', async () => {
  const [{ look: draft, is_published }, home] = [await read(), await textOf('/')]
  expect(is_published).toBe(false)
  const discard = async () =>
    session.send('POST', '/desk/brand/preview', {
      body: 'intent=buang',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://site.test' },
      redirect: 'manual',
    })
  expect((await discard()).headers.get('location')).toBe('/desk/brand')
  expect(await read()).toMatchObject({
    is_published: true,
    look: { ...draft, icon: '', tagline: 'Bersama <b>melayani</b>' },
  })
  expect((await trailOf(db, 'brand', null)).at(-1)).toMatchObject({ act: 'discard' })
  const trail = await trailOf(db, 'brand', null)
  expect((await discard()).status).toBe(302)
  expect(await trailOf(db, 'brand', null)).toEqual(trail)
  expect(await textOf('/')).toBe(home)
})

test('POST /v1/desk/settings/brand/publication: an emptied look is the built-in one to the byte', async () => {
  const empty = {
    logo: '',
    icon: '',
    primary: '',
    accent: '',
    motif: '',
    tagline: '',
    donate_title: '',
    missing_text: '',
  }
  const { logo } = (await read()).shown!
  expect(await patch(empty)).toMatchObject({ code: 200, data: { shown: null } })
  // The document of the preview has the published sheet; the draft's own goes over all of it.
  expect(await (await session.open('/desk/brand/preview')).text()).toContain(
    '<link rel="stylesheet" href="/cloth/1456b8-f28a1e/look.css"/>',
  )
  const sheet = await textOf('/cloth/1456b8-f28a1e/look.css')
  for (const token of [
    'blue:#1456b8',
    'deep:#0a2350',
    'sky:#e8f0fb',
    'orange:#f28a1e',
    'orange-text:#a24c05',
  ])
    expect(sheet).toContain(`--color-${token}`)
  expect(sheet).toMatch(/:root\[data-theme=dark\]\{--color-blue:#8fb9ff/)
  await publish()
  // Open tabs and stored pages still name the drawings of the look before.
  expect(await textOf(logo!.url)).toContain('fill="#8c2f27"')
  expect((await open(logo!.url.replace('.svg', '-192.png'))).status).toBe(200)
  expect(await textOf('/')).toBe(before.home)
  expect(await textOf('/manifest.webmanifest')).toBe(before.manifest)
  expect(await shareAddress(news.slug)).toBe(before.share)
})
