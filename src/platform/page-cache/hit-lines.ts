import type { Log } from '../log.ts'
import { countStored } from '../metrics.ts'

const LINE_MS = 1_000
/** Lines at once that block nobody. */
const MOST_LINES = 500

/**
 * Logs answers from memory: once a second a line for each address and status, with its count. A line for each answer
 * would cost a tenth of it.
 */
export function createHitLines(log: Pick<Log, 'info'>) {
  const lines = new Map<string, { path: string; status: number; times: number }>()
  const write = () => {
    for (const line of lines.values()) log.info(line, 'answered from memory')
    lines.clear()
  }
  return {
    note(target: string, status: number) {
      countStored(status)
      const mark = target.indexOf('?')
      const path = mark < 0 ? target : target.slice(0, mark)
      const name = `${status} ${path}`
      const line = lines.get(name)
      if (line) line.times += 1
      else {
        if (!lines.size) setTimeout(write, LINE_MS).unref()
        lines.set(name, { path, status, times: 1 })
        if (lines.size === MOST_LINES) write()
      }
    },
    /** Writes the pending lines. */
    write,
  }
}
