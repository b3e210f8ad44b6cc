import { beforeAll, expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../accounts/factory.ts'

const site = await freshApp()
const { db, letters, work } = site
const origin = 'http://site.test'
const page = '/member/privacy'

beforeAll(work)

async function member(given: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(db, given)
  const session = await site.as(user)
  const html = async (path = page) => (await session.open(path)).text()
  const submit = async (fields: Record<string, string>) => {
    const answer = await session.send('POST', page, {
      body: new URLSearchParams(fields),
      headers: { origin },
    })
    return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() }
  }
  const stored = () => db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
  return { user, html, submit, stored }
}

const linkTo = (user: { email: string }, path: string) =>
  eventually(() => {
    const found = letters.findLast(({ to, text }) => to === user.email && text.includes(`${path}#`))
    if (!found) throw new Error(`no link to ${path}`)
    return found.text.match(new RegExp(`http:\\S+${path}#[\\w-]{43}`))![0]
  })

const open = (path: string, token: string) =>
  site.send('POST', path, { body: new URLSearchParams({ token }), headers: { origin } })

test('newsletter: subscribed and unsubscribed by a button, and the history shows both', async () => {
  const { html, submit } = await member()
  expect(await html()).toContain('Berlangganan')
  expect(await submit({ intent: 'newsletter', wanted: '1' })).toMatchObject({
    to: `${page}?selesai=newsletter`,
  })
  expect(await html()).toMatch(/Berhenti berlangganan[\s\S]*Riwayat persetujuan/)
  await submit({ intent: 'newsletter', wanted: '0' })
  expect(await html()).toMatch(/Belum disetujui[\s\S]*berakhir/)
})

test('a person who has not agreed to a text yet can do so here', async () => {
  const { html, submit } = await member()
  expect(await html()).toContain('>Setujui<')
  for (const intent of ['terms', 'privacy'])
    expect(await submit({ intent, wanted: '1' })).toMatchObject({ to: `${page}?selesai=${intent}` })
  expect(await html()).not.toContain('>Setujui<')
})

test('visits are switched off and on', async () => {
  const { html, submit, stored } = await member()
  await submit({ intent: 'kunjungan', wanted: '0' })
  expect(await stored()).toMatchObject({ visitsEnabled: false })
  expect(await html()).toContain('Nyalakan pencatatan')
  await submit({ intent: 'kunjungan', wanted: '1' })
  expect(await stored()).toMatchObject({ visitsEnabled: true })
})

test('account deletion: takes two pages and a mail, and is undone by a button on every page', async () => {
  const { user, html, submit, stored } = await member()
  expect(await submit({ intent: 'hapus', keep_byline: '1' })).toMatchObject({ to: `${page}?selesai=hapus` })
  expect(await html(`${page}?selesai=hapus`)).toContain('Kami mengirim surat')
  const answer = await open('/delete-account', await linkTo(user, '/delete-account'))
  expect(answer.headers.get('location')).toBe('/delete-account?selesai=1')
  expect(await stored()).toMatchObject({ deletionDueAt: expect.any(Date), deletionKeepsByline: true })
  for (const path of [page, '/member']) expect(await html(path)).toContain('Batalkan penghapusan')
  expect(await submit({ intent: 'batal' })).toMatchObject({ to: `${page}?selesai=batal` })
  expect(await stored()).toMatchObject({ deletionDueAt: null })
  expect(await html('/member')).not.toContain('Batalkan penghapusan')
})

test('the link in the second letter keeps the account of someone who is not logged in', async () => {
  const { user, submit, stored } = await member()
  await submit({ intent: 'hapus' })
  await open('/delete-account', await linkTo(user, '/delete-account'))
  const link = await linkTo(user, '/keep-account')
  expect((await open('/keep-account', link)).headers.get('location')).toBe('/keep-account?selesai=1')
  expect(await stored()).toMatchObject({ deletionDueAt: null })
  const again = await open('/keep-account', link)
  expect([again.status, await again.text()]).toEqual([400, expect.stringContaining('sudah dipakai')])
})

test('account deletion: without a fresh proof the form redirects to it; the last admin is told why not', async () => {
  const late = await member()
  await db
    .updateTable('sessions')
    .set({ provenAt: new Date(0) })
    .where('userId', '=', late.user.id)
    .execute()
  const refused = await late.submit({ intent: 'hapus' })
  expect([refused.status, refused.html]).toEqual([403, expect.stringContaining('/member/proof?next=')])
  const admin = await member({ role: 'admin' })
  const last = await admin.submit({ intent: 'hapus' })
  expect([last.status, last.html]).toEqual([409, expect.stringContaining('satu-satunya admin')])
})

test('pages of links are never stored and not indexed', async () => {
  for (const path of ['/email-change', '/unsubscribe', '/delete-account', '/keep-account']) {
    const answer = await site.open(path, { cookie: '' })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await answer.text()).toContain('noindex')
  }
})
