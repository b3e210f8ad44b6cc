import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { containing } from '#src/platform/database/like.ts'

export type WaitingRow = {
  kind: 'registration' | 'invitation'
  email: string
  name: string
  createdAt: Date
  expiresAt: Date
}

/** Unexpired registrations and invitations without an account yet, newest first. */
export async function listWaiting(
  db: Db,
  { q, page, limit, now }: { q: string; page: number; limit: number; now: Date },
): Promise<{ total: number; rows: WaitingRow[] }> {
  const part = containing(q)
  const all = sql`
    select 'registration' as kind, email, fields ->> 'nama_lengkap' as name, created_at, expires_at
    from registrations where activated_user_id is null and expires_at > ${now}
    union all
    select 'invitation', email, fields ->> 'nama_lengkap', created_at, expires_at
    from invitations where accepted_user_id is null and expires_at > ${now}`
  const found = sql`from (${all}) waiting where email ilike ${part} or name ilike ${part}`
  const { rows } = await sql<(WaitingRow | { kind: null }) & { total: number }>`
    select (select count(*)::int ${found}) as total, one.*
    from (select 1) always left join (
      select * ${found} order by created_at desc, email limit ${limit} offset ${(page - 1) * limit}
    ) one on true order by created_at desc, email`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is WaitingRow & { total: number } => row.kind !== null),
  }
}

/** Pending registration or invitation of an address. */
export async function findWaiting(db: Db, email: string, now: Date) {
  const { rows } = await sql<{ kind: WaitingRow['kind'] }>`
    select 'registration' as kind from registrations
      where email = ${email} and activated_user_id is null and expires_at > ${now}
    union all
    select 'invitation' from invitations
      where email = ${email} and accepted_user_id is null and expires_at > ${now}
    limit 1`.execute(db)
  return rows[0]?.kind
}
