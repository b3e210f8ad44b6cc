import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { isUnderFormer } from '../former-addresses/queries.ts'

/** Ends and anonymises a person's pledges; gifts already made stay in the books. */
export async function erasePledger(db: Db, { id, email }: { id: number; email: string }): Promise<void> {
  await sql`
    update pledges set user_id = null, donor_name = null, donor_email = null, donor_phone = null,
      status = 'stopped', next_on = null, version = version + 1
    where user_id = ${id} or user_id is null and (donor_email = ${email}
      or ${isUnderFormer(id, { email: 'donor_email', at: 'created_at' })})`.execute(db)
}
