import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSums } from '#src/backup/catalog.ts'
import { connect } from '#src/platform/postgres/connection.ts'
import { startPostgres } from '#src/platform/postgres/start-postgres.ts'
import { checkLedger } from './support/check-ledger.ts'
import { startContactLoad } from './support/contact-load.ts'
import { type Drill, drill } from './support/drill.ts'
import { ownerUrlOf, rowsOf } from './support/embedded-database.ts'
import { logIn } from './support/log-in.ts'
import { runOwn } from './support/own-command.ts'
import { statusOf } from './support/probe.ts'
import { loadReleased, releasedDumps } from './support/released.ts'
import { makeSite, type Site } from './support/site.ts'

const WRITES_PER_SECOND = 10
/** A start lasts a few seconds, most of it migrations. */
const LONGEST_START_MS = 3_000
const guestPages = ['/', '/news', '/blog', '/events', '/participants', '/region', '/donasi', '/download']

await drill('upgrade', async (run) => {
  // The oldest one takes the longest way.
  const dumps = releasedDumps().slice(0, run.isShort ? 1 : undefined)
  for (const dump of dumps) await upgrade(run, dump)
})

async function upgrade(run: Drill, dump: string) {
  const site = await makeSite(run)
  const before = await makeOldFolder(site, dump)
  const load = startContactLoad(site.base, WRITES_PER_SECOND * run.share)
  for (let kills = run.isShort ? 1 : 10; kills > 0; kills -= 1) {
    site.start()
    await sleep(run.random() * LONGEST_START_MS)
    await site.kill()
  }
  site.start()
  const ready = await site.ready()
  await load.answeredUpTo(performance.now() + 1_000)
  await load.finish()
  run.time(`${basename(dump)}: ready after ms`, ready, { atMost: 60_000 })
  const after = await sumsOf(ownerUrlOf(site.dataDir))
  const other = Object.entries(before).filter(([what, sum]) => after[what] !== sum)
  run.figure(`sums that differ (${JSON.stringify(before)})`, other.length, { atMost: 0 })
  await lookAround(run, site)
  await checkLedger(run, site, load.ledger)
  run.figure('alarms', site.alarms.length, { atMost: 0 })
  await refuseOlder(run, site)
  await site.stop()
}

/** A data folder as the embedded server of that version left it. */
async function makeOldFolder({ dataDir }: Site, dump: string) {
  const server = await startPostgres({ dataDir: join(dataDir, 'postgres') })
  try {
    await loadReleased(server.ownerUrl, dump)
    return await sumsOf(server.ownerUrl)
  } finally {
    await server.stop()
  }
}

async function sumsOf(url: string) {
  const client = await connect(url)
  return readSums(client).finally(() => client.end())
}

async function lookAround(run: Drill, { base }: Site) {
  const answers = await Promise.all(
    guestPages.map(async (path) => ({ path, ...(await statusOf(base + path)) })),
  )
  const other = answers.filter(({ status }) => status !== 200)
  for (const { path, status } of other) run.say(`       ${path}: ${status}`)
  run.figure('guest pages other than 200', other.length, { atMost: 0 })
  const isIn = (await logIn(base, 'staf@jkl.example')) === 200
  run.figure('login with the password of before', Number(isIn), { atLeast: 1 })
}

/** To this program a migration of a later one is what its own are to an older one. */
async function refuseOlder(run: Drill, { dataDir }: Site) {
  const later = "insert into migrations (name, sha256) values ('9999_later.sql', '')"
  await rowsOf(ownerUrlOf(dataDir), later)
  const { code, complained } = await runOwn(dataDir, 'export', join(dataDir, 'exported'))
  run.say(complained)
  const isClear = code === 1 && /^This database was migrated by a newer .*9999_later\.sql.*$/.test(complained)
  run.figure('an older program refuses a newer database in one line', Number(isClear), { atLeast: 1 })
}
