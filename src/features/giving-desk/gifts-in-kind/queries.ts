import { type Insertable, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tables } from '#src/platform/database/tables.ts'

type Row = Insertable<Tables['giftsInKind']>
type Entry = Pick<Row, 'year' | 'bodyHash' | 'enteredBy' | 'enteredAt'>

export const findByKey = (db: Db, key: string) =>
  db.selectFrom('giftsInKind').select(['id', 'bodyHash']).where('idempotencyKey', '=', key).executeTakeFirst()

export const hasPerson = async (db: Db, id: number): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()) !== undefined

/** Inserts a gift with the next number of its year; the caller holds the year's lock. @returns its id */
export async function insertGiftInKind(
  db: Db,
  gift: Omit<Row, keyof Entry | 'number'>,
  entry: Entry,
): Promise<number> {
  const { id } = await db
    .insertInto('giftsInKind')
    .values((eb) => ({
      ...gift,
      ...entry,
      number: eb
        .selectFrom('giftsInKind')
        .where('year', '=', entry.year)
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('next')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @returns false for a gift that is void or unknown */
export async function setVoid(
  db: Db,
  id: number,
  how: { voidedAt: Date; voidedBy: number; voidReason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('giftsInKind')
    .set(how)
    .where('id', '=', id)
    .where('voidedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
