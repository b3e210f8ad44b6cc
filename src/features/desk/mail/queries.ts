import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { TestLetter } from './test-letter-token.ts'

/** Setting with the moment of the newest test letter that arrived; the row says whose it was, and when they said so. */
export const TEST_LETTER = 'test_letter'

/** Address and name of the one who asks, and the newest test letter that arrived. */
export async function findTester(db: Db, userId: number) {
  const { rows } = await sql<{
    email: string
    name: string
    receivedAt: Date | null
    receivedBy: string | null
  }>`
    select u.email, u.nama_lengkap as name, t.updated_at as received_at, b.nama_lengkap as received_by
    from users u
      left join settings t on t.key = ${TEST_LETTER}
      left join users b on b.id = t.updated_by
    where u.id = ${userId}`.execute(db)
  return rows[0]!
}

/** Notes that a test letter arrived. @returns false if it, or a newer one, was noted before */
export async function noteReceived(db: Db, { userId, askedAt }: TestLetter, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into settings (key, value, updated_by, updated_at)
      select ${TEST_LETTER}, to_jsonb(${askedAt}::bigint), u.id, ${now} from users u where u.id = ${userId}
    on conflict (key) do update set value = excluded.value, version = settings.version + 1,
      updated_by = excluded.updated_by, updated_at = excluded.updated_at
      where settings.value < excluded.value
    returning key`.execute(db)
  return rows.length > 0
}
