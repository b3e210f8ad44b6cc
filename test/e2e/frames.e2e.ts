import { expect, inject, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { changeSessions, logIn, openSession, siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()
const withAndWithoutScript = test.for([
  ['with script', true],
  ['without script', false],
] as const)
const addressOf = (url: string) => url.slice(inject('base').length)

withAndWithoutScript('a guest is sent from the member area to the login, %s', async ([, hasScript]) => {
  const page = await visit({ hasScript })
  const answer = await open(page, '/member/profile')
  expect(addressOf(page.url())).toBe('/login?next=%2Fmember%2Fprofile')
  expect(answer.status()).toBe(200)
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
})

withAndWithoutScript('a member sees the member layout with name and menu, %s', async ([, hasScript]) => {
  const session = await logIn(db, { namaLengkap: 'Maria Tefa' })
  const page = await visit({ hasScript, session })
  const answer = await open(page, '/member')
  expect(answer.status()).toBe(200)
  await page.getByRole('heading', { level: 1, name: /^Selamat (pagi|siang|sore|malam), Maria$/ }).waitFor()
  expect(await page.getByRole('banner').getByText('Maria Tefa').first().isVisible()).toBe(true)
  const menu = page.getByRole('navigation', { name: 'Menu anggota' }).getByRole('link')
  expect(await menu.allInnerTexts()).toEqual(['HOME', 'REGION', 'FORUM', 'NEWS', 'DONASI'])
  await page.getByRole('button', { name: 'Menu akun' }).first().click()
  const account = page.getByRole('navigation', { name: 'Menu akun' })
  await account.getByRole('button', { name: 'Logout' }).waitFor()
  await account.getByRole('link', { name: 'Profil' }).click()
  await page.getByRole('heading', { level: 1, name: 'Profil' }).waitFor()
  expect(addressOf(page.url())).toBe('/member/profile')
  await page.getByRole('banner').getByText('Maria Tefa').waitFor()
  expect(await page.getByRole('navigation', { name: 'Menu anggota' }).count()).toBe(0)
})

test('on phones the photo opens the member drawer, and Home leads to the member area', async () => {
  const page = await visit({ width: 390, session: await logIn(db) })
  await open(page, '/member')
  await page.getByRole('button', { name: 'Menu akun' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.getByRole('link', { name: 'Tulisan saya' }).waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  const home = page.getByRole('navigation', { name: 'Navigasi bawah' }).getByRole('link', { name: 'Home' })
  expect(await home.getAttribute('href')).toBe('/member')
})

test('the login page redirects a logged-in member, only within the site', async () => {
  const page = await visit({ session: await logIn(db) })
  const nexts = {
    '/login': '/',
    '/login?next=/news': '/news',
    '/login?next=%2Fmember%2Fprofile': '/member/profile',
    '/login?next=//evil.example': '/',
    '/login?next=/%5Cevil.example': '/',
    '/login?next=https://evil.example/': '/',
  }
  for (const [path, expected] of Object.entries(nexts)) {
    await open(page, path)
    expect(addressOf(page.url()), path).toBe(expected)
  }
})

withAndWithoutScript(
  'public pages offer a member the Dashboard, a guest Register and Login, %s',
  async ([, hasScript]) => {
    const guest = await visit({ hasScript })
    const member = await visit({ hasScript, session: await logIn(db) })
    await open(guest, '/news')
    await open(member, '/news')
    const entries = ['Register', 'Login', 'Dashboard']
    const shown = async (page: typeof guest) => {
      const links = entries.map((name) => page.getByRole('banner').getByRole('link', { name, exact: true }))
      return Promise.all(links.map((link) => link.isVisible()))
    }
    expect(await shown(guest)).toEqual([true, true, false])
    expect(await shown(member)).toEqual([false, false, true])
    await member.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await member.getByRole('navigation', { name: 'Menu anggota' }).waitFor()
    expect(addressOf(member.url())).toBe('/member')
  },
)

test('a member’s pages are not cached; a guest’s may be, and are revalidated', async () => {
  const guest = await visit()
  const member = await visit({ session: await logIn(db) })
  const cacheControl = async (page: typeof guest, path: string) =>
    (await open(page, path)).headers()['cache-control']
  for (const path of ['/member', '/member/profile', '/news', '/'])
    expect(await cacheControl(member, path), path).toBe('private, no-store')
  expect(await cacheControl(guest, '/news')).toBe('public, max-age=0, must-revalidate')
})

test('session: an expired one counts as logged out', async () => {
  const user = await makeUser(db, { namaLengkap: 'Sudah Keluar' })
  const session = await openSession(db, user)
  await changeSessions(db, user, { endedAt: new Date() })
  const page = await visit({ session })
  await open(page, '/member')
  expect(addressOf(page.url())).toBe('/login?next=%2Fmember')
})
