import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { appendErasure, openErasures } from '#src/features/privacy/erasure-journal.ts'
import { CLUSTER_COMMANDS, type Cluster, startCluster } from './support/cluster.ts'
import type { Server } from './support/cluster-server.ts'
import { postMessage, type Sent, startContactLoad } from './support/contact-load.ts'
import { type Drill, drill } from './support/drill.ts'
import { runWith } from './support/own-command.ts'
import { leaveOut, pathOf } from './support/packages.ts'
import { loadReleased, releasedDumps } from './support/released.ts'
import { makeSite, SESSION_SECRET, type Site } from './support/site.ts'
import { startArchiving, type WalArchive } from './support/wal-archive.ts'

const ERASE_AGAIN = 'deploy/three-machines/erase-again.sql'
const WRITES_PER_SECOND = 20
/** `archive_timeout` of the worked file, and the time to write and send what is archived then. */
const LOST_AT_MOST_S = 75

/** With pgBackRest, by the files of `deploy/three-machines`: back to before a mistake, and after all machines are lost. */
await drill('point-in-time', async (run) => {
  if (leaveOut(run, [...CLUSTER_COMMANDS, 'pgbackrest'])) return
  const cluster = await startCluster(run, { standbys: run.isShort ? 0 : 1 })
  await loadReleased(cluster.ownerUrl(cluster.primary), releasedDumps().at(-1)!)
  const archive = await startArchiving(cluster.primary)
  const site = await makeSite(run, urlsOf(cluster, cluster.primary))
  site.start()
  await site.ready()
  await archive.backUp()
  await undoMistake(run, site, cluster, archive)
  if (run.isShort) return
  await loseAll(run, site, cluster, archive)
})

function urlsOf(cluster: Cluster, server: Server) {
  return { DATABASE_URL: cluster.siteUrl(server), DATABASE_OWNER_URL: cluster.ownerUrl(server) }
}

/** Deletes every message, then restores to the moment before. */
async function undoMistake(run: Drill, site: Site, cluster: Cluster, archive: WalArchive) {
  const { primary } = cluster
  const load = startContactLoad(site.base, WRITES_PER_SECOND * run.share)
  await load.answeredUpTo(performance.now() + 1_000)
  if (!run.isShort) await backUpStandby(run, site, cluster)
  // The moment lies between these two: what is answered while it is asked for may be of before or after it.
  const askedAt = performance.now()
  const [{ moment }] = (await primary.ask<{ moment: string }>(
    'select clock_timestamp()::text as moment',
  )) as [{ moment: string }]
  const toldAt = performance.now()
  await load.answeredUpTo(toldAt + 500)
  await load.finish()
  await primary.ask('truncate contact_messages cascade')
  await archive.catchUp()
  const ms = await loseAndRestore(site, cluster, () => archive.restore(moment))
  run.time('service back after the loss, ms', ms, { atMost: 300_000 })
  const found = await keysOf(cluster)
  const before = load.ledger.filter(({ answeredAt }) => answeredAt && answeredAt < askedAt)
  const after = load.ledger.filter(({ begunAt }) => begunAt > toldAt + 200)
  run.figure('writes answered before that moment', before.length, { atLeast: 1 })
  run.figure('of these lost', before.filter(isMissingIn(found)).length, { atMost: 0 })
  run.figure('writes begun after it that are there', after.filter(({ key }) => found.has(key)).length, {
    atMost: 0,
  })
  await eraseAgain(run, site, primary)
  await writeAgain(run, site)
}

/** The journal of erasures is newer than the restored moment. */
async function eraseAgain(run: Drill, { dataDir }: Site, { ask, port, data }: Server) {
  const [{ id }] = (await ask<{ id: string }>("select id from users where email = 'umum@jkl.example'")) as [
    { id: string },
  ]
  const line = { user_id: Number(id), erased_at: new Date().toISOString(), keeps_byline: false }
  await appendErasure(openErasures(dataDir), line)
  const where = `--host=${dirname(data)} --port=${port} --username=postgres --dbname=jejaring`
  const command = `${pathOf('psql')} ${where} --set=ON_ERROR_STOP=1 --file=${ERASE_AGAIN} < ${join(dataDir, 'erasures.jsonl')}`
  await promisify(execFile)('sh', ['-c', command])
  const due = await ask('select from users where deletion_due_at is not null')
  run.figure('erased since that moment, due again', due.length, { atLeast: 1 })
}

/** Kills every server without a warning while it writes, and restores what the archive has. */
async function loseAll(run: Drill, site: Site, cluster: Cluster, archive: WalArchive) {
  // As after every restore: what is written now continues another log than the backup of before.
  await archive.backUp()
  const load = startContactLoad(site.base, WRITES_PER_SECOND * run.share)
  // Longer than what may be lost, so that losing all of it is seen.
  await load.answeredUpTo(performance.now() + 1_200 * LOST_AT_MOST_S)
  const answered = load.ledger.filter(({ answeredAt }) => answeredAt)
  const killedAt = performance.now()
  await Promise.all([loseAndRestore(site, cluster, () => archive.restore(null)), load.finish()])
  const found = await keysOf(cluster)
  // A message that was answered and lost is not sent again by its sender.
  const lost = answered.filter(isMissingIn(found))
  const oldest = Math.min(killedAt, ...lost.map(({ answeredAt }) => answeredAt!))
  run.say(`       ${lost.length} of ${answered.length} answered writes lost`)
  run.figure('seconds lost of what was answered', (killedAt - oldest) / 1_000, { atMost: LOST_AT_MOST_S })
  await writeAgain(run, site)
}

/** @returns milliseconds until the site is ready again */
async function loseAndRestore(site: Site, { servers }: Cluster, restore: () => Promise<void>) {
  const begunAt = performance.now()
  await Promise.all(servers.map((server) => server.kill()))
  await site.kill()
  await restore()
  site.start()
  await site.ready()
  return performance.now() - begunAt
}

/** A standby has no list of backups and no room for a second database: the copy is verified by a server of its own. */
async function backUpStandby(run: Drill, site: Site, cluster: Cluster) {
  const [standby] = cluster.standbys
  // The dump came without them, and a backup of it would not be verified.
  const named = await standby!.ask<{ name: string }>('select name from files union select name from uploads')
  for (const { name } of named) writeFileSync(join(site.dataDir, 'uploads', name), 'isi')
  const at = { SESSION_SECRET, DATA_DIR: site.dataDir, ...urlsOf(cluster, standby!) }
  const { code, said, complained } = await runWith(at, 'backup', join(site.dataDir, 'of-standby'))
  for (const line of [said, complained].filter(Boolean)) run.say(line.trim())
  run.figure('backup of a standby ended with', code, { atMost: 0 })
  run.figure(
    'it says that it is verified, and where not listed',
    Number(/takes no writes[\s\S]*equal/.test(said)),
    {
      atLeast: 1,
    },
  )
}

async function keysOf({ primary }: Cluster): Promise<Set<string>> {
  const rows = await primary.ask<{ key: string }>('select idempotency_key as key from contact_messages')
  return new Set(rows.map(({ key }) => key))
}

function isMissingIn(found: ReadonlySet<string>) {
  return ({ key }: Sent) => !found.has(key)
}

async function writeAgain(run: Drill, { base }: Site) {
  const { status } = await postMessage(base, randomUUID())
  run.figure('a new write is taken', Number(status === 201), { atLeast: 1 })
}
