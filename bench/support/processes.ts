import { readFileSync } from 'node:fs'

const MS_A_TICK = 10

/** Processor time used by processes so far, in milliseconds; 0 for one that is gone. Linux only. */
export const cpuMs = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + ticks(pid) * MS_A_TICK, 0)

function ticks(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return 0
  }
}
