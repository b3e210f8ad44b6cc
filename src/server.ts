import { createServer } from 'node:http'
import { join } from 'node:path'
import { jobs } from './jobs.ts'
import { systemClock } from './platform/clock.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/open.ts'
import { listen } from './platform/http/listen.ts'
import { createLog } from './platform/log.ts'
import { startSite } from './site.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Configuration, database, site, listen; in reverse order on the way out. */
async function main() {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const opened = await openDatabase({ ...config, jobs, say })
  const site = await startSite({
    config,
    siteUrl: opened.siteUrl,
    clock: systemClock,
    log,
    client: join('dist', 'client'),
  })
  if (!config.isProduction && (await site.seedDemo())) say('Filled the empty database with the demo')
  const server = createServer(
    { requestTimeout: 15_000, headersTimeout: 10_000, keepAliveTimeout: 20_000 },
    site.listener,
  )
  const port = await listen(server, config)
  say(`Open ${config.publicUrl.replace(/:0$/, `:${port}`)}`)
  if (!config.isProduction) say(demoAccounts)
  let isLeaving = false
  const leave = async () => {
    if (isLeaving) return
    isLeaving = true
    site.leave()
    setTimeout(() => server.closeAllConnections(), 10_000).unref()
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeIdleConnections()
    })
    await site.stop()
    await opened.stop()
    log.flush()
    process.exit(0)
  }
  process.on('SIGTERM', leave).on('SIGINT', leave)
}

const demoAccounts = `Demo accounts, password demo-jejaring-2026:
  ${['umum', 'anggota', 'pic', 'moderator', 'staf', 'admin'].map((name) => `${name}@jkl.example`).join('  ')}`

main().catch((error: Error) => {
  const isExpected = error instanceof ConfigError || !error.stack?.includes('    at ') || isOneLine(error)
  process.stderr.write(`${isExpected ? error.message : error.stack}\n`)
  process.exit(1)
})

const isOneLine = (error: Error) => !error.message.includes('\n') && error.constructor !== TypeError
