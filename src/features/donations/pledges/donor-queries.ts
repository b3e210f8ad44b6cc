import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { isUnderFormer } from '../../former-addresses/queries.ts'

/** Ends the pledges of a person and takes them off; what was given by them stays in the books. */
export async function forgetPledger(db: Db, { id, email }: { id: number; email: string }): Promise<void> {
  await sql`
    update pledges set user_id = null, donor_name = null, donor_email = null, donor_phone = null,
      status = 'stopped', next_on = null, version = version + 1
    where user_id = ${id} or user_id is null and (donor_email = ${email}
      or ${isUnderFormer(id, { email: 'donor_email', at: 'created_at' })})`.execute(db)
}
