import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { diskFiles } from '#src/platform/files/disk-files.ts'
import { newFileName } from '#src/platform/files/files.ts'
import { makeOrders } from '#test/support/many-orders.ts'

/** Inserts paid gifts with a receipt each. */
export async function fillBooks(db: Db, count: number) {
  await makeOrders(db, count)
  await sql`
    with paid as (
      update donations set status = 'paid', paid_at = now(), channel = 'bca_va'
      where status = 'created' and donor_name = 'Donatur Ramai' returning id
    ), told as (
      insert into donation_events (donation_id, at, source, kind, from_status, to_status)
      select id, now(), 'notification', 'settlement', 'created', 'paid' from paid
    ), numbered as (
      select id, row_number() over (order by id) as n from paid
    )
    insert into receipts (donation_id, year, number, code, issued_at)
    select id, 2099, n, md5(random()::text) || n, now() from numbered`.execute(db)
  await sql`insert into receipt_years (year, last) values (2099, ${count})`.execute(db)
}

/** Adds files to the store and its table. @returns the checksum of each by its name */
export async function fillStore(db: Db, dataDir: string, count: number): Promise<Map<string, string>> {
  const store = diskFiles(join(dataDir, 'uploads'))
  const hashes = new Map<string, string>()
  for (let n = 0; n < count; n += 1) {
    const bytes = randomBytes(20_000 + (n % 50) * 4_000)
    const name = newFileName('pdf')
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await store.put(name, bytes)
    await db
      .insertInto('files')
      .values({ name, originalName: 'laporan.pdf', type: 'application/pdf', size: bytes.length, sha256 })
      .execute()
    hashes.set(name, sha256)
  }
  return hashes
}

/** Totals of the books that a restore must reproduce. */
export async function readBooks(db: Db) {
  const { rows } = await sql<{ gifts: number; sum: number; receipts: number; last: number; events: number }>`
    select (select count(*) from donations)::int as gifts,
      (select sum(gift_amount) from donations) as sum,
      (select count(*) from receipts where year = 2099)::int as receipts,
      (select max(number) from receipts where year = 2099) as last,
      (select count(*) from donation_events)::int as events`.execute(db)
  return rows[0]!
}
