import { readFileSync } from 'node:fs'

const MS_A_TICK = 10

/** Processor time used by processes so far, in milliseconds; 0 for one that is gone. Linux only. */
export const cpuMs = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + ticks(pid) * MS_A_TICK, 0)

/** Processor time of the children of a process that have ended, in milliseconds. */
export const endedCpuMs = (pid: number): number => ticks(pid, 13) * MS_A_TICK

/** @param at place of the two fields behind the name: 11 for the process itself, 13 for its ended children */
function ticks(pid: number, at = 11) {
  const stat = read(`/proc/${pid}/stat`)
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(at, at + 2)
    .map(Number)
  return user + system
}

/** A process and all below it, whatever their session. */
export function withChildren(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return [pid, ...children.flatMap(withChildren)]
}

/** Proportional share of memory of processes in MiB: what several hold together counts once. */
export const pssMiB = (pids: readonly number[]): number =>
  pids.reduce(
    (sum, pid) => sum + Number(/^Pss:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
    0,
  ) / 1_024

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
