import { expect, test } from 'vitest'
import { seedDemo } from '#src/seed.ts'
import { freshApp } from '#test/support/fresh-app.ts'

test('the demo accounts have posts in every state, and readers see the published one as it was', async () => {
  const app = await freshApp({ isProduction: false })
  await seedDemo({ db: app.db, write: app.write, uploads: app.uploads, clock: { now: () => app.time.now } })
  const users = await app.db.selectFrom('users').select(['id', 'role', 'email']).execute()
  const listOf = async (email: string, query = '') => {
    const { get } = await app.as(users.find((user) => user.email === email)!)
    return (await get(`/v1/member/news?limit=100${query}`)).data as Record<string, unknown>[]
  }
  const own = await listOf('anggota@jkl.example')
  expect(own.map((item) => `${item.status} ${item.pending_status}`).sort()).toEqual([
    ...['draft null', 'published draft', 'revision null', 'scheduled null'],
  ])
  expect((await listOf('umum@jkl.example')).map(({ status }) => status)).toEqual(['draft', 'review'])
  expect(await listOf('moderator@jkl.example', '&whose=review')).toHaveLength(3)
  const { id } = own.find(({ status }) => status === 'published') as { id: number }
  expect((await app.get(`/v1/news/${id}`)).data).toMatchObject({
    slug: 'bak-penampung-eonbesi-mulai-mengalir',
    author: 'Yohanis Taneo',
    content: expect.not.stringContaining('Nunbena'),
  })
  expect(await app.db.selectFrom('letters').select('id').where('sentAt', 'is', null).execute()).toEqual([])
})
