import { seedAccounts } from './features/accounts/demo.ts'
import { seedNews } from './features/news/demo.ts'
import { seedRegions } from './features/regions/demo.ts'
import { seedSettings } from './features/settings/demo.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/database/connect.ts'
import type { Write } from './platform/database/write.ts'

/** Fills an empty database with the demo, all or nothing. @returns whether there was anything to do */
export async function seedDemo({
  db,
  write,
  clock,
}: {
  db: Db
  write: Write
  clock: Clock
}): Promise<boolean> {
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (someone) return false
  await write(async (tx) => {
    await seedSettings(tx)
    await seedRegions(tx)
    await seedAccounts(tx, clock.now())
    await seedNews(tx, clock.now())
  })
  return true
}
