import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

const SEALED_AT_ONCE = 5_000

/** Seals all unsealed lines. @returns their number */
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
 * Verifies a stretch of the chain after place `after`: each hash must match the previous one and the current line, with
 * no place or line missing. Lines redacted by an erasure are checked against their recorded redacted text.
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

/** Counts lines older than an hour without a seal below the newest sealed id: they were inserted afterwards. */
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

/** The newest result of a chain verification. */
export const findCheck = (db: Db) =>
  db.selectFrom('auditChecks').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
export type CheckRow = NonNullable<Awaited<ReturnType<typeof findCheck>>>

/** True if a seal recorded by an earlier check still exists unchanged. */
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
