import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

const SEALED_AT_ONCE = 5_000

/** Seals the lines that have no seal yet. @returns how many */
export async function sealLines(db: Db): Promise<number> {
  let sealed = 0
  for (;;) {
    const { rows } = await sql<{ n: number }>`select seal_audit(${SEALED_AT_ONCE}) as n`.execute(db)
    sealed += rows[0]!.n
    if (rows[0]!.n < SEALED_AT_ONCE) return sealed
  }
}

type Stretch = { lines: number; wrong: number; firstWrong: number | null; last: number | null }

/**
 * Looks through a stretch of the chain, from the place after `after`: each hash must be made of the one before and of
 * the line as it stands, and no place or line may be missing. Of a line that an erasure took words out of, the words
 * that it left are known.
 */
export async function checkStretch(db: Db, after: number, most: number): Promise<Stretch> {
  const { rows } = await sql<Stretch>`
    select count(*)::int as lines, count(*) filter (where is_wrong)::int as wrong,
      min(audit_id) filter (where is_wrong) as first_wrong, max(place) as last
    from (
      select c.place, c.audit_id,
        a.id is null or c.place <> lag(c.place, 1, 0::bigint) over seq + 1
          or c.hash <> sha256(lag(c.hash, 1, ''::bytea) over seq || audit_words(a)) and not exists (
            select from audit_redactions r join erasures e on e.user_id = r.user_id
            where r.audit_id = a.id and r.words_hash = sha256(audit_words(a))) as is_wrong
      from audit_chain c left join audit a on a.id = c.audit_id
      where c.place >= ${after} and c.place <= ${after + most}
      window seq as (order by c.place)
    ) looked where place > ${after}`.execute(db)
  return rows[0]!
}

/** Lines that no seal holds though there was time for it: somebody put them among the old ones. */
export async function countUnsealed(db: Db): Promise<{ wrong: number; firstWrong: number | null }> {
  const { rows } = await sql<{ wrong: number; firstWrong: number | null }>`
    select count(*)::int as wrong, min(a.id) as first_wrong from audit a
    where a.at < now() - interval '1 hour'
      and not exists (select from audit_chain c where c.audit_id = a.id)
      and a.id < (select max(audit_id) from audit_chain)`.execute(db)
  return rows[0]!
}

type Head = { place: number; hash: Buffer }

/** The newest seal; place 0 before the first. */
export async function findHead(db: Db): Promise<Head> {
  const row = await db
    .selectFrom('auditChain')
    .select(['place', 'hash'])
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { place: 0, hash: Buffer.alloc(0) }
}

/** The last look through the chain. */
export const findCheck = (db: Db) =>
  db.selectFrom('auditChecks').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
export type CheckRow = NonNullable<Awaited<ReturnType<typeof findCheck>>>

/** Whether a seal that an earlier look saw is still there as it was. */
export async function hasSeal(db: Db, { place, hash }: Head): Promise<boolean> {
  if (place === 0) return true
  const row = await db
    .selectFrom('auditChain')
    .select('place')
    .where('place', '=', place)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined
}

type NewCheck = { lines: number; wrong: number; firstWrong: number | null; head: Head }

export const insertCheck = (db: Db, { head, ...found }: NewCheck) =>
  db
    .insertInto('auditChecks')
    .values({ ...found, headPlace: head.place, headHash: head.hash })
    .execute()
