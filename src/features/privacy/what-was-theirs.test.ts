import { expect, test } from 'vitest'
import { makePost } from '#src/features/blog/factory.ts'
import { makeNews } from '#src/features/news/factory.ts'
import { deskCaller } from '#test/support/desk-caller.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, guestBody, type Opened } from '#test/support/giving.ts'
import { makeUser } from '../accounts/factory.ts'

const site = await freshApp({ payments: 'simulator' })
const { db, write, time, letters, get } = site
const admin = await deskCaller(site, 'admin')
await site.work()

const MINUTE = 60_000
const erase = async (id: number) => {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const body = { email, reason: 'Permintaan privasi' }
  expect(await admin.ask('POST', `/people/${id}/erasure`, body)).toMatchObject({ success: true })
}

/** Makes a donation without login. */
async function giveAs(email: string) {
  const donor = { name: 'Yosefina Bria', email, phone: '0812-0000-4417' }
  const { data } = await site.post('/v1/donations/guest', await guestBody(site, { donor }))
  return (data as Opened).order_id
}
const donorOf = async (order: string) => (await booksOf(site, order)).donorEmail

/** Changes a user's address by the mailed link. */
async function changeEmail(user: { id: number }, email: string) {
  const me = await site.as(user)
  const { data } = await me.get('/v1/auth/me')
  const body = JSON.stringify({ email, version: (data as { version?: number }).version })
  const asked = await me.send('PATCH', '/v1/auth/me', {
    body,
    headers: { 'content-type': 'application/json' },
  })
  expect(asked.status, await asked.text()).toBe(200)
  const token = await eventually(() => {
    const letter = letters.findLast(({ to, text }) => to === email && text.includes('/email-change#'))
    expect(letter).toBeDefined()
    return /email-change#([\w-]+)/.exec(letter!.text)![1]!
  })
  expect((await me.post('/v1/auth/email-change', { token })).code).toBe(200)
}

test('guest gifts and messages under a former address go with the person, another’s later ones stay', async () => {
  const former = `lama-${Date.now()}@contoh.example`
  const user = await makeUser(db, { email: former })
  const [before, stranger] = [await giveAs(former), await giveAs(`lain-${Date.now()}@contoh.example`)]
  const message = {
    name: 'Yosefina Bria',
    email: former,
    message: 'Halo',
    idempotencyKey: crypto.randomUUID(),
  }
  await db
    .insertInto('contactMessages')
    .values({ ...message, createdAt: time.now })
    .execute()
  time.now = new Date(time.now.getTime() + MINUTE)
  await changeEmail(user, `baru-${Date.now()}@contoh.example`)
  time.now = new Date(time.now.getTime() + MINUTE)
  const later = await giveAs(former)
  expect(await donorOf(before)).toBe(former)
  await erase(user.id)
  expect(await donorOf(before)).toBeNull()
  expect((await admin.ask('GET', `/donations/${before}`)).data).not.toMatchObject({
    donor: { email: former },
  })
  expect(await donorOf(later)).toBe(former)
  expect(await donorOf(stranger)).not.toBeNull()
  expect(await db.selectFrom('contactMessages').select('id').where('email', '=', former).execute()).toEqual(
    [],
  )
  expect(
    await db.selectFrom('formerAddresses').select('hash').where('userId', '=', user.id).execute(),
  ).toEqual([])
})

test('former address: stored nowhere but as a hash', async () => {
  const former = `hilang-${Date.now()}@contoh.example`
  const user = await makeUser(db, { email: former })
  await changeEmail(user, `kini-${Date.now()}@contoh.example`)
  const [row] = await db.selectFrom('formerAddresses').selectAll().where('userId', '=', user.id).execute()
  expect(row).toMatchObject({ hash: expect.any(Buffer), until: time.now })
  expect(row!.hash).toHaveLength(32)
})

test('an erased staff member’s name leaves their own posts, not those that they entered for others', async () => {
  const staff = {
    id: (await makeUser(db, { role: 'staff', namaLengkap: 'Kenari Tua' })).id,
    role: 'staff' as const,
  }
  const post = (author: string) => makePost(write, { by: staff, author })
  const [own, others, formerly] = [
    await post('kenari tua '),
    await post('Ina Tuan'),
    await post('Kenari Muda'),
  ]
  const news = await makeNews(write, { by: staff, author: 'Kenari Muda' })
  await erase(staff.id)
  const authorOf = async (path: string) => ((await get(path)).data as { author: string }).author
  expect(await authorOf(`/v1/blog/${own.id}`)).toBe('Anggota terhapus')
  expect(await authorOf(`/v1/blog/${formerly.id}`)).toBe('Anggota terhapus')
  expect(await authorOf(`/v1/news/${news.id}`)).toBe('Anggota terhapus')
  expect(await authorOf(`/v1/blog/${others.id}`)).toBe('Ina Tuan')
})
