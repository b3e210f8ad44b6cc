import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { eraseAccounts } from '#src/features/privacy/erase-accounts.ts'
import { createBus } from '#src/platform/database/bus.ts'
import { connectDatabase } from '#src/platform/database/connect.ts'
import { createWrite } from '#src/platform/database/write.ts'
import { createQueue } from '#src/platform/jobs/queue.ts'
import { createLog } from '#src/platform/log.ts'
import { drill } from './support/drill.ts'
import { ownerUrlOf } from './support/embedded-database.ts'
import { insertUnsentMails, type Planted, plantPerson, visitAsAdmin } from './support/erasure-roads.ts'
import { createCanaries } from './support/leak-canaries.ts'
import { filesEverywhere, type Place, rowsEverywhere } from './support/look-through.ts'
import { makeSite, type Site } from './support/site.ts'

const PEOPLE = 3
const PATIENCE_MS = 600_000

/**
 * Data that stays after an erasure, and the reasons. Amounts, dates and numbers of receipts and of consents stay too:
 * they name nobody. Backups keep theirs until they are rotated out (privacy policy, decision 047).
 */
const kept: { table: string; what: string; why: string }[] = [
  {
    table: 'public.questions',
    what: 'questions that others could read',
    why: 'others have answered and built on them; they stand without a name (decision 044)',
  },
]

await drill('erasure-canary', async (run) => {
  const site = await makeSite(run, { LOG_LEVEL: 'debug' })
  site.start()
  await site.ready()
  await site.working()
  const canaries = createCanaries()
  const admin = await visitAsAdmin(site)
  const people: Planted[] = []
  for (let n = 0; n < (run.isShort ? 1 : PEOPLE); n += 1)
    people.push(await plantPerson(site, canaries, admin))
  await settled(site, [])
  for (const one of people) await insertUnsentMails(site, canaries, one)
  run.say(`       ${people.length} people, ${canaries.count} canaries`)

  const before = await find(rowsEverywhere(site.dataDir), canaries.foundIn)
  const tables = new Set(before.map(({ where }) => where))
  run.figure('tables that held something of them', tables.size, { atLeast: 12 })
  const mails = await find(filesEverywhere(site.dataDir), canaries.foundIn)
  run.figure('files that held something of them', new Set(mails.map(({ where }) => where)).size, {
    atLeast: 4,
  })

  await erase(site, people)
  await settled(site, people)
  const published = people.flatMap((one) => one.published)
  const rows = await find(rowsEverywhere(site.dataDir), canaries.foundIn)
  const files = await find(filesEverywhere(site.dataDir), canaries.foundIn)
  const lines = await find(linesOf(site), canaries.foundIn)
  for (const { where, what } of [...rows, ...files, ...lines]) run.say(`       ${what} in ${where}`)
  run.figure('canaries in tables', rows.length, { atMost: 0 })
  run.figure('canaries in files and mails', files.length, { atMost: 0 })
  run.figure('canaries in the log', lines.length, { atMost: 0 })
  run.figure('lines of the log looked at', site.log.length, { atLeast: 50 })

  const publishedIn = (text: string) => published.filter((words) => text.includes(words))
  const left = new Set((await find(rowsEverywhere(site.dataDir), publishedIn)).map(({ where }) => where))
  for (const { table, what, why } of kept) run.say(`       kept in ${table}: ${what}: ${why}`)
  const unlisted = [...left].filter((where) => !kept.some(({ table }) => where === `table ${table}`))
  for (const where of unlisted) run.say(`       published words in ${where}`)
  run.figure('places of published words that nobody listed', unlisted.length, { atMost: 0 })
})

/** Places that contain some of the texts. */
async function find(places: AsyncIterable<Place>, foundIn: (text: string) => string[]) {
  const found: { where: string; what: string }[] = []
  for await (const { where, text } of places) for (const what of foundIn(text)) found.push({ where, what })
  return found
}

async function* linesOf({ log }: Site): AsyncGenerator<Place> {
  for (const line of log) yield { where: `log: ${line.slice(0, 200)}`, text: line }
}

/** Ends the seven days of waiting and runs the hourly work. */
async function erase(site: Site, people: readonly Planted[]) {
  const url = ownerUrlOf(site.dataDir)
  const database = connectDatabase(url)
  const queue = await createQueue({ url, log: createLog('silent') })
  const write = createWrite(database.db, createBus(url), queue.sendLaterIn)
  await write(async (tx) => {
    const ids = people.map(({ id }) => id)
    await tx.updateTable('users').set({ deletionDueAt: new Date() }).where('id', 'in', ids).execute()
    await tx.later(eraseAccounts, {})
  })
  await queue.stop()
  await database.close()
}

/** Waits until these people are erased, and no mail and no job is pending. */
async function settled(site: Site, people: readonly Planted[]) {
  const database = connectDatabase(ownerUrlOf(site.dataDir))
  const ids = people.map(({ id }) => id)
  const giveUpAt = performance.now() + PATIENCE_MS
  for (;;) {
    const { rows } = await sql<{ what: string; n: number }>`
      select 'people' as what, count(*)::int as n from users where id = any (${ids}) and deleted_at is null
      union all select 'letters', count(*)::int from letters
        where sent_at is null and tries < 5 and coalesce(next_try_at, now()) <= now()
      union all select 'jobs', count(*)::int from pgboss.job
        where state < 'completed' and start_after <= now() and name !~ '^__'`.execute(database.db)
    const waiting = rows.filter(({ n }) => n > 0)
    if (!waiting.length) break
    if (performance.now() > giveUpAt)
      throw new Error(`still waiting: ${waiting.map(({ what, n }) => `${n} ${what}`).join(', ')}`)
    await sleep(200)
  }
  await database.close()
}
