import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** True if process `pid` exists, even as a zombie. */
export function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** True if process `pid` is a PostgreSQL server on the folder `data`; false for a zombie, which has no arguments. */
export function isServing(pid: number, data: string): boolean {
  if (!(pid > 0)) return false
  if (process.platform === 'win32') return exists(pid)
  try {
    return existsSync('/proc/self') ? fromProc(pid).includes(data) : fromPs(pid).includes(data)
  } catch {
    return false
  }
}

const fromProc = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')

const fromPs = (pid: number) =>
  execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { stdio: 'pipe' }).toString()
