import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Whether there is a process `pid`, be it a zombie. */
export function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether process `pid` is a PostgreSQL server on the folder `data`, neither ended nor a zombie. */
export function isServing(pid: number, data: string): boolean {
  if (!(pid > 0)) return false
  if (process.platform === 'win32') return exists(pid)
  try {
    const { state, args } = existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid)
    return !/^[ZX]/.test(state) && args.includes(data)
  } catch {
    return false
  }
}

function fromProc(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  return { state: stat.slice(stat.lastIndexOf(')') + 2), args }
}

function fromPs(pid: number) {
  const line = execFileSync('ps', ['-ww', '-o', 'stat=,args=', '-p', String(pid)], { stdio: 'pipe' })
  const [, state = '', args = ''] = /^\s*(\S+)\s+(.*)/.exec(line.toString()) ?? []
  return { state, args }
}
