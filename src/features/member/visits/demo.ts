import { sql } from 'kysely'
import type { Tx } from '#src/platform/database/write.ts'

const pages = [
  ['/news', 'News'],
  ['/region', 'Region'],
  ['/download', 'Pengetahuan'],
  ['/events', 'Events'],
  ['/about/tanya-jawab', 'Tanya jawab'],
]

/** Seeds three weeks of visits of one member, with varying days and none on Sundays. */
export async function seedOwnVisits(tx: Tx, now: Date) {
  await sql`
    insert into users_visits (user_id, path, title, created_at)
    select u.id, p.path, p.title, at from users u, generate_series(0, 20) back,
      unnest(${pages.map(([path]) => path)}::text[], ${pages.map(([, title]) => title)}::text[])
        with ordinality p (path, title, n),
      lateral (select ${now}::timestamptz - make_interval(days => back, mins => (n * 17)::int) as at) moment
    where u.email = 'anggota@jkl.example' and n <= 1 + back * 7 % 5 and extract(isodow from at) < 7
    order by at`.execute(tx)
}
