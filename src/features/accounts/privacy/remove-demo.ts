import type { Db } from '#src/platform/database/connect.ts'
import type { Write } from '#src/platform/database/write.ts'
import type { Journal } from '#src/platform/files/journal.ts'
import { listLiveDemoAccounts } from '../queries.ts'
import { erasePerson } from './erase-person.ts'
import { withdrawFarewells } from './letter-queries.ts'

/**
 * Erases the accounts that the demo made, as any account is erased: what they wrote stays under no name, and what
 * refers to them keeps their numbers. Each is a transaction of its own, so a second run goes on where one broke off.
 * @returns how many were removed now
 */
export async function removeDemo(
  { db, write, erasures }: { db: Db; write: Write; erasures: Journal },
  now: Date,
): Promise<number> {
  const accounts = await listLiveDemoAccounts(db)
  for (const { id } of accounts)
    await erasePerson({ write, erasures }, id, now, { by: null, detail: { source: 'remove-demo' } })
  // Their addresses are nobody's.
  if (accounts.length)
    await withdrawFarewells(
      db,
      accounts.map(({ id }) => id),
      now,
    )
  return accounts.length
}
