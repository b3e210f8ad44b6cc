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

test('a change is on every page at once, and the trail says what was', async () => {
  await open('/')
  expect(await patch({ site_name: 'Jaringan Contoh Baru', phone: '+62 21 555 0000' })).toMatchObject({
    code: 200,
  })
  expect(await (await open('/')).text()).toContain('Jaringan Contoh Baru')
  expect((await get('/v1/settings')).data).toMatchObject({ site_name: 'Jaringan Contoh Baru' })
  expect((await trailOf(db, 'settings', null)).at(-1)).toMatchObject({
    ...{ act: 'update', detail: { before: { phone: '' }, after: { phone: '+62 21 555 0000' } } },
  })
})

test('what does not fit is refused by its field, all at once', async () => {
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

test('a stale change is told what stands there', async () => {
  const { version } = await read()
  await patch({ short_name: 'JCB' })
  expect(await ask('PATCH', '/settings', { version, short_name: 'LAMA' })).toMatchObject({
    code: 409,
    data: { current: { short_name: 'JCB' } },
  })
})

test('the account for gifts changes only after a fresh proof', async () => {
  const longAgo = new Date(time.now.getTime() - 11 * 60_000)
  await db.updateTable('sessions').set({ provenAt: longAgo }).where('userId', '=', user.id).execute()
  expect(await patch({ bank_account: '123 456 789' })).toMatchObject({
    code: 403,
    data: { proof_required: expect.any(Array) },
  })
  expect(await patch({ vision: 'Adil.' })).toMatchObject({ code: 200 })
  await db.updateTable('sessions').set({ provenAt: time.now }).where('userId', '=', user.id).execute()
  expect(await patch({ bank_account: '123 456 789' })).toMatchObject({ code: 200 })
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
