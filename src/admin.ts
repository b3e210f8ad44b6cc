import { emailAddress } from './features/accounts/person-fields.ts'
import { createAdmin, NoLink, resetAccess } from './features/accounts/recovery/make-admin.ts'
import { furtherPaths } from './further-paths.ts'
import { jobs } from './jobs.ts'
import { systemClock } from './platform/clock.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import { connectDatabase } from './platform/database/connect.ts'
import { MigrationError } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open.ts'
import { errorWords } from './platform/describe-error.ts'
import { PostgresStartError } from './platform/postgres/postgres-start-error.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

const acts: Record<string, typeof createAdmin> = { create: createAdmin, reset: resetAccess }

/** `admin create|reset <e-mail>`: prints a link that sets a password, beside a running site or without one. */
async function main([name = '', given = '']: string[]) {
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined
  const email = emailAddress.safeParse(given)
  if (!act || !email.success) throw new NoLink('Usage: npm run admin -- create|reset <e-mail>')
  const config = readConfig(process.env)
  const opened = await openDatabase({ ...config, jobs, say })
  const database = connectDatabase(opened.siteUrl, { max: 1 })
  try {
    const token = await act(database.db, email.data, systemClock.now())
    say(`Open this within 60 minutes, once: ${config.publicUrl}${furtherPaths.resetPassword}#${token}`)
  } finally {
    await database.close()
    await opened.stop()
  }
}

const plainErrors = [NoLink, ConfigError, PostgresStartError, MigrationError]

main(process.argv.slice(3)).catch((error: Error) => {
  const isPlain = plainErrors.some((kind) => error instanceof kind)
  process.stderr.write(`${isPlain ? error.message : errorWords(error)}\n`)
  process.exitCode = 1
})
