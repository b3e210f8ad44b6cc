import { ConfigError } from '#src/platform/config.ts'
import { MigrationError } from '#src/platform/database/migrate.ts'
import { isDatabaseUnavailable } from '#src/platform/database/unavailable.ts'
import { errorWords } from '#src/platform/describe-error.ts'
import { PostgresStartError } from '#src/platform/postgres/postgres-start-error.ts'
import { BackupError } from './manifest.ts'

/** PostgreSQL's own disk is full. */
const DISK_FULL = '53100'
/** A standby that applies changes of its primary ends statements that stand in their way. */
const RECOVERY_CONFLICT = /conflict with recovery/

/**
 * Turns the error of a full disk or a standby into one line that says what to do; returns any other as it is.
 * @param folder that was written to
 */
export function orPlainFailure(error: unknown, folder: string): unknown {
  const { code = '', message } = error as Error & { code?: string }
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupError(`No space is left in ${folder}: make room there and run this again`)
  if (code === DISK_FULL)
    return new BackupError(`No space is left for the database (${message}): make room and run this again`)
  if (RECOVERY_CONFLICT.test(message))
    return new BackupError(
      `The standby broke the copy off to follow its primary (${message}): set hot_standby_feedback = on there and run this again`,
    )
  return error
}

const plainErrors = [BackupError, ConfigError, PostgresStartError, MigrationError]

/** Runs a command; a failure that an operator can mend is one line, and the process ends with 1. */
export function runCommand(main: (args: string[]) => Promise<void>): void {
  main(process.argv.slice(3)).catch((error: Error) => {
    process.stderr.write(`${wordsOf(error)}\n`)
    process.exitCode = 1
  })
}

function wordsOf(error: Error): string {
  if (plainErrors.some((kind) => error instanceof kind)) return error.message
  // ENOENT is also that of a database's socket.
  const isAway = isDatabaseUnavailable(error) && (error as NodeJS.ErrnoException).code !== 'ENOENT'
  return isAway ? `The database went away: ${error.message}` : errorWords(error)
}
