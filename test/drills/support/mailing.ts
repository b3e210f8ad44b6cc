import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { callWith } from './news-race.ts'
import type { Outbox } from './outbox.ts'
import type { Site } from './site.ts'

/** Looks without a change after which only dead workers' letters can be left. */
const STILL_LOOKS = 5

/** Inserts a list with readers `latihan-1@…` to `latihan-<count>@…`, and publishes a mailing to them. @returns its number */
export async function publishMailing(
  { site, db, token }: { site: Site; db: Db; token: string },
  count: number,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into mailing_lists (slug, name, kind) values ('latihan', 'Latihan', 'own') returning id`.execute(
    db,
  )
  const listId = rows[0]!.id
  await sql`insert into subscribers (email) select 'latihan-' || n || '@contoh.example'
    from generate_series(1, ${count}::int) n`.execute(db)
  await sql`insert into subscriptions (subscriber_id, list_id, source, consent_version, asked_at, given_at)
    select id, ${listId}::bigint, 'form', '1', now(), now() from subscribers where email like 'latihan-%'`.execute(
    db,
  )
  const text = { title: 'Latihan kirim', excerpt: 'Ringkas.', content: '<p>Isi surat latihan.</p>' }
  const made = await callWith(site.base, token, 'POST', '/desk/mailings', { ...text, list_id: listId })
  const { id, version } = made.data as unknown as { id: number; version: number }
  const sent = await callWith(site.base, token, 'POST', `/desk/mailings/${id}/schedule`, { version })
  if (sent.code !== 200) throw new Error(`the mailing was not accepted: ${JSON.stringify(sent)}`)
  return id
}

/** Hurries a mailing on until it is done; letters of killed workers count as lost once nothing moves any more. */
export async function untilDone(
  { db, outbox }: { db: Db; outbox: Outbox },
  mailing: number,
  limitMs: number,
): Promise<number> {
  const since = performance.now()
  let [before, stillLooks] = [-1, 0]
  while (performance.now() - since < limitMs) {
    const { rows } = await sql<{ left: number; state: string }>`
      select s.state, (select count(*)::int from mailing_recipients r where r.mailing_id = s.mailing_id
        and r.state in ('waiting', 'sending')) as left
      from mailing_sends s where s.mailing_id = ${mailing}`.execute(db)
    const { left, state } = rows[0]!
    if (state === 'done') break
    stillLooks = left === before ? stillLooks + 1 : 0
    before = left
    await outbox.hurryMailings({ isLost: stillLooks > STILL_LOOKS })
    await sleep(1_000)
  }
  return performance.now() - since
}

export type Outcome = { email: string; state: string; reason: string }

/** What became of the letter of each reader. */
export async function outcomesOf(db: Db, mailing: number): Promise<Outcome[]> {
  const { rows } = await sql<Outcome>`
    select s.email, r.state, r.reason from mailing_recipients r join subscribers s on s.id = r.subscriber_id
    where r.mailing_id = ${mailing}`.execute(db)
  return rows
}
