import pg from 'pg'

/**
 * Adds people and their gifts to a migrated database, deterministically: accounts of ten years in 100 regions of
 * surnames, every other gift paid.
 * @param ownerUrl address of the database as its owner
 */
export async function fillDesk(ownerUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('set synchronous_commit = off')
    await client.query(people, [count])
    await client.query(gifts, [count])
    await client.query('vacuum analyze users, donations')
  } finally {
    await client.end()
  }
}

const people = `
  insert into users (email, nama_lengkap, organisasi, phone, activated_at, created_at)
  select 'orang' || n || '@contoh.example',
    (array['Maria','Yohanes','Ester','Markus','Ruth','Daniel','Lidia','Petrus'])[1 + n % 8] || ' Marga' || n % 1000,
    'Yayasan ' || n % 500, '+62812' || lpad(n::text, 7, '0'), at, at
  from generate_series(1, $1::int) n, lateral (select now() - n * interval '50 minutes' as at) moment`

const gifts = `
  insert into donations (order_id, donor_name, donor_email, gift_amount, amount, designation, consented_at, channel,
    status, key_owner, body_hash, environment, created_at, expires_at, paid_at)
  select 'JKL-BENCH-' || n, 'Maria Marga' || n % 1000, 'orang' || n || '@contoh.example', 10000 + n, 10000 + n,
    'general', at, 'qris', case when n % 2 = 0 then 'paid' else 'expired' end, 'bench ' || n, '\\x00', 'production',
    at, at + interval '1 day', case when n % 2 = 0 then at end
  from generate_series(1, $1::int) n, lateral (select now() - n * interval '50 minutes' as at) moment`
