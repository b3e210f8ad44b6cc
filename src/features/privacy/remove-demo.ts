import type { Db } from '#src/platform/database/connect.ts'
import type { Write } from '#src/platform/database/write.ts'
import type { Journal } from '#src/platform/files/journal.ts'
import { listLiveDemoAccounts } from '../accounts/queries.ts'
import { erasePerson } from './erase-person.ts'
import { cancelFarewellMails } from './farewell-mail-queries.ts'

/**
 * Erases the demo accounts like any account: their texts stay without a name, and references keep their ids. One
 * transaction each, so a second run continues an interrupted one.
 * @returns the number removed by this run
 */
export async function removeDemo(
  { db, write, erasures }: { db: Db; write: Write; erasures: Journal },
  now: Date,
): Promise<number> {
  const accounts = await listLiveDemoAccounts(db)
  for (const { id } of accounts)
    await erasePerson({ write, erasures }, id, now, { by: null, detail: { source: 'remove-demo' } })
  // Their addresses do not exist.
  if (accounts.length)
    await cancelFarewellMails(
      db,
      accounts.map(({ id }) => id),
      now,
    )
  return accounts.length
}
