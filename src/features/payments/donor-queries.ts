import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { isUnderFormer } from '../former-addresses/queries.ts'

/** Anonymises a person's gifts: receipt number, dates and amounts stay, as bookkeeping requires. */
export async function eraseDonor(db: Db, { id, email }: { id: number; email: string }): Promise<void> {
  await sql`
    with theirs as (
      update donations set user_id = null, donor_name = null, donor_email = null, donor_phone = null, message = '',
        show_name = false,
        opened_from = null, key_owner = '', idempotency_key = null, instructions = null,
        body_hash = ''
      where user_id = ${id} or user_id is null and (donor_email = ${email}
        or ${isUnderFormer(id, { email: 'donor_email', at: 'created_at' })})
      returning id
    ), acts as (
      update donation_acts set reason = '', decision_note = '', body_hash = '',
        -- Money that is still owed needs to know where to go; it is forgotten once sent.
        send_to = case when status in ('waiting', 'to_send') then send_to end
      where donation_id in (select id from theirs)
    ), notes as (
      update notice_notes set note = '' where notice_id in (
        select n.id from payment_notices n join theirs on theirs.id = n.donation_id)
    )
    update payment_notices set body = null where donation_id in (select id from theirs)`.execute(db)
}
