import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import type { ClusterUser } from './cluster-user.ts'
import { type Folders, makePrivate } from './folders.ts'
import { makePasswords } from './passwords.ts'
import { PostgresStartError } from './postgres-start-error.ts'
import { exists } from './processes.ts'
import { bareEnvironment } from './settings.ts'

type Plan = { folders: Folders; binaries: Binaries; user: ClusterUser; durable: boolean }

// The text-search parser depends on it: under plain C, “ and — would count as letters.
const letters = { linux: 'C.UTF-8', darwin: 'en_US.UTF-8' } as Partial<Record<NodeJS.Platform, string>>

/**
 * Creates a cluster and its passwords in a temporary folder, then renames that to `data`: after a kill there is nothing
 * or everything, and of two concurrent processes the second uses the first one's cluster.
 */
export async function createCluster(plan: Plan): Promise<void> {
  const { folders, user } = plan
  removeHalfMade(folders.root)
  const fresh = join(folders.root, `new-${process.pid}-${randomUUID()}`)
  const passwords = makePasswords()
  makePrivate(fresh, user)
  try {
    writePrivate(`${fresh}.superuser`, passwords.superuser, user)
    await initdb(fresh, plan)
    writePrivate(join(fresh, 'passwords.json'), JSON.stringify(passwords), user)
    renameSync(fresh, folders.data)
  } catch (error) {
    if (!existsSync(folders.passwords)) throw error
  } finally {
    rmSync(fresh, { recursive: true, force: true })
    rmSync(`${fresh}.superuser`, { force: true })
  }
}

/** True if there is no cluster yet. */
export const isMissing = (data: string) => !existsSync(data) || readdirSync(data).length === 0

/** Throws when the cluster's major version differs from that of the programs. */
export function assertSameMajor(data: string, major: string) {
  const file = join(data, 'PG_VERSION')
  if (!existsSync(file)) throw new PostgresStartError(`${data} is not a database of PostgreSQL: move it away`)
  const found = readFileSync(file, 'utf8').trim()
  if (found === major) return
  throw new PostgresStartError(
    `${data} was made by PostgreSQL ${found}, but PostgreSQL ${major} is installed: restore a backup into an empty folder, or install the earlier version`,
  )
}

async function initdb(fresh: string, { binaries, user, durable }: Plan) {
  const options = ['-D', fresh, '-U', 'postgres', `--pwfile=${fresh}.superuser`, '--encoding=UTF8']
  options.push('--auth=scram-sha-256', '--data-checksums', '--no-instructions')
  options.push('--locale=C', `--lc-ctype=${letters[process.platform] ?? 'C'}`)
  options.push('--locale-provider=icu', '--icu-locale=id')
  if (!durable) options.push('--no-sync')
  try {
    await promisify(execFile)(binaries.initdb, options, { ...user, cwd: fresh, env: bareEnvironment() })
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    const reason = stderr?.split('\n').find((line) => /error|fatal/i.test(line)) ?? message.split('\n')[0]
    throw new PostgresStartError(`Cannot make the database in ${fresh}: ${reason?.trim()}${remedy(reason)}`)
  }
}

const remedy = (reason = '') => (/shared librar/.test(reason) ? '; run npm rebuild' : '')

function writePrivate(file: string, text: string, { uid, gid }: ClusterUser) {
  writeFileSync(file, text, { mode: 0o600, flush: true })
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid)
}

function removeHalfMade(root: string) {
  for (const name of readdirSync(root)) {
    const pid = /^new-(\d+)-/.exec(name)?.[1]
    if (!pid || exists(Number(pid))) continue
    // An initdb whose parent was killed may still be writing into it; then the next start removes the rest.
    try {
      rmSync(join(root, name), { recursive: true, force: true, maxRetries: 3 })
    } catch {}
  }
}
