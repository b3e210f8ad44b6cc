import { basename, join, resolve } from 'node:path'
import { listLiveDemoAccounts } from '#src/features/accounts/queries.ts'
import { eraseGuest } from '#src/features/mailings/subscriber-queries.ts'
import { erasePerson } from '#src/features/privacy/erase-person.ts'
import { openErasures, readErasures, readSubscriberErasures } from '#src/features/privacy/erasure-journal.ts'
import { cancelFarewellMails } from '#src/features/privacy/farewell-mail-queries.ts'
import { jobs } from '#src/jobs.ts'
import { systemClock } from '#src/platform/clock.ts'
import { type Config, readConfig } from '#src/platform/config.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import { createBus } from '#src/platform/database/bus.ts'
import { connectDatabase, patient } from '#src/platform/database/connect.ts'
import { migrateAll, type OpenDatabase, reachDatabase } from '#src/platform/database/open.ts'
import { judgeForCommand } from '#src/platform/database/try-connections.ts'
import { createWrite, type Write } from '#src/platform/database/write.ts'
import { openFiles } from '#src/platform/files/open-files.ts'
import { createQueue } from '#src/platform/jobs/queue.ts'
import { createLog } from '#src/platform/log.ts'
import { postureRefusalsOf } from '#src/platform/posture.ts'
import type { WaitingJob } from './catalog.ts'
import { findBackup } from './check-backup.ts'
import { journalFolderOf, listErasedSubscribers, mergeErasureJournal } from './erasure-journals.ts'
import { orPlainFailure, runCommand } from './failures.ts'
import { BackupError, type Manifest } from './manifest.ts'
import { readLines } from './parts.ts'
import { checkForRestore, restoreBackup, restoreSecrets } from './restore.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** `restore <backup>`: checks every byte, then restores it into an empty data folder and database. */
async function main([given]: string[]) {
  if (!given)
    throw new BackupError('Usage: npm run restore -- <backup, or a folder of backups for its newest>')
  const begun = performance.now()
  const folder = findBackup(resolve(given))
  const manifest = await checkForRestore(folder)
  say(`Checked ${folder}, made at ${manifest.madeAt}: every part is as it was written`)
  const dataDir = resolve(process.env.DATA_DIR || './var')
  await restoreInto(dataDir, folder, manifest).catch((error) => {
    throw orPlainFailure(error, dataDir)
  })
  say(`Restored in ${((performance.now() - begun) / 1000).toFixed(1)} s. Start the site with npm start`)
}

async function restoreInto(dataDir: string, folder: string, manifest: Manifest) {
  // Before the configuration is read, which generates missing secrets.
  for (const name of restoreSecrets(folder, manifest, dataDir))
    say(
      `${join(dataDir, name)} stays, though the backup has another: what was sealed with that cannot be read`,
    )
  const config = readConfig(process.env)
  const opened = await reachDatabase({ ...config, judge: judgeForCommand(config, 'writes', say), say })
  try {
    await restore(folder, manifest, config, opened)
  } finally {
    await opened.stop()
  }
}

async function restore(folder: string, manifest: Manifest, config: Config, opened: OpenDatabase) {
  mergeErasureJournal(journalFolderOf(folder), config.erasuresDir)
  const erased = await restoreBackup(folder, manifest, {
    url: opened.ownerUrl,
    uploads: openFiles(config, 'uploads', patient),
    erasures: await readErasures(config.erasuresDir),
  })
  say(`Loaded ${manifest.tables.length} tables and ${manifest.files.count} files: equal to what was copied`)
  const applied = await migrateAll(opened, jobs, say)
  say(`Brought up to date: ${applied.filter((name) => name.endsWith('.sql')).length} newer migrations`)
  await finish(folder, manifest, config, opened, erased)
}

/** Repeats erasures and enqueues the waiting jobs, by the site's own operations. */
async function finish(
  folder: string,
  manifest: Manifest,
  config: Config,
  { siteUrl }: OpenDatabase,
  erased: readonly number[],
) {
  const database = connectDatabase(siteUrl, { max: 2, ...patient })
  const queue = await createQueue({ url: siteUrl, log: createLog(config.logLevel) })
  try {
    const write = createWrite(database.db, createBus(siteUrl), queue.sendLaterIn)
    const erasures = openErasures(config.erasuresDir)
    const detail = { backup: basename(folder), made_at: manifest.madeAt }
    await write((tx) => recordAudit(tx, null, { act: 'restore', entity: 'site', detail }))
    for (const id of erased) await erasePerson({ write, erasures }, id, systemClock.now())
    const lines = await readSubscriberErasures(config.erasuresDir)
    const subscribers = await listErasedSubscribers(database.db, lines, manifest.madeAt)
    for (const id of subscribers) await write((tx) => eraseGuest(tx, id, systemClock.now()))
    if (erased.length) await cancelFarewellMails(database.db, erased, systemClock.now())
    const [people, guests] = [erased.length, subscribers.length]
    say(`Erased ${people} people and ${guests} guests again who were erased after the copy was made`)
    say(`Queued ${await sendAgain(write, readLines(folder, manifest.jobs.file))} jobs that were waiting`)
    const demoAccounts = (await listLiveDemoAccounts(database.db)).length
    const posture = { config, demoAccounts, connections: [] }
    for (const line of postureRefusalsOf(posture)) say(`The site will not start: ${line}`)
  } finally {
    await queue.stop()
    await database.close()
  }
}

async function sendAgain(write: Write, waiting: AsyncIterable<WaitingJob>): Promise<number> {
  let count = 0
  for await (const { name, data } of waiting) {
    const job = jobs.find((known) => known.name === name)
    // A schedule enqueues its own.
    if (!job || job.cron) continue
    await write((tx) => tx.later(job as never, data ?? {}))
    count += 1
  }
  return count
}

runCommand(main)
