import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { GiftMailFacts } from './mails.ts'
import { designationTitleIn } from './order-queries.ts'

/** Data for a mail about a gift; null where the donor was erased. */
export async function getGiftMailFacts(db: Db, id: number): Promise<GiftMailFacts | null> {
  const { rows } = await sql<GiftMailFacts>`
    select d.order_id, d.user_id, d.donor_name, d.donor_email, d.designation,
      ${designationTitleIn(sql`coalesce(u.language, d.language)`)} as designation_title, d.amount,
      d.expires_at, d.environment, coalesce(u.language, d.language) as language
    from donations d left join users u on u.id = d.user_id left join regions r on r.id = d.region_id left join participants p on p.id = d.participant_id
    where d.id = ${id} and d.donor_email is not null`.execute(db)
  return rows[0] ?? null
}
