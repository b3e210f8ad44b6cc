import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { jakartaTimestamp } from '#src/platform/database/jakarta-days.ts'
import type { PledgeMailFacts } from './mails.ts'

const BATCH = 200

/** Time of the first paid gift, even if refunded later: the donor meant it. */
const firstPaid = sql`
  (select min(d.paid_at) from pledge_gifts g join donations d on d.id = g.donation_id where g.pledge_id = l.id)`

/** True if mail may be sent: to all guests, but not to members suspended or about to leave. */
const isReachable = sql`
  (l.donor_email is not null or exists (
    select from users u where u.id = l.user_id and u.suspended_at is null and u.deleted_at is null
      and u.deletion_due_at is null))`

const idsOf = ({ rows }: { rows: { id: number }[] }) => rows.map(({ id }) => id)

/** Pledges that are due. */
export const listDuePledges = async (db: Db, today: string): Promise<number[]> =>
  idsOf(
    await sql<{ id: number }>`
      select l.id from pledges l
      where l.status = 'active' and l.next_on <= ${today} and ${firstPaid} is not null and ${isReachable}
      order by l.next_on, l.id limit ${BATCH}`.execute(db),
  )

/** Pledges with a paid first gift and no welcome mail yet. */
export const listPledgesToWelcome = async (db: Db): Promise<number[]> =>
  idsOf(
    await sql<{ id: number }>`
      select l.id from pledges l
      where l.welcomed_at is null and l.status <> 'stopped' and ${firstPaid} is not null and ${isReachable}
      order by l.created_at limit ${BATCH}`.execute(db),
  )

export type LockedPledge = PledgeMailFacts & {
  askedOn: string
  nextOn: string | null
  welcomedAt: Date | null
  /** Day by Jakarta's calendar. */
  beganOn: string
  /** Months of its paid gifts. */
  paidMonths: string[]
}

/** Running pledge, locked until the transaction ends; undefined if stopped. */
export async function lockRunningPledge(db: Db, id: number): Promise<LockedPledge | undefined> {
  const { rows: held } =
    await sql`select from pledges where id = ${id} and status <> 'stopped' for update`.execute(db)
  if (!held.length) return undefined
  const { rows } = await sql<LockedPledge>`
    select l.id, l.user_id, l.link_version, coalesce(u.nama_lengkap, l.donor_name) as name, coalesce(u.email, l.donor_email) as email,
      coalesce(u.language, l.language) as language, l.amount, l.day, l.asked_on, l.next_on, l.welcomed_at,
      l.designation, case l.designation when 'region' then r.title when 'partisipan' then p.title else 'Umum' end
        as designation_title,
      ${jakartaTimestamp(firstPaid)}::date as began_on,
      array(select g.month::text from pledge_gifts g join donations d on d.id = g.donation_id
        where g.pledge_id = l.id and d.paid_at is not null) as paid_months,
      (select d.environment from pledge_gifts g join donations d on d.id = g.donation_id
        where g.pledge_id = l.id order by d.id desc limit 1) as environment
    from pledges l left join users u on u.id = l.user_id
      left join regions r on r.id = l.region_id left join participants p on p.id = l.participant_id
    where l.id = ${id}`.execute(db)
  return rows[0]
}

/** Records that a pledge's day has passed, with or without a mail. Its version stays: the donor changed nothing. */
export const passDay = async (db: Db, id: number, days: { askedOn: string; nextOn: string }) =>
  void (await db.updateTable('pledges').set(days).where('id', '=', id).execute())

/** Records the reminder of a month. @returns false when there was one */
export async function recordReminder(
  db: Db,
  pledgeId: number,
  month: string,
  sentAt: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('pledgeReminders')
    .values({ pledgeId, month, sentAt })
    .onConflict((oc) => oc.columns(['pledgeId', 'month']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const markWelcomed = async (db: Db, id: number, welcomedAt: Date) =>
  void (await db.updateTable('pledges').set({ welcomedAt }).where('id', '=', id).execute())

/** Stops pledges from before a moment of which nothing was ever paid, nor can be any more. */
export async function stopUnpaidPledges(db: Db, { before, now }: { before: Date; now: Date }): Promise<void> {
  await sql`
    update pledges l set status = 'stopped', next_on = null, version = version + 1
    where l.welcomed_at is null and l.status <> 'stopped' and l.created_at < ${before} and not exists (
      select from pledge_gifts g join donations d on d.id = g.donation_id
      where g.pledge_id = l.id and (d.paid_at is not null or d.expires_at > ${now}))`.execute(db)
}
