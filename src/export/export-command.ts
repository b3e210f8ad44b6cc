import { join, resolve } from 'node:path'
import { endpoints } from '#src/api.ts'
import { openErasures } from '#src/features/privacy/erasure-journal.ts'
import { highestIds, listAddresses } from '#src/features/sitemap/queries.ts'
import { jobs } from '#src/jobs.ts'
import { systemClock } from '#src/platform/clock.ts'
import { type Config, ConfigError, readConfig } from '#src/platform/config.ts'
import { createBus } from '#src/platform/database/bus.ts'
import { connectDatabase, patient } from '#src/platform/database/connect.ts'
import { MigrationError } from '#src/platform/database/migrate.ts'
import { openDatabase } from '#src/platform/database/open.ts'
import { judgeForCommand } from '#src/platform/database/try-connections.ts'
import { errorWords } from '#src/platform/describe-error.ts'
import { openFiles } from '#src/platform/files/open-files.ts'
import { openSpool } from '#src/platform/files/spool.ts'
import { createInProcessClient } from '#src/platform/http/dispatch.ts'
import { createQueue } from '#src/platform/jobs/queue.ts'
import { createLog } from '#src/platform/log.ts'
import { createPasswords } from '#src/platform/passwords/passwords.ts'
import { PostgresStartError } from '#src/platform/postgres/postgres-start-error.ts'
import { createSecurityEvents } from '#src/platform/security-events/security-events.ts'
import { createServices } from '#src/services.ts'
import { ListLoadError } from '#src/wire/read-list.ts'
import { ExportError, exportPublic } from './export-public.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** `export <folder>`: exports all public data as CSV, with or without a running site. */
async function main([given]: string[]) {
  if (!given || given.startsWith('-')) throw new ExportError('Usage: npm run export -- <new folder>')
  const config = readConfig(process.env)
  const opened = await openDatabase({
    ...config,
    jobs,
    judge: judgeForCommand(config, 'writes', say),
    say,
  })
  try {
    await exportTo(resolve(given), config, opened.siteUrl)
  } finally {
    await opened.stop()
  }
}

async function exportTo(folder: string, config: Config, siteUrl: string) {
  const database = connectDatabase(siteUrl, { max: 2, ...patient })
  const log = createLog(config.logLevel)
  const queue = await createQueue({ url: siteUrl, log })
  const services = createServices({
    database,
    bus: createBus(siteUrl),
    queue,
    clock: systemClock,
    log,
    uploads: openFiles(config, 'uploads', patient),
    spool: openSpool(join(config.dataDir, 'spool')),
    passwords: createPasswords(),
    securityEvents: createSecurityEvents({ db: database.db, clock: systemClock, log }),
    config,
    payments: null,
    warnings: [],
    erasures: openErasures(config.erasuresDir),
  })
  const byWhere = new Map(endpoints.map((endpoint) => [endpoint.where, endpoint]))
  const call = createInProcessClient({ endpoints: byWhere, services, visitor: null, log })
  try {
    const last = (await highestIds(database.db)).find(({ kind }) => kind === 'page')?.id ?? 0
    const pages = await listAddresses(database.db, [{ kind: 'page', after: 0, upTo: last }])
    const slugs = pages.map(({ slug }) => slug)
    for (const { file, rows } of await exportPublic(folder, { call, pages: slugs, now: systemClock.now() }))
      say(`${file}: ${rows} rows`)
    say(`Written to ${folder}; README.md says what the fields are`)
  } finally {
    await queue.stop()
    await database.close()
  }
}

const plainErrors = [ExportError, ListLoadError, ConfigError, PostgresStartError, MigrationError]

main(process.argv.slice(3)).catch((error: Error) => {
  const isPlain = plainErrors.some((kind) => error instanceof kind)
  process.stderr.write(`${isPlain ? error.message : errorWords(error)}\n`)
  process.exitCode = 1
})
