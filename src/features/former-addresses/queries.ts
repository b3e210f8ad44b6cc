import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

const hashOf = (email: ReturnType<typeof sql>) => sql`sha256(convert_to(lower(${email}), 'UTF8'))`

/** Records the hash of a user's former address, used until now. */
export const recordFormerAddress = (
  db: Db,
  { userId, email }: { userId: number; email: string },
  now: Date,
) =>
  sql`
    insert into former_addresses (user_id, hash, until) values (${userId}, ${hashOf(sql`${email}::text`)}, ${now})
    on conflict (user_id, hash) do update set until = excluded.until`.execute(db)

/** SQL condition: the row was created under a former address of the user while it was theirs. */
export const isUnderFormer = (userId: number, row: { email: string; at: string }) => sql<boolean>`exists (
  select from former_addresses f where f.user_id = ${userId} and f.hash = ${hashOf(sql`${sql.ref(row.email)}`)}
    and ${sql.ref(row.at)} <= f.until)`

export const forgetFormerAddresses = (db: Db, userId: number) =>
  db.deleteFrom('formerAddresses').where('userId', '=', userId).execute()
