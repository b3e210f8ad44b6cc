import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
import { csvLine } from '#src/platform/text/csv.ts'
import type { Outcome, ReportLine } from './run-import.ts'

export type Counts = Record<Outcome, number>

const WIDTH = 30

/** Writes every line into a CSV file, and how far it is to the terminal. @param total null where nobody knows */
export async function report(
  lines: AsyncIterable<ReportLine> | Iterable<ReportLine>,
  { file, total, screen }: { file: string; total: number | null; screen: Screen },
): Promise<Counts> {
  mkdirSync(dirname(file), { recursive: true })
  const out = createWriteStream(file, { mode: 0o600 })
  out.write(csvLine(['kind', 'id', 'title', 'outcome', 'detail']))
  const counts: Counts = { new: 0, unchanged: 0, changed: 0, failed: 0 }
  let done = 0
  try {
    for await (const { kind, id, title, outcome, detail } of lines) {
      out.write(csvLine([kind, id, title, outcome, detail]))
      counts[outcome] += 1
      done += 1
      screen.progress(done, total)
    }
  } finally {
    screen.end()
    out.end()
    await finished(out)
  }
  return counts
}

type Screen = { progress(done: number, total: number | null): void; end(): void }

/** A bar on a terminal that is drawn anew; elsewhere a line for every tenth, so that logs stay short. */
export function screenOf(out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): Screen {
  let told = 0
  let isOpen = false
  return {
    progress(done, total) {
      const share = total ? Math.min(done / total, 1) : 0
      if (out.isTTY) {
        isOpen = true
        const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '·')
        out.write(total ? `\r${bar} ${done} of ${total}` : `\r${done}`)
      } else if (total ? Math.floor(share * 10) > told : done % 500 === 0) {
        told = Math.floor(share * 10)
        out.write(`${done}${total ? ` of ${total}` : ''}\n`)
      }
    },
    end() {
      if (isOpen) out.write('\n')
    },
  }
}
