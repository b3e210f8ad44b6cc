import { sql } from 'kysely'

/** Condition on disbursements `d` that count, counter-entries included. */
export const isCounted = (countsSimulated: boolean) =>
  sql`d.status = 'done' and (${countsSimulated}::boolean or not d.is_simulation)`
/** Amount of a disbursement `d`, negative for a counter-entry. */
export const signedAmount = sql`case when d.reverses is null then d.amount else -d.amount end`
