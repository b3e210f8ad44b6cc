import { expect, test } from 'vitest'
import type { PledgeWire } from '#src/features/pledges/schema.ts'
import { seedDemo } from '#src/seed.ts'
import { freshApp } from '#test/support/fresh-app.ts'

const site = await freshApp({ isProduction: false })

test('seedPledges: one active and one paused pledge, without any mail', async () => {
  const { db, write, uploads } = site
  await seedDemo({ db, write, uploads, clock: { now: () => site.time.now } })
  const pledgesOf = async (email: string) => {
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return (await (await site.as(user)).get('/v1/pledges')).data as PledgeWire[]
  }
  expect(await pledgesOf('anggota@jkl.example')).toMatchObject([{ status: 'active', amount: 100_000 }])
  expect(await pledgesOf('umum@jkl.example')).toMatchObject([{ status: 'paused', amount: 50_000 }])
  expect(await db.selectFrom('letters').select('id').where('sentAt', 'is', null).execute()).toEqual([])
})
