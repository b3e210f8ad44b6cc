import fc from 'fast-check'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { guard } from './guards.ts'
import { localAddress } from './ui/local-address.ts'
import { type PageParts, pageContext } from './ui/page.ts'

const someone = { id: 1, role: 'member', isPic: false, isModerator: false, editsRegions: [] as number[] }

function run(name: string, path: string, visitor: typeof someone | null, code = 401) {
  const context = new RouterContextProvider()
  const api = async () => ({ success: false, code })
  context.set(pageContext, { visitor: async () => visitor, api } as unknown as PageParts)
  const request = new Request(`http://site.test${path}`)
  return guard(name)({ context, request, params: {} } as unknown as Parameters<ReturnType<typeof guard>>[0])
}

test('a guest is led to the login and back to where they wanted to go', async () => {
  const answer = await run('member', '/member/my-post?page=2', null)
  expect(answer?.headers.get('location')).toBe('/login?next=%2Fmember%2Fmy-post%3Fpage%3D2')
  expect(await run('member', '/member', someone)).toBeNull()
})

test('member guard: without an answer about the session nobody is sent to the login', async () => {
  for (const code of [111, 500, 503])
    await expect(run('member', '/member', null, code)).rejects.toMatchObject({ init: { status: 503 } })
})

test('a member has no business at the login', async () => {
  expect((await run('guest', '/login', someone))?.headers.get('location')).toBe('/')
  expect((await run('guest', '/login?next=/news', someone))?.headers.get('location')).toBe('/news')
  expect(await run('guest', '/login', null)).toBeNull()
})

test('the desk is for those with a duty, and to others with a session it does not exist', async () => {
  const duties = [
    { role: 'staff' },
    { role: 'admin' },
    { isPic: true },
    { isModerator: true },
    { editsRegions: [7] },
  ]
  for (const duty of duties) expect(await run('desk', '/desk', { ...someone, ...duty })).toBeNull()
  await expect(run('desk', '/desk', someone)).rejects.toMatchObject({ init: { status: 404 } })
  expect((await run('desk', '/desk', null))?.headers.get('location')).toBe('/login?next=%2Fdesk')
})

test('an unknown guard is a 500', async () => {
  for (const name of ['nobody', 'constructor'])
    await expect(run(name, '/', null)).rejects.toMatchObject({
      data: 'Unknown middleware',
      init: { status: 500 },
    })
})

test('whatever stands in next, it leads to a page of this site', () => {
  const odd = fc.string({
    unit: fc.constantFrom('/', '\\', '.', ':', '@', '\t', '\n', 'a', 'http', '%2f', '?'),
  })
  fc.assert(
    fc.property(fc.oneof(odd, fc.webUrl(), fc.string()), (next) => {
      expect(new URL(localAddress(next), 'http://site.test').origin).toBe('http://site.test')
    }),
    { numRuns: 2_000 },
  )
  expect(localAddress('/news?page=2#x')).toBe('/news?page=2#x')
})
