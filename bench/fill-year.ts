import pg from 'pg'
import { SANITIZER_VERSION } from '#src/platform/text/sanitize.ts'

export type YearSize = { gifts: number; registrations: number }

/** One gift in so many is never paid. */
const UNPAID_EVERY = 10

/**
 * Adds one year of a large network to a migrated database with people, deterministically: gifts with their receipts and
 * steps, and registrations of 500 events.
 * @param ownerUrl address of the database as its owner
 */
export async function fillYear(ownerUrl: string, { gifts, registrations }: YearSize): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '256MB'`)
    await client.query(giftsOfYear, [gifts])
    await client.query(receiptsOfGifts)
    await client.query(yearsOfReceipts)
    await client.query(stepsOfGifts)
    await client.query(events)
    await client.query(textsOfEvents)
    await client.query(registrationsOfEvents, [registrations])
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

const giftsOfYear = `
  insert into donations (order_id, donor_name, donor_email, gift_amount, amount, designation, consented_at, channel,
    status, key_owner, body_hash, environment, created_at, expires_at, paid_at)
  select 'JKL-' || lpad(n::text, 26, '0'), 'Maria Marga' || n % 1000, 'orang' || n % 200000 || '@contoh.example', sum, sum,
    'general', at, 'qris', case when is_paid then 'paid' else 'expired' end, 'year ' || n, '\\x00', 'production',
    at, at + interval '1 day', case when is_paid then at end
  from generate_series(1, $1::int) n, lateral (
    select now() - interval '365 days' * (n::float8 / $1) as at, 10000 + n % 500000 as sum,
      n % ${UNPAID_EVERY} > 0 as is_paid
  ) gift`

const receiptsOfGifts = `
  insert into receipts (donation_id, year, number, code, issued_at)
  select id, year, row_number() over (partition by year order by paid_at, id), upper(substr(md5(id::text), 1, 26)), paid_at
  from donations, lateral (select extract(year from paid_at at time zone 'Asia/Jakarta')::int as year) y
  where paid_at is not null`
const yearsOfReceipts = 'insert into receipt_years select year, max(number) from receipts group by year'

const stepsOfGifts = `
  insert into donation_events (donation_id, at, source, kind, from_status, to_status, detail)
  select d.id, d.created_at + s.n * interval '1 minute', s.source, s.kind, s.old, s.new,
    jsonb_build_object('gross_amount', d.amount::text, 'payment_type', 'qris')
  from donations d, (values (0, 'donor', 'created', 'new', 'pending'), (1, 'notification', 'pending', 'pending', 'pending'),
    (2, 'notification', 'settlement', 'pending', 'paid')) s (n, source, kind, old, new)`

/** Events of the past: nobody is reminded of them. */
const events = `
  insert into events (title, cover_family, cover_seed, place, starts_at, ends_at, timezone, registration)
  select 'Temu tahunan ' || n, 'daun', n, 'Aula ' || n, at, at + interval '1 day', 'Asia/Jakarta', 'public'
  from generate_series(1, 500) n, lateral (select now() - (n + 2) * interval '12 hours' as at) moment`
const textsOfEvents = `
  with texts as (
    insert into revisions (kind, item_id, title, sanitizer_version)
    select 'event', id, title, ${SANITIZER_VERSION} from events returning id, item_id
  )
  update events e set live_revision_id = t.id, revision_id = t.id, status = 'published', published_at = e.starts_at
  from texts t where t.item_id = e.id`

const registrationsOfEvents = `
  insert into event_registrations (event_id, name, email, phone, state, created_at, confirmed_at, told)
  select e.ids[1 + n % 500], 'Yohanes Marga' || n % 1000, 'orang' || n || '@contoh.example', '+62812' || lpad(n::text, 7, '0'),
    'confirmed', at, at, '{}'
  from (select array_agg(id) as ids from events where registration = 'public') e, generate_series(1, $1::int) n,
    lateral (select now() - n * interval '5 minutes' as at) moment`
