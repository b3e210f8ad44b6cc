import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../accounts/factory.ts'
import { makeDownload } from './factory.ts'
import { type Level, levels } from './policy.ts'

const site = await freshApp()
const { db } = site
const member = async (given: Parameters<typeof makeUser>[1] = {}) => site.as(await makeUser(db, given))

/** docs/reference/contract.md#4-roles */
const readers = {
  guest: { client: site, reads: 1 },
  umum: { client: await member(), reads: 2 },
  partisipan: { client: await member({ userType: 'partisipan' }), reads: 3 },
  pic: { client: await member({ userType: 'partisipan', isPic: true }), reads: 3 },
  moderator: { client: await member({ isModerator: true }), reads: 3 },
  staff: { client: await member({ userType: 'sekretariat', role: 'staff' }), reads: 4 },
  admin: { client: await member({ role: 'admin' }), reads: 4 },
}
const items = new Map<Level, { id: number; slug: string }>()
for (const level of levels) items.set(level, await makeDownload(site, { level, title: `Bahan ${level}` }))

type Seen = { access: { level: Level; allowed: boolean; needs: string | null }; file: { url: string | null } }

const cells = Object.entries(readers).flatMap(([name, reader]) =>
  levels.map((level, rank) => ({ name, level, isAllowed: rank < reader.reads, ...reader })),
)

test.each(cells)(
  '$name and a file of level $level: $isAllowed',
  async ({ name, level, isAllowed, client }) => {
    const { id, slug } = items.get(level)!
    const lacks = name === 'guest' ? 'login' : level
    const wanted = {
      access: { level, allowed: isAllowed, needs: isAllowed ? null : lacks },
      file: { url: isAllowed ? `/v1/download/${id}/file` : null },
    }
    const list = (await client.get('/v1/download')).data as Seen[]
    expect(list.find(({ access }) => access.level === level)).toMatchObject(wanted)
    expect((await client.get(`/v1/download/${id}`)).data).toMatchObject(wanted)
    expect((await client.get(`/v1/download/${slug}?slug=1`)).data).toMatchObject(wanted)

    const toProgram = await client.open(`/v1/download/${id}/file`)
    const toBrowser = await client.open(`/v1/download/${id}/file`, { accept: 'text/html,*/*;q=0.8' })
    if (isAllowed) {
      for (const answer of [toProgram, toBrowser]) {
        expect(answer.status).toBe(302)
        expect(answer.headers.get('cache-control')).toBe('no-store')
        expect(answer.headers.get('location')).toMatch(/^\/files\//)
      }
      const bytes = await site.open(toProgram.headers.get('location')!)
      expect(await bytes.text()).toBe('Isi berkas.')
    } else {
      expect(toProgram.status).toBe(name === 'guest' ? 401 : 403)
      expect(await toProgram.json()).toMatchObject({ success: false, data: {} })
      expect(toBrowser.status).toBe(302)
      expect(toBrowser.headers.get('cache-control')).toBe('no-store')
      const detail = `/download/${slug}`
      expect(toBrowser.headers.get('location')).toBe(
        name === 'guest' ? `/login?next=${encodeURIComponent(detail)}` : detail,
      )
    }
  },
)

test('GET /v1/download: an answer to a guest may be cached, one to a member never', async () => {
  for (const path of ['/v1/download', `/v1/download/${items.get('member')!.id}`, '/download']) {
    expect((await site.app.handle(request(path), '::1')).tags, path).toContain('downloads')
    const { token } = readers.umum.client
    const { tags, response } = await site.app.handle(request(path, `Bearer ${token}`), '::1')
    expect(tags, path).toBeNull()
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  }
})
const request = (path: string, authorization?: string) =>
  new Request(`http://site.test${path}`, {
    headers: { 'x-api-key': 'test-key', ...(authorization && { authorization }) },
  })

test('the way to the bytes needs no API key but the session', async () => {
  const { id } = items.get('member')!
  const ask = (headers: Record<string, string>) =>
    site.app.fetch(new Request(`http://site.test/v1/download/${id}/file`, { headers }))
  expect((await ask({})).status).toBe(401)
  const session = { token: readers.umum.client.token, authenticated: true }
  const cookie = `jkl-session=${Buffer.from(JSON.stringify(session)).toString('hex')}`
  expect((await ask({ cookie })).status).toBe(302)
})

test('a link ends when its holder may no longer read the level', async () => {
  const { id, slug } = await makeDownload(site)
  const user = await makeUser(db, { userType: 'partisipan' })
  const linkOf = async (client: Pick<typeof site, 'open'>) =>
    (await client.open(`/v1/download/${id}/file`)).headers.get('location')!
  const links = await Promise.all([site, readers.umum.client, await site.as(user)].map(linkOf))
  const statusesAt = async (level: Level) => {
    await db.updateTable('downloads').set({ level }).where('id', '=', id).execute()
    return Promise.all(links.map(async (link) => (await site.open(link)).status))
  }
  const setUser = (given: { userType?: string; suspendedAt?: Date }) =>
    db.updateTable('users').set(given).where('id', '=', user.id).execute()

  expect(await statusesAt('public')).toEqual([200, 200, 200])
  expect(await statusesAt('member')).toEqual([302, 200, 200])
  expect(await statusesAt('partisipan')).toEqual([302, 302, 200])
  await setUser({ userType: 'umum' })
  expect(await statusesAt('partisipan')).toEqual([302, 302, 302])
  await setUser({ suspendedAt: new Date() })
  expect(await statusesAt('public')).toEqual([200, 200, 302])
  const late = await site.open(links[2]!)
  expect(late.headers.get('location')).toBe(`/download/${slug}`)
  expect(late.headers.get('cache-control')).toBe('no-store')
})
