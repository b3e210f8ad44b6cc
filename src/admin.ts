import { listOfficers } from './features/accounts/queries.ts'
import { createAdmin, NoLink, resetAccess } from './features/accounts/recovery/make-admin.ts'
import { type DemoContent, removeDemoContent } from './features/demo/remove-demo-content.ts'
import { openErasures } from './features/privacy/erasure-journal.ts'
import { removeDemo } from './features/privacy/remove-demo.ts'
import { jobs } from './jobs.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, ConfigError, readConfig } from './platform/config.ts'
import { createBus } from './platform/database/bus.ts'
import { connectDatabase, type Db, patient } from './platform/database/connect.ts'
import { MigrationError } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open.ts'
import { judgeForCommand } from './platform/database/try-connections.ts'
import { createWrite } from './platform/database/write.ts'
import { errorWords } from './platform/describe-error.ts'
import { createQueue } from './platform/jobs/queue.ts'
import { createLog } from './platform/log.ts'
import { acceptSettings } from './platform/nodes/join-site.ts'
import { PostgresStartError } from './platform/postgres/postgres-start-error.ts'
import { PostureError } from './platform/posture.ts'
import { furtherPaths } from './urls/further-paths.ts'
import { emailAddress } from './wire/person-fields.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

type Here = { db: Db; siteUrl: string; config: Config }

const linkMakers: Record<string, typeof createAdmin> = { create: createAdmin, reset: resetAccess }
const USAGE =
  'Usage: npm run admin -- create|reset <e-mail>, npm run admin -- remove-demo, or npm run admin -- accept-settings'

/**
 * `admin create|reset <e-mail>` prints a link that sets a password; `admin remove-demo` removes the demo's accounts and
 * content; `admin accept-settings` says that this machine's settings are meant for all nodes. Runs with or without a
 * running site.
 */
async function main([name = '', given = '']: string[]) {
  const act = actOf(name, given)
  const config = readConfig(process.env)
  const opened = await openDatabase({
    ...config,
    jobs,
    judge: judgeForCommand(config, 'writes', say),
    say,
  })
  const database = connectDatabase(opened.siteUrl, { max: 2, ...patient, hasDemo: !config.isProduction })
  try {
    await act({ db: database.db, siteUrl: opened.siteUrl, config })
  } finally {
    await database.close()
    await opened.stop()
  }
}

function actOf(name: string, given: string): (here: Here) => Promise<void> {
  if (name === 'remove-demo' && !given) return removeAllOfDemo
  if (name === 'accept-settings' && !given) return acceptChange
  const makeLink = Object.hasOwn(linkMakers, name) ? linkMakers[name] : undefined
  const email = emailAddress.safeParse(given)
  if (!makeLink || !email.success) throw new NoLink(USAGE)
  return async ({ db, config }) => {
    const token = await makeLink(db, email.data, systemClock.now())
    say(`Open this within 60 minutes, once: ${config.publicUrl}${furtherPaths.resetPassword}#${token}`)
  }
}

async function acceptChange({ db, config }: Here) {
  const { changed, nodes } = await acceptSettings(db, config)
  if (!changed.length) return say('These are the settings of the site already')
  say(`Changed for the whole site: ${changed.join(', ')}`)
  if (nodes.length) say(`Restart with the new settings:\n  ${nodes.join('\n  ')}`)
}

async function removeAllOfDemo({ db, siteUrl, config }: Here) {
  const queue = await createQueue({ url: siteUrl, log: createLog(config.logLevel) })
  try {
    const write = createWrite(db, createBus(siteUrl), queue.sendLaterIn)
    const erasures = openErasures(config.erasuresDir)
    // Content first: the accounts show which content is theirs.
    const content = await removeDemoContent({ db, write }, systemClock.now())
    const count = await removeDemo({ db, write, erasures }, systemClock.now())
    say(count ? `Removed ${count} demo accounts` : 'There are no demo accounts')
    sayContent(content, config.publicUrl)
  } finally {
    await queue.stop()
  }
  const officers = await listOfficers(db)
  const words = officers.map((one) => `  ${one.email} (${one.role === 'member' ? 'moderator' : one.role})`)
  if (words.length)
    say(`These accounts have rights over others; end what you do not know:\n${words.join('\n')}`)
  if (!officers.some(({ role }) => role === 'admin'))
    say('No administrator is left: npm run admin -- create <e-mail>')
}

function sayContent({ removed, left }: DemoContent, publicUrl: string) {
  const told = removed.map(({ label, count }) => `${count} ${label}`)
  if (told.length)
    say(`Removed of the demo's content: ${told.join(', ')}. The desk can restore for 30 days what it deletes`)
  if (left.length) say("Of the demo's content stays, to be replaced or deleted at the desk:")
  for (const { label, count, path } of left) say(`  ${count} ${label}: ${publicUrl}${path}`)
  if (removed.length || left.length) say('What was written in the demo besides, by whomever, is as it was')
}

const plainErrors = [NoLink, ConfigError, PostureError, PostgresStartError, MigrationError]

main(process.argv.slice(3)).catch((error: Error) => {
  const isPlain = plainErrors.some((kind) => error instanceof kind)
  process.stderr.write(`${isPlain ? error.message : errorWords(error)}\n`)
  process.exitCode = 1
})
