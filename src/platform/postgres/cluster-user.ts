import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, lchownSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PostgresStartError } from './postgres-start-error.ts'

/** System user of the server: spread `uid` and `gid` into spawn. Both are absent for the current user. */
export type ClusterUser = { uid?: number; gid?: number }

const systemUser = 'postgres'

/**
 * User that owns, or will own, the cluster in `data`. PostgreSQL refuses to run as root, so root gets the owner of the
 * folder or the system user `postgres`, which is created when missing.
 */
export function clusterUser(data: string): ClusterUser {
  const self = process.getuid?.()
  const owner = existsSync(data) ? statSync(data) : undefined
  if (self === 0) return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : findSystemUser()
  if (owner && self !== undefined && owner.uid !== self) {
    throw new PostgresStartError(
      `${data} belongs to another user (uid ${owner.uid}): start as that user, or hand the folder over with chown -R`,
    )
  }
  return {}
}

/** Throws, with the name of the folder, when `user` may not traverse `path` or a folder above it. */
export function assertPassable(path: string, user: ClusterUser) {
  if (user.uid === undefined) return
  for (let folder = path; ; folder = dirname(folder)) {
    const { uid, gid, mode } = statSync(folder)
    const pass = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if (!(mode & pass)) {
      throw new PostgresStartError(
        `PostgreSQL runs as user id ${user.uid}, which may not pass ${folder}: move the project elsewhere, or run chmod o+x ${folder}`,
      )
    }
    if (folder === dirname(folder)) return
  }
}

/** Changes the owner of a cluster copied into place by root to the server's user. */
export function handOver(data: string, { uid, gid }: ClusterUser) {
  if (uid === undefined || gid === undefined || statSync(data).uid === uid) return
  for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(data, name), uid, gid)
  chmodSync(data, 0o700)
  lchownSync(data, uid, gid)
}

function findSystemUser(): ClusterUser {
  const found = lookUp()
  if (found) return found
  for (const [program, ...options] of [
    ['useradd', '--system', '--no-create-home', '--shell', '/bin/false'],
    ['adduser', '-S', '-D', '-H'],
  ] as const) {
    try {
      execFileSync(program, [...options, systemUser], { stdio: 'ignore' })
    } catch {
      continue
    }
    const created = lookUp()
    if (created) return created
  }
  throw new PostgresStartError(
    `PostgreSQL does not run as root and there is no user ${systemUser}: create it with useradd --system ${systemUser}`,
  )
}

function lookUp(): ClusterUser | undefined {
  const id = (flag: string) => Number(execFileSync('id', [flag, systemUser], { stdio: 'pipe' }).toString())
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}
