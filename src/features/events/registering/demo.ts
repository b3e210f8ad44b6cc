import { sql } from 'kysely'
import type { Tx } from '#src/platform/database/write.ts'
import { HOUR_MS } from '#src/wire/duration.ts'
import { factsOf } from './column-queries.ts'
import type { Registrants } from './rules.ts'

/** Invented people who register for the demo's events. */
const people = [
  'Rambu Lawa',
  'Ama Bali',
  'Yohana Lende',
  'Tukiman Wiro',
  'Sri Lestariasih',
  'Ina Tuan',
  'Markus Wenda',
  'Dewi Panggang',
  'Petrus Nahak',
]

/** The first nine by name, then first and last names of others, so that no two are the same. */
function nameOf(index: number): string {
  const last = people[(index + Math.floor(index / people.length)) % people.length]!
  return `${people[index % people.length]!.split(' ')[0]} ${last.split(' ')[1]}`
}

type DemoRules = { who: Registrants; capacity: number | null; guests: number; member?: string }

const open: Record<string, DemoRules> = {
  'bersih-pantai-sensus-bakau-bonang': { who: 'public', capacity: 40, guests: 5 },
  // Full, with a waiting list of three.
  'petani-panggang-berbagi-catatan-hujan': { who: 'public', capacity: 6, guests: 9 },
  // Running and full.
  'pelatihan-pemetaan-kampung-ketungau': { who: 'public', capacity: 24, guests: 24 },
  'kelas-daring-laporan-keuangan-lembaga-kecil': {
    who: 'member',
    capacity: 30,
    guests: 0,
    member: 'anggota@jkl.example',
  },
}

/** Opens registration for events of the demo: one with seats, two that are full, one for members. */
export async function seedRegistrations(tx: Tx, now: Date) {
  for (const [slug, { who, capacity, guests, member }] of Object.entries(open)) {
    const { rows } = await sql<{ id: number }>`
      update events e set registration = ${who}, capacity = ${capacity}::int from slugs s
      where s.kind = 'event' and s.slug = ${slug} and e.id = s.item_id returning e.id`.execute(tx)
    const { id } = rows[0]!
    const registrants = Array.from({ length: guests }, (_, n) => {
      const name = nameOf(n)
      const at = new Date(now.getTime() - (48 + (guests - n) * 5) * HOUR_MS)
      return { name, email: `${name.toLowerCase().replace(' ', '.')}@contoh.example`, at }
    })
    for (const [n, { name, email, at }] of registrants.entries())
      await insert(tx, id, { name, email, at, isSeated: capacity === null || n < capacity })
    if (member) await insertMember(tx, id, member, new Date(now.getTime() - HOUR_MS))
  }
}

type Row = { name: string; email: string; at: Date; isSeated: boolean }

const insert = (tx: Tx, eventId: number, { name, email, at, isSeated }: Row) =>
  sql`
  insert into event_registrations (event_id, name, email, state, created_at, confirmed_at, told)
  select e.id, ${name}, ${email}, ${isSeated ? 'confirmed' : 'waiting'}, ${at}::timestamptz,
    ${isSeated ? at : null}::timestamptz, ${factsOf} from events e where e.id = ${eventId}`.execute(tx)

const insertMember = (tx: Tx, eventId: number, email: string, at: Date) =>
  sql`
  insert into event_registrations (event_id, user_id, name, email, state, created_at, confirmed_at, told)
  select e.id, u.id, u.nama_lengkap, u.email, 'confirmed', ${at}::timestamptz, ${at}::timestamptz, ${factsOf}
  from events e, users u where e.id = ${eventId} and u.email = ${email}`.execute(tx)
