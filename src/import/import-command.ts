import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { jobs } from '#src/jobs.ts'
import { systemClock } from '#src/platform/clock.ts'
import { ConfigError, readConfig } from '#src/platform/config.ts'
import { createBus } from '#src/platform/database/bus.ts'
import { connectDatabase, patient } from '#src/platform/database/connect.ts'
import { MigrationError } from '#src/platform/database/migrate.ts'
import { openDatabase } from '#src/platform/database/open.ts'
import { judgeForCommand } from '#src/platform/database/try-connections.ts'
import { createWrite } from '#src/platform/database/write.ts'
import { errorWords } from '#src/platform/describe-error.ts'
import { openFiles } from '#src/platform/files/open-files.ts'
import { createVirusScanner } from '#src/platform/files/virus-scanner.ts'
import { createQueue } from '#src/platform/jobs/queue.ts'
import { createLog } from '#src/platform/log.ts'
import { PostgresStartError } from '#src/platform/postgres/postgres-start-error.ts'
import { TableError } from '#src/platform/text/table-header.ts'
import { accounted, type Share, sumOf } from './account.ts'
import { invitedPeople } from './csv/invited-people.ts'
import { findImporter } from './queries.ts'
import { XmlError } from './read-xml.ts'
import { type Counts, report, screenOf } from './report.ts'
import { ImportBroken, runImport } from './run-import.ts'
import { type ImportParts, type ImportSource, SourceError, sources } from './sources.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Kind of import handled by the desk's invitation. */
const PEOPLE = 'people'

const usage = `Usage: npm run import -- <kind> <source> [--dry-run] [--as <e-mail of staff>]
${Object.values(sources)
  .map(({ usage }) => `  ${usage}`)
  .join('\n')}
  ${PEOPLE} <list.csv>   invites people: nama, email, telepon, region, lembaga, organisasi`

/** `import <kind> <source>`: imports another site's content, with or without a running site. */
async function main() {
  const { values, positionals } = readArguments()
  const [kind = '', place = '', ...more] = positionals
  const open = Object.hasOwn(sources, kind) ? sources[kind]!.open : undefined
  if (!(open || kind === PEOPLE) || !place) throw new SourceError(usage)
  const config = readConfig(process.env)
  const opened = await openDatabase({
    ...config,
    jobs,
    judge: judgeForCommand(config, 'writes', say),
    say,
  })
  const database = connectDatabase(opened.siteUrl, { max: 3, ...patient, hasDemo: !config.isProduction })
  const log = createLog(config.logLevel)
  const queue = await createQueue({ url: opened.siteUrl, log })
  try {
    const by = await findImporter(database.db, values.as ?? null)
    if (!by)
      throw new SourceError('Nobody to import as: name a person of staff with --as, or make an admin first')
    const write = createWrite(database.db, createBus(opened.siteUrl), queue.sendLaterIn)
    const uploads = openFiles(config, 'uploads', patient)
    const now = systemClock.now()
    const virusScanner = config.clamAv && createVirusScanner(config.clamAv, log)
    const parts = { db: database.db, write, uploads, virusScanner, by, now, options: values }
    if (open) await importFrom(await open(place, parts, more), parts, config.dataDir)
    else await invite(place, parts, config.dataDir)
  } finally {
    await queue.stop()
    await database.close()
    await opened.stop()
  }
}

function readArguments() {
  try {
    return parseArgs({
      args: process.argv.slice(3),
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        as: { type: 'string' },
        uploads: { type: 'string' },
        key: { type: 'string' },
        pages: { type: 'string' },
      },
    })
  } catch (error) {
    throw new SourceError(`${(error as Error).message}\n${usage}`)
  }
}

async function importFrom(source: ImportSource, parts: ImportParts, dataDir: string) {
  const isDry = Boolean(parts.options['dry-run'])
  const file = reportFile(parts, dataDir)
  const lines = runImport(source.name, source.rows, { ...parts, isDry })
  let account = sumOf([])
  const { total, passedOver } = source
  const counts = await report(lines, {
    file,
    total,
    passedOver,
    screen: screenOf(process.stdout),
    onTotal: (all) => {
      account = all
    },
  })
  for (const [type, count] of passedOver()) say(`Passed over: ${count} of ${type}`)
  for (const kind of accounted) if (account[kind].in) say(shareLine(kind, account[kind]))
  tell(counts, isDry, file)
}

const shareLine = (kind: string, { in: all, kept, turned, lost }: Share) =>
  `${kind}: ${all} there, ${kept} here${turned ? `, ${turned} as links` : ''}, ${lost} left out`

async function invite(list: string, parts: ImportParts, dataDir: string) {
  const isDry = Boolean(parts.options['dry-run'])
  const file = reportFile(parts, dataDir)
  const lines = invitedPeople(list, parts, isDry)
  const counts = await report(lines, { file, total: null, screen: screenOf(process.stdout) })
  tell(counts, isDry, file)
}

const reportFile = ({ now }: ImportParts, dataDir: string) =>
  join(dataDir, 'imports', `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}.csv`)

function tell(counts: Counts, isDry: boolean, file: string) {
  const told = `${counts.new} new, ${counts.unchanged} as before, ${counts.changed} changed there and left, ${counts.failed} failed`
  say(isDry ? `Tried, nothing was written: ${told}` : told)
  say(`Row by row: ${file}`)
  if (counts.failed) process.exitCode = 2
}

const plainErrors = [
  ...[SourceError, ImportBroken, XmlError, TableError],
  ...[ConfigError, PostgresStartError, MigrationError],
]

main().catch((error: Error) => {
  const isPlain = plainErrors.some((kind) => error instanceof kind)
  process.stderr.write(`${isPlain ? error.message : errorWords(error)}\n`)
  process.exitCode = 1
})
