import { expect, test } from 'vitest'
import { deskCaller, trailOf } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
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

test('the menu leads to live pages only, to each once', async () => {
  const { data: menu } = await staff.ask<MenuWire>('GET', '/menu')
  const entry = (to: string) => ({ to, label: 'Ke sana' })
  for (const entries of [
    [entry('/about/tidak-ada')],
    [entry('/about/sejarah'), entry('/about/sejarah')],
    [entry('/desk')],
  ])
    expect(
      await staff.ask('PATCH', '/menu', { version: menu.version, groups: [{ title: 'Satu', entries }] }),
    ).toMatchObject({ code: 400 })
})
