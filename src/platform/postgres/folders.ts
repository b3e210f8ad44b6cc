import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ClusterUser } from './cluster-user.ts'
import { PostgresStartError } from './postgres-start-error.ts'

/** `data` is PostgreSQL's own folder, `passwords` a file in it; `log` is the server's log. */
export type Folders = { root: string; data: string; passwords: string; log: string }

// macOS allows 103 bytes for the address of a Unix socket, Linux 107.
const longestSocket = 103

/** Creates the folder of one embedded server. */
export function prepareFolders(dataDir: string): Folders {
  const wanted = resolve(dataDir)
  try {
    // Traversable, as the server may run as another user; its content is private by itself.
    if (mkdirSync(wanted, { recursive: true })) chmodSync(wanted, 0o711)
  } catch (error) {
    throw new PostgresStartError(`Cannot make the folder ${wanted}: ${(error as Error).message}`)
  }
  const root = realpathSync(wanted)
  const data = join(root, 'data')
  return { root, data, passwords: join(data, 'passwords.json'), log: join(root, 'server.log') }
}

/** Creates the private folder of the server's Unix socket: beside the data, or under /tmp if that path is too long. */
export function prepareSocketFolder({ root }: Folders, user: ClusterUser): string {
  const near = join(root, 'socket')
  const fits = Buffer.byteLength(join(near, '.s.PGSQL.5432')) <= longestSocket
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16)
  const folder = fits ? near : `/tmp/jejaring-${name}`
  makePrivate(folder, user)
  return folder
}

/** Creates `folder` for `user` alone. Throws when it exists and belongs to someone else. */
export function makePrivate(folder: string, user: ClusterUser) {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const self = process.getuid?.()
  const found = lstatSync(folder)
  const isOurs = self === undefined || found.uid === self || found.uid === user.uid
  if (!found.isDirectory() || !isOurs) {
    throw new PostgresStartError(`${folder} is not a folder of the user that runs PostgreSQL: remove it`)
  }
  chmodSync(folder, 0o700)
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
}
