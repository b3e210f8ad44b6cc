import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { deskCaller, trailOf } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import type { DeskSettingsWire, MenuWire } from './schema.ts'

const site = await freshApp()
const { db, time, get, open } = site
const { user, ask } = await deskCaller(site, 'admin')
const staff = await deskCaller(site)
const read = async () => (await ask<DeskSettingsWire>('GET', '/settings')).data
const patch = async (change: object) =>
  ask<DeskSettingsWire>('PATCH', '/settings', { version: (await read()).version, ...change })

test('settings: a change is on every page at once, and audited with the former value', async () => {
  await open('/')
  expect(await patch({ site_name: 'Jaringan Contoh Baru', phone: '+62 21 555 0000' })).toMatchObject({
    code: 200,
  })
  expect(await (await open('/')).text()).toContain('Jaringan Contoh Baru')
  expect((await get('/v1/settings')).data).toMatchObject({ site_name: 'Jaringan Contoh Baru' })
  expect((await trailOf(db, 'settings', null)).at(-1)).toMatchObject({
    act: 'update',
    detail: { before: { phone: '' }, after: { phone: '+62 21 555 0000' } },
  })
})

test('misfits are refused by their field, all at once', async () => {
  const { errors, code } = await patch({
    site_name: ' ',
    email: 'bukan',
    whatsapp: '0812',
    social_x: 'javascript:1',
  })
  expect(code).toBe(400)
  expect(Object.keys(errors!).sort()).toEqual(['email', 'site_name', 'social_x', 'whatsapp'])
  expect(await patch({ password_hash: 'x' })).toMatchObject({ code: 400 })
  expect(await patch({ about_menu: null })).toMatchObject({ code: 400 })
})

test('settings: a stale change is refused with the current values', async () => {
  const { version } = await read()
  await patch({ short_name: 'JCB' })
  expect(await ask('PATCH', '/settings', { version, short_name: 'LAMA' })).toMatchObject({
    code: 409,
    data: { current: { short_name: 'JCB' } },
  })
})

const guarded = {
  phone: '+62 21 555 0100',
  email: 'kontak@contoh.example',
  whatsapp: '6281255500001',
  bank_name: 'Bank Contoh',
  bank_account: '123 456 789',
  bank_holder: 'Yayasan Contoh',
}
const proveAt = (provenAt: Date) =>
  db.updateTable('sessions').set({ provenAt }).where('userId', '=', user.id).execute()
const longAgo = () => new Date(time.now.getTime() - 11 * 60_000)

test.each(Object.entries(guarded))(
  'PATCH /v1/desk/settings: %s asks for a fresh proof',
  async (name, value) => {
    await proveAt(longAgo())
    const refused = { code: 403, data: { proof_required: ['password'] } }
    expect(await patch({ [name]: value })).toMatchObject(refused)
    // Neither other settings nor an empty value gets around the proof.
    expect(await patch({ vision: 'Adil.', [name]: value })).toMatchObject(refused)
    expect(await patch({ [name]: '' })).toMatchObject(
      (await read())[name as keyof typeof guarded] ? refused : { code: 200 },
    )
    await proveAt(time.now)
    expect(await patch({ [name]: value })).toMatchObject({ code: 200, data: { [name]: value } })
    // Unchanged, it may be sent with the rest; emptying it still needs a proof.
    await proveAt(longAgo())
    expect(await patch({ vision: `Adil. ${name}`, [name]: value })).toMatchObject({ code: 200 })
    expect(await patch({ [name]: '' })).toMatchObject(refused)
    await proveAt(time.now)
  },
)

test('PATCH /v1/desk/settings: a new bank account is mailed to every admin, another setting to nobody', async () => {
  const other = await makeUser(db, { role: 'admin' })
  const told = () =>
    db
      .selectFrom('letters')
      .select('text')
      .where('subject', '=', 'Rekening donasi diganti')
      .where('toEmail', '=', other.email)
      .execute()
  await patch({ phone: '+62 21 555 0199' })
  expect(await told()).toEqual([])
  await patch({ bank_account: '987 654 321' })
  expect(await told()).toEqual([{ text: expect.stringContaining('Nomor rekening: 987 654 321') }])
})

test('PATCH /v1/desk/settings: texts need no proof', async () => {
  await proveAt(longAgo())
  expect(await patch({ vision: 'Adil.', mission: 'Melayani.' })).toMatchObject({ code: 200 })
  await proveAt(time.now)
})

test('settings are the admin’s; staff arrange the menu', async () => {
  expect(await staff.ask('GET', '/settings')).toMatchObject({ code: 403 })
  expect((await staff.session.open('/desk/settings')).status).toBe(404)
  const { data: menu } = await staff.ask<MenuWire>('GET', '/menu')
  const first = menu.groups[0]!
  const groups = [
    { ...first, title: 'Siapa kami', entries: [...first.entries].reverse() },
    ...menu.groups.slice(1),
  ]
  expect(await staff.ask('PATCH', '/menu', { version: menu.version, groups })).toMatchObject({ code: 200 })
  expect(await (await open('/about')).text()).toMatch(/Siapa kami[\s\S]*Tanya jawab[\s\S]*Sejarah/)
  expect(await staff.ask('PATCH', '/menu', { version: menu.version, groups })).toMatchObject({ code: 409 })
})

const readMenu = async () => (await staff.ask<MenuWire>('GET', '/menu')).data
const arrange = async (change: object) => {
  const { version, groups } = await readMenu()
  return staff.ask<MenuWire>('PATCH', '/menu', { version, groups, ...change })
}
const entry = (to: string, label = 'Ke sana') => ({ to, label })

test('PATCH /v1/desk/menu: the menus lead to live pages and safe addresses only, to each once', async () => {
  for (const entries of [
    [entry('/about/tidak-ada')],
    [entry('/about/tidak-ada#isi')],
    [entry('/about/sejarah'), entry('/about/sejarah')],
    ...['/desk', '/DESK/people', '/x/../v1/region', '//contoh.example', '/\\contoh.example', 'news'].map(
      (to) => [entry(to)],
    ),
    ...['javascript:alert(1)', 'http://contoh.example', 'https://', 'https://a:b@contoh.example', ''].map(
      (to) => [entry(to)],
    ),
    [entry('/news', 'N'.repeat(61))],
    Array.from({ length: 13 }, (_, at) => entry(`/news?page=${at}`)),
  ]) {
    expect(await arrange({ groups: [{ title: 'Satu', entries }] }), entries[0]!.to).toMatchObject({
      code: 400,
    })
    expect(await arrange({ main: entries }), entries[0]!.to).toMatchObject({ code: 400 })
  }
  expect(await arrange({ main: [{ ...entry('/news'), hidden: true }] })).toMatchObject({ code: 400 })
  expect((await arrange({ main: [entry('javascript:1')] })).errors).toEqual({
    'main.0.to': [expect.stringContaining('diawali https://')],
  })
})

test('PATCH /v1/desk/menu: an entry may lead to a part of a page of text, and to the legal texts', async () => {
  const deep = ['/about/sejarah', '/about/sejarah#asal', '/about/tanya-jawab?q=dana', '/privacy-policy'].map(
    (to) => entry(to),
  )
  expect(await arrange({ groups: [{ title: 'Satu', entries: deep }], main: deep })).toMatchObject({
    code: 200,
    data: {
      unreadable: [],
      pages: expect.arrayContaining([expect.objectContaining({ to: '/privacy-policy' })]),
    },
  })
  expect(await arrange({ main: null, groups: null })).toMatchObject({ code: 200 })
})

const bar = async () =>
  (await (await open('/kontak')).text()).match(/<nav aria-label="Menu utama" class="flex[\s\S]*?<\/nav>/)![0]

test('PATCH /v1/desk/menu: order, hidden entries and own links of the main menu are on every page at once', async () => {
  await arrange({ groups: null })
  const usual = await bar()
  const { main } = await readMenu()
  const shop = entry('https://toko.example/buku', 'Toko buku')
  const changed = [
    shop,
    ...main.toReversed().map((one) => (one.to === '/blog' ? { ...one, hidden: true } : one)),
  ]
  expect(await arrange({ main: changed })).toMatchObject({ code: 200, data: { main: changed } })
  const now = await bar()
  expect(now).toMatch(/Toko buku[\s\S]*\/download[\s\S]*\/news[\s\S]*About Us/)
  expect(now).toMatch(/href="https:\/\/toko\.example\/buku" rel="noopener noreferrer"[\s\S]*\(situs lain\)/)
  expect(now).not.toContain('href="/blog"')
  expect((await get('/v1/settings')).data).not.toHaveProperty('main_menu.1.hidden')
  expect((await trailOf(db, 'menu', null)).at(-1)).toMatchObject({
    detail: { before: { main }, after: { main: changed } },
  })
  // A list of the menu from before there was a main menu leaves it as it is.
  expect(await arrange({})).toMatchObject({ code: 200, data: { main: changed } })
  expect(await arrange({ main: null, groups: null })).toMatchObject({ code: 200, data: { main } })
  expect(await bar()).toBe(usual)
})

test('GET /v1/desk/menu: an entry whose item readers no longer see is marked', async () => {
  const { itemId } = await db
    .selectFrom('slugs')
    .select('itemId')
    .where('kind', '=', 'region')
    .executeTakeFirstOrThrow()
  const { slug } = await db
    .selectFrom('slugs')
    .select('slug')
    .where('kind', '=', 'region')
    .where('itemId', '=', itemId)
    .executeTakeFirstOrThrow()
  const { main } = await readMenu()
  const gone = { ...entry('/about/tidak-ada'), hidden: true }
  await arrange({ main: [...main, entry(`/region/${slug}#pengurus`), gone] })
  expect((await readMenu()).unreadable).toEqual(['/about/tidak-ada'])
  await db.updateTable('regions').set({ deletedAt: time.now }).where('id', '=', itemId).execute()
  expect((await readMenu()).unreadable).toEqual(['/about/tidak-ada', `/region/${slug}#pengurus`])
})

test('POST /desk/menu: a step without script keeps what was typed, and a refusal is told at its field', async () => {
  const { version, main } = await readMenu()
  const rows = main.flatMap(({ to, label }, at) => [
    [`to-${at}`, to],
    [`label-${at}`, label],
    [`menu-${at}`, 'main'],
    [`show-${at}`, 'on'],
  ])
  const form = { ...Object.fromEntries(rows), version: String(version), 'label-1': 'Baru diketik' }
  const send = async (more: object) => {
    const body = new URLSearchParams({ ...form, ...more })
    return (
      await staff.session.send('POST', '/desk/menu', { body, headers: { origin: 'http://site.test' } })
    ).text()
  }
  expect(await send({ step: 'up-1' })).toMatch(
    /name="label-0"[^>]*value="Baru diketik"|value="Baru diketik"[^>]*name="label-0"/,
  )
  expect(await send({ 'to-0': 'javascript:1' })).toMatch(/id="to-0-error"/)
  expect((await readMenu()).version).toBe(version)
})

test('letters of this file: every address stands alone on its line and leads to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
