import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { giveConsent } from '#src/features/accounts/consents/consent-queries.ts'
import { makeUser } from '#src/features/accounts/factory.ts'
import type { ContentWire } from '#src/wire/content.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { getSettings } from '../../settings/queries.ts'
import { lockSettings, updateSetting } from '../../settings/write-queries.ts'

const site = await freshApp()
const { db, time, get, open } = site
const person = await makeUser(db, { role: 'staff', userType: 'sekretariat' })
const staff = await site.as(person)
type Told = { code: number; data: ContentWire; errors?: Record<string, string[]> }

const ask = async (method: string, path: string, body?: object): Promise<Told> => {
  const init = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
  return (await staff.send(method, `/v1/desk/pages${path}`, init)).json()
}
const patch = (item: { id: number; version: number }, change: object) =>
  ask('PATCH', `/${item.id}`, { version: item.version, ...change })
const pageOf = async (slug: string) => {
  const { itemId } = await db
    .selectFrom('slugs')
    .select('itemId')
    .where('kind', '=', 'page')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return (await ask('GET', `/${itemId}`)).data
}
const write = async (title: string) => (await ask('POST', '', { title, content: '<p>Isi halaman.</p>' })).data
const told = async (path: string) => (await open(path)).text()

test('a new page is read at its address once it is published', async () => {
  const draft = await write('Cara bergabung')
  expect((await open('/about/cara-bergabung')).status).toBe(404)
  await patch(draft, { status: 'published' })
  expect(await told('/about/cara-bergabung')).toContain('Isi halaman.')
})

test('addresses with a route of their own, and those of others, cannot be taken', async () => {
  expect((await write('Kelompok kerja')).slug).toBe('kelompok-kerja-2')
  const page = await write('Halaman yang ingin pindah')
  for (const slug of ['tanya-jawab', 'sekretariat-nasional', 'sejarah', 'privacy-policy'])
    expect(await patch(page, { slug }), slug).toMatchObject({
      code: 400,
      errors: { slug: [expect.any(String)] },
    })
})

test('pages of the site keep their address and stay', async () => {
  const history = await pageOf('sejarah')
  expect(history.is_system).toBe(true)
  expect(await ask('DELETE', `/${history.id}`)).toMatchObject({ code: 403 })
  expect(await patch(history, { slug: 'riwayat' })).toMatchObject({
    code: 400,
    errors: { slug: [expect.any(String)] },
  })
  expect(await patch(history, { status: 'archived' })).toMatchObject({ code: 400 })
  expect((await open('/about/sejarah')).status).toBe(200)
})

test('a page in the About menu is not taken away, and the menu follows it to a new address', async () => {
  const { data: page } = await patch(await write('Halaman di menu'), { status: 'published' })
  const { data: menu } = (await staff.get('/v1/desk/menu')) as unknown as { data: { version: number } }
  const groups = [
    { title: 'Satu', entries: [{ to: '/about/halaman-di-menu?dari=menu#isi', label: 'Di menu' }] },
  ]
  const body = JSON.stringify({ version: menu.version, groups })
  const init = { body, headers: { 'content-type': 'application/json' } }
  expect((await staff.send('PATCH', '/v1/desk/menu', init)).status).toBe(200)
  expect(await told('/about/halaman-di-menu')).toContain('href="/about/halaman-di-menu?dari=menu#isi"')
  expect(await ask('DELETE', `/${page.id}`)).toMatchObject({
    code: 400,
    errors: { status: [expect.any(String)] },
  })
  expect(await patch(page, { status: 'archived' })).toMatchObject({ code: 400 })
  await patch(page, { slug: 'halaman-pindah' })
  expect(await told('/about')).toContain('href="/about/halaman-pindah?dari=menu#isi"')
})

test('a menu that is arranged while one of its pages moves keeps both changes', async () => {
  const { data: page } = await patch(await write('Halaman bergeser'), { status: 'published' })
  const menu = (title: string, slug: string) => [
    { title, entries: [{ to: `/about/${slug}`, label: 'Geser' }] },
  ]
  const put = (tx: typeof db, title: string) =>
    updateSetting(tx, {
      key: 'about_menu',
      value: menu(title, 'halaman-bergeser'),
      by: person.id,
      now: time.now,
    })
  await put(db, 'Satu')
  const { moving } = await site.write(async (tx) => {
    await lockSettings(tx)
    await put(tx, 'Dua')
    const answer = patch(page, { slug: 'halaman-jauh' })
    await eventually(async () => expect(await isWaiting()).toBe(true))
    return { moving: answer }
  })
  expect(await moving).toMatchObject({ code: 200 })
  expect((await getSettings(db)).about_menu).toEqual(menu('Dua', 'halaman-jauh'))
})

const isWaiting = async () => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}

test('legal text: a new version keeps the old one, with its changes and whether to ask for consent again', async () => {
  const policy = await pageOf('privacy-policy')
  const old = policy.content.slice(0, 60)
  const content = '<p>Kebijakan yang baru sekali.</p>'
  expect(await patch(policy, { content, status: 'published' })).toMatchObject({
    code: 400,
    errors: { needs_consent: [expect.any(String)], note: [expect.any(String)] },
  })
  expect(
    await patch(policy, { content, status: 'scheduled', publish_at: '2030-01-01T00:00:00Z' }),
  ).toMatchObject({ code: 409 })
  const change = { content, status: 'published', needs_consent: true, note: 'Cara kami menyimpan data.' }
  expect(await patch(policy, change)).toMatchObject({ code: 200 })
  const { data: versions } = (await get(`/v1/pages/${policy.id}/versions`)) as unknown as { data: object[] }
  expect(versions).toMatchObject([
    {
      number: 2,
      needs_consent: true,
      note: 'Cara kami menyimpan data.',
      in_force_from: time.now.toISOString(),
    },
    { number: 1 },
  ])
  expect(await told('/privacy-policy')).toContain('Kebijakan yang baru sekali.')
  expect(await told('/privacy-policy')).toMatch(/Versi 2, berlaku sejak/)
  expect(await told('/privacy-policy?versi=1')).toContain(old.replace(/<[^>]+>/g, '').slice(0, 20))
  expect((await open('/privacy-policy?versi=9')).status).toBe(404)
})

test('a text that is only saved is no version, and nobody reads it', async () => {
  const terms = await pageOf('terms-of-service')
  await patch(terms, { content: '<p>Syarat xilofonika belum terbit.</p>' })
  const { data: versions } = (await get(`/v1/pages/${terms.id}/versions`)) as unknown as { data: object[] }
  expect(versions).toHaveLength(1)
  expect(await told('/terms-of-service')).not.toContain('xilofonika')
  expect((await get('/v1/search?q=xilofonika')).data).toMatchObject({ rows: [] })
})

test('legal text: members who agreed to an earlier version are asked again only where that was decided', async () => {
  const policy = await pageOf('privacy-policy')
  const member = await makeUser(db)
  const live = policy.revisions.find(({ is_live }) => is_live)!.id
  const agreed = { userId: member.id, kind: 'privacy', version: String(live), now: time.now } as const
  await giveConsent(db, agreed)
  const asMember = await site.as(member)
  const due = async () =>
    ((await asMember.get('/v1/auth/me')).data as { consents_due: string[] }).consents_due
  const publish = (needs_consent: boolean, content: string) => async () =>
    patch(await pageOf('privacy-policy'), { content, status: 'published', needs_consent, note: 'Ejaan.' })
  await publish(false, '<p>Ejaan yang lebih baik.</p>')()
  expect(await due()).toEqual([])
  await publish(true, '<p>Hak yang berubah.</p>')()
  expect(await due()).toEqual(['privacy'])
  expect(await (await asMember.open('/member')).text()).toContain('Kebijakan privasi berubah')
  const init = { body: '{"consent_privacy":true}', headers: { 'content-type': 'application/json' } }
  await asMember.send('PATCH', '/v1/auth/me', init)
  expect(await due()).toEqual([])
})

test('POST /desk/pages/{id}: gaps of a text are filled in wherever they stand, the rest stays marked', async () => {
  const note = '<p><strong>Rancangan.</strong> Lengkapi setiap [lengkapi: …].</p>'
  const gaps =
    '<p>[lengkapi: nama badan hukum], [lengkapi: alamat lengkap]. [lengkapi: nama badan hukum].</p>'
  const { data: page } = await patch(await pageOf('sejarah'), { content: `<p>Awal.</p>${note}${gaps}` })
  const form = {
    intent: 'isi',
    version: String(page.version),
    'gap-nama%20badan%20hukum': ' A & <b>B</b> ',
    'gap-alamat%20lengkap': '',
    is_checked: 'on',
  }
  const send = (given: object) =>
    staff.send('POST', `/desk/pages/${page.id}`, {
      body: new URLSearchParams({ ...form, ...given }),
      headers: { origin: 'http://site.test' },
    })
  expect((await send({})).headers.get('location')).toContain('tersimpan=isi')
  const name = 'A &amp; &lt;b&gt;B&lt;/b&gt;'
  const filled = `<p>Awal.</p><p>${name}, [lengkapi: alamat lengkap]. ${name}.</p>`
  expect((await pageOf('sejarah')).content).toBe(filled)
  expect(await told('/about/sejarah')).not.toContain(name)
  expect((await send({ 'gap-alamat%20lengkap': 'Jl. Contoh 1' })).status).toBe(409)
  expect((await pageOf('sejarah')).content).toBe(filled)
})

test('POST /desk/pages/{id}: gaps whose names differ in signs alone have fields of their own, with readable names', async () => {
  const content = '<p>[lengkapi: A & B], [lengkapi: A-B].</p><ul><li>[lengkapi: …]</li></ul>'
  const { data: page } = await patch(await pageOf('sejarah'), { content })
  const path = `/desk/pages/${page.id}`
  expect(await (await staff.open(path)).text()).toMatch(/<label[^>]*>A &amp; B</)
  const form = { intent: 'isi', version: String(page.version), 'gap-A%20%26%20B': 'satu', 'gap-A-B': 'dua' }
  const send = (given: object) =>
    staff.send('POST', path, {
      body: new URLSearchParams({ ...form, ...given }),
      headers: { origin: 'http://site.test' },
    })
  const refused = await send({ is_checked: 'on' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('Catatan rancangannya bukan paragraf biasa')
  expect((await send({})).status).toBe(302)
  expect((await pageOf('sejarah')).content).toBe('<p>satu, dua.</p><ul><li>[lengkapi: …]</li></ul>')
})
