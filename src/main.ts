import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEMO_PASSWORD } from './features/accounts/demo.ts'
import { listDemoPeople } from './features/accounts/login/queries.ts'
import { hasAdmin, hasAnyone, listLiveDemoAccounts } from './features/accounts/queries.ts'
import { jobs } from './jobs.ts'
import { type Config, ConfigError, readConfig } from './platform/config.ts'
import { connectDatabase, patient } from './platform/database/connect.ts'
import { MigrationError } from './platform/database/migrate.ts'
import { type OpenDatabase, openDatabase } from './platform/database/open.ts'
import { tryConnections } from './platform/database/try-connections.ts'
import { waitForDatabase } from './platform/database/wait-for-database.ts'
import { errorWords } from './platform/describe-error.ts'
import { leaveServer } from './platform/http/leave-server.ts'
import { ListenError, listen } from './platform/http/listen.ts'
import { createLog, type Log } from './platform/log.ts'
import { joinSite, nodeOf } from './platform/nodes/join-site.ts'
import type { Node } from './platform/nodes/queries.ts'
import { PostgresStartError } from './platform/postgres/postgres-start-error.ts'
import { PostureError, postureWarningsOf, requirePosture } from './platform/posture.ts'
import { releaseMemory } from './platform/release-memory.ts'
import { startTracing } from './platform/tracing.ts'
import { type Site, startSite } from './site.ts'
import { furtherPaths } from './urls/further-paths.ts'
import { SECOND_MS } from './wire/duration.ts'

/** Time for answers that are being made when the site stops listening. */
const DRAIN_MS = 10_000
/** Time for everything; then what hangs is left. */
const LEAVE_MS = 30_000
/** Part of it for the end of a lost embedded database; the last checkpoint of another may take longer. */
const LOST_DATABASE_MS = 5_000
/** A terminal and npm both pass the same signal on; a later one comes from somebody who does not want to wait. */
const SAME_SIGNAL_MS = 500
/** Time for jobs, once somebody does not want to wait. */
const HURRY_MS = 1_000
/** Timeouts for slow senders: enough for photos over slow lines, less for everything else. */
const limits = { requestTimeout: 120_000, headersTimeout: 10_000, keepAliveTimeout: 20_000 }

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Starts configuration, database and site in this order, and stops them in reverse. */
async function main() {
  const config = readConfig(process.env)
  requirePosture({ config, demoAccounts: 0, connections: [] })
  const opened = await openDatabase({
    ...config,
    jobs,
    say,
    async judge(server) {
      const connections = config.databaseUrl ? await tryConnections(server, config, say) : []
      requirePosture({ config, demoAccounts: 0, connections })
    },
  })
  try {
    await serve(config, opened)
  } catch (error) {
    await opened.stop()
    throw error
  }
}

async function serve(config: Config, opened: OpenDatabase) {
  const { siteUrl, pooledUrl } = opened
  const node = nodeOf(config)
  const { warnings, findings } = await enter(config, siteUrl, node)
  const log = createLog(config.logLevel)
  await startTracing(config.otlpEndpoint, log)
  const client = join('dist', 'client')
  const site = await startSite({
    config,
    server: { siteUrl, pooledUrl },
    node,
    log,
    client,
    warnings,
  })
  const isEmpty = () => waitForDatabase(async () => !(await hasAnyone(site.db)), say)
  if (!config.isProduction && (await isEmpty())) await fillDemo()
  // In production the entrance validates `Host`, including a missing one.
  const server = createServer({ ...limits, requireHostHeader: !config.isProduction }, site.listener)
  server.on('connection', site.onConnection)
  const port = await listen(server, config)
  releaseMemory()
  if (config.process !== 'web') site.work()
  await sayWhere(site, config, port)
  for (const { name, line } of [...warnings, ...findings]) {
    say(`Warning: ${line}`)
    log.warn({ rule: name }, line)
  }
  if (site.simulator) say(`Payments are simulated, no money moves: ${site.simulator}`)
  const leave = createLeave({ server, site, opened, config, log })
  process.on('SIGTERM', () => leave(0)).on('SIGINT', () => leave(0))
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'a fault nobody caught')
    leave(1)
  })
  if (config.isProduction) await sayNextCommand(site)
}

/** Lets this process into the site. @throws PostureError if a rule or another node is against it */
async function enter(config: Config, siteUrl: string, node: Node) {
  const { db, close } = connectDatabase(siteUrl, { max: 1, ...patient })
  try {
    const demoAccounts = (await waitForDatabase(() => listLiveDemoAccounts(db), say)).length
    const posture = { config, demoAccounts, connections: [] }
    requirePosture(posture)
    const findings = await waitForDatabase(() => joinSite(db, config, node), say)
    return { warnings: postureWarningsOf(posture), findings }
  } finally {
    await close()
  }
}

/** Runs in a process of its own, so that the memory for pages and PDFs of the demo is released afterwards. */
async function fillDemo() {
  const child = spawn(process.execPath, [process.argv[1]!, 'fill-demo'], {
    // The channel ends it with this process.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error('The demo could not be filled in, see above')
}

type Leaving = { server: Server; site: Site; opened: OpenDatabase; config: Config; log: Log }

/**
 * Makes the function that stops everything, once; a second signal hurries (docs/operations.md#stopping), a fault
 * meanwhile only changes the exit code.
 */
function createLeave({ server, site, opened, config, log }: Leaving) {
  const hurry = new AbortController()
  let begunAt: number | null = null
  let exitCode = 0
  return async (code: number) => {
    exitCode = Math.max(exitCode, code)
    if (begunAt !== null) {
      if (code === 0 && performance.now() - begunAt > SAME_SIGNAL_MS) hurry.abort()
      return
    }
    begunAt = performance.now()
    // To notice the stop, and as long again to forget idle connections.
    const hasBalancer = config.isProduction && config.process !== 'work'
    const balancerMs = hasBalancer ? config.balancerSeconds * SECOND_MS : 0
    const steps = { noticeMs: balancerMs, closingMs: balancerMs, drainMs: DRAIN_MS }
    site.leave()
    const inOrder = leaveServer(server, steps, hurry.signal).then(site.stop)
    const leaveMs = config.databaseUrl ? LEAVE_MS : LEAVE_MS - LOST_DATABASE_MS
    await Promise.race([inOrder, tooLate(leaveMs, hurry.signal)]).catch((error) =>
      log.error({ error }, 'not ended in order'),
    )
    await opened.stop()
    log.flush(() => process.exit(exitCode))
  }
}

/** Resolves soon after somebody asked to hurry. @throws when the time for a stop is over */
async function tooLate(leaveMs: number, hurry: AbortSignal) {
  const isHurried = await sleep(leaveMs, false, { signal: hurry }).catch(() => true)
  if (!isHurried) throw new Error(`not stopped within ${leaveMs / SECOND_MS} s`)
  await sleep(HURRY_MS)
}

/** Says how to make the first administrator, as long as there is none. */
async function sayNextCommand({ db }: Site) {
  if (!(await waitForDatabase(() => hasAdmin(db), say)))
    say('There is no administrator yet. Next: npm run admin -- create <e-mail>')
}

/** Says where the site is, or where a process without visitors is asked how it is. */
async function sayWhere(site: Site, config: Config, port: number) {
  if (config.process === 'work')
    return say(`Working on jobs. How it is: http://${config.host}:${port}/readyz`)
  const address = config.publicUrl.replace(/:0$/, `:${port}`)
  say(`Open ${address}`)
  if (!config.isProduction)
    say(`${await demoLogins(site)}Mails of the site: ${address}${furtherPaths.devMail}`)
}

/** One line on the demo accounts that can log in, or nothing. */
async function demoLogins(site: Site) {
  const people = await waitForDatabase(() => listDemoPeople(site.db), say)
  const emails = people.map(({ email }) => email).join('  ')
  return emails && `Demo accounts, password ${DEMO_PASSWORD}:\n  ${emails}\n`
}

const plainErrors = [ConfigError, PostureError, PostgresStartError, MigrationError, ListenError]

main().catch((error: Error) => {
  const isPlain = plainErrors.some((kind) => error instanceof kind)
  process.stderr.write(`${isPlain ? error.message : errorWords(error)}\n`)
  process.exit(1)
})
