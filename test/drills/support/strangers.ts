import type pg from 'pg'
import { createPasswords } from '#src/platform/passwords/passwords.ts'

let count = 0

/** Headers of a visitor from a new network; the site trusts this machine as its proxy. */
export function asStranger(): Record<string, string> {
  count += 1
  return { 'x-forwarded-for': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}` }
}

/** Inserts accounts `known-1@…` and registrations `waiting-1@…`, `total` of each. */
export async function fillWithPeople(db: pg.Client, total: number): Promise<{ regionId: number }> {
  const hash = await createPasswords().hash('a password that nobody tries')
  await db.query(
    `insert into users (email, nama_lengkap, password_hash, activated_at)
     select 'known-' || n || '@contoh.example', 'Yohanis Taneo', $2, now() from generate_series(1, $1::int) n`,
    [total, hash],
  )
  await db.query(
    `insert into registrations (email, password_hash, fields, expires_at)
     select 'waiting-' || n || '@contoh.example', $2, '{"nama_lengkap":"Yohanis Taneo"}', now() + interval '2 days'
     from generate_series(1, $1::int) n`,
    [total, hash],
  )
  const { rows } = await db.query<{ id: string }>('select id from regions order by id limit 1')
  return { regionId: Number(rows[0]!.id) }
}
