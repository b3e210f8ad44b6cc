import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { exists, isServing } from './processes.ts'
import type { Address } from './settings.ts'

/** A live server of a data folder; it has no address yet while it is coming up. */
export type Server = { pid: number; address?: Address; isStopping: boolean }

// PostgreSQL writes its lock right after creating it; an older empty one was left by a kill in between.
const emptyLockGrace = 5_000

/**
 * Finds the live server of `data` by its lock file. Removes a lock that names a zombie or another program, which
 * PostgreSQL would consider live; PostgreSQL itself removes that of a dead process.
 */
export function findServer(data: string): Server | undefined {
  const file = join(data, 'postmaster.pid')
  const text = readLock(file)
  if (text === undefined) return undefined
  const [first = '', , , port, socket, listen, , state = ''] = text.split('\n')
  const pid = Number.parseInt(first, 10)
  if (!isServing(pid, data)) {
    if (first ? exists(Math.abs(pid)) : isOld(file)) takeAway(file, text)
    return undefined
  }
  const isStopping = state.startsWith('stopping')
  if (listen === undefined) return { pid, isStopping }
  return { pid, isStopping, address: { host: socket || listen.trim(), port: Number(port) } }
}

/** Removes the socket's lock when no server of `data` holds it. */
export function clearSocketLock({ host, port }: Address, data: string) {
  const file = join(host, `.s.PGSQL.${port}.lock`)
  const text = readLock(file)
  if (text !== undefined && !isServing(Number.parseInt(text, 10), data)) takeAway(file, text)
}

/** Removes a lock only if it is unchanged: a server may have started since. */
function takeAway(file: string, judged: string) {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
    if (readFileSync(aside, 'utf8') !== judged) linkSync(aside, file)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['ENOENT', 'EEXIST'].includes(code)) throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const isOld = (file: string) =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > emptyLockGrace
