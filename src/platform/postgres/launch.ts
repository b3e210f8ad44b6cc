import { spawn } from 'node:child_process'
import { closeSync, existsSync, fchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import type { Binaries } from './binaries.ts'
import type { ClusterUser } from './cluster-user.ts'
import type { Folders } from './folders.ts'
import { clearSocketLock } from './running-server.ts'
import { type Address, bareEnvironment, serverArguments } from './settings.ts'

export type Cluster = {
  folders: Folders
  binaries: Binaries
  user: ClusterUser
  durable: boolean
  /** Address for a server started here; a running one may use another. */
  listen: Address
  say: (line: string) => void
}

/** A server process started here; `end` after its exit, with its reason and whether a retry may succeed. */
export type Launched = { pid?: number; end?: { reason: string; mayPass: boolean } }

const logLimit = 1_000_000
const isAboutClient = /the database system is|terminating connection/

/** Starts the server in a session of its own, so that neither our death nor Ctrl-C ends it. */
export function launch({ folders, binaries, user, durable, listen }: Cluster): Launched {
  if (listen.host.startsWith('/')) clearSocketLock(listen, folders.data)
  const log = openLog(folders.log, user)
  const before = statSync(folders.log).size
  const server = spawn(binaries.postgres, ['-D', folders.data, ...serverArguments(listen, durable)], {
    ...user,
    cwd: folders.data,
    env: bareEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  server.unref()
  const launched: Launched = { pid: server.pid }
  server.on('error', ({ message }) => {
    launched.end = { reason: message, mayPass: false }
  })
  server.on('exit', (code) => {
    const reason = lastComplaint(folders.log, before)
    // Stopped normally or killed; or another process is starting or stopping it at the same time.
    const mayPass = !code || /lock file .* (already exists|is empty)|pre-existing shared memory/.test(reason)
    launched.end = { reason, mayPass }
  })
  return launched
}

function openLog(file: string, { uid, gid }: ClusterUser) {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > logLimit) renameSync(file, `${file}.1`)
  const log = openSync(file, 'a', 0o600)
  if (uid !== undefined && gid !== undefined) fchownSync(log, uid, gid)
  return log
}

function lastComplaint(log: string, from: number) {
  const text = existsSync(log) ? readFileSync(log).subarray(from).toString() : ''
  const lines = text.split('\n').filter((line) => line && !isAboutClient.test(line))
  const complaint = lines.findLast((line) => /FATAL|PANIC|error while/.test(line)) ?? lines.at(-1)
  return complaint?.replace(/^.*?(FATAL|PANIC): +/, '') ?? 'the server ended without a word'
}
