import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'

/** True if process `pid` exists, even as a zombie. */
export function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * True if process `pid` is a PostgreSQL server on the folder `data`; false for a zombie, which has no arguments, and for
 * a server of an earlier folder of that name, which was removed or moved while it ran.
 */
export function isServing(pid: number, data: string): boolean {
  if (!(pid > 0)) return false
  if (process.platform === 'win32') return exists(pid)
  try {
    return existsSync('/proc/self')
      ? isStartedOn(pid, data) && isInside(pid, data)
      : fromPs(pid).includes(data)
  } catch {
    return false
  }
}

/** A server that was started on a folder's path and does not serve what lies there now. */
export type Orphan = {
  pid: number
  /** Folder of its data; null if that was removed. */
  folder: string | null
}

/** Finds them where the system tells the folder of a process; none elsewhere. */
export function findOrphans(data: string): Orphan[] {
  if (!existsSync('/proc/self')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .flatMap((pid) => {
      try {
        if (!isStartedOn(pid, data) || isInside(pid, data)) return []
        const folder = readlinkSync(`/proc/${pid}/cwd`)
        return [{ pid, folder: folder.endsWith(' (deleted)') ? null : folder }]
      } catch {
        return []
      }
    })
}

/** True if process `pid` was started on the path `data`; false for a zombie and one that is gone. */
export function isStartedOn(pid: number, data: string): boolean {
  try {
    const given = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return given[given.indexOf('-D') + 1] === data
  } catch {
    return false
  }
}

/**
 * A server works in its data folder. Two folders are one if device and inode agree. True where the system does not let
 * this process see the other's folder (another user namespace, a container without ptrace): then its arguments count.
 */
function isInside(pid: number, data: string): boolean {
  const at = statSync(data, { throwIfNoEntry: false, bigint: true })
  try {
    const own = statSync(`/proc/${pid}/cwd`, { bigint: true })
    return own.ino === at?.ino && own.dev === at.dev
  } catch (error) {
    if (['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) return true
    throw error
  }
}

const fromPs = (pid: number) =>
  execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { stdio: 'pipe' }).toString()
