import { readdirSync, readFileSync } from 'node:fs'
import { findServer } from '#src/platform/postgres/running-server.ts'

/** The processes of the database server of a data folder, postmaster first; none when it is not running. */
export function databaseProcesses(data: string): number[] {
  const server = findServer(data)
  return server ? [server.pid, ...childrenOf(server.pid)] : []
}

/** Freezes every process of the server. @returns a function that continues them */
export function freeze(data: string): () => void {
  const frozen = databaseProcesses(data)
  for (const pid of frozen) signal(pid, 'SIGSTOP')
  return () => {
    for (const pid of frozen) signal(pid, 'SIGCONT')
  }
}

/** Sends a signal. @returns false if the process was gone already */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

/** The worker process of a site's process. */
export const workerOf = (site: number) => childrenOf(site).find((pid) => commandOf(pid).includes('work'))

/** Command line of a process; empty when it is gone. */
function commandOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

/** Resident memory of a process in bytes. */
export function residentBytes(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line![1]) * 1_024
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}
