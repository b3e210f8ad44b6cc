import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
import { csvLine } from '#src/platform/text/csv.ts'
import { type Account, accounted, sumOf } from './account.ts'
import type { Outcome, ReportLine } from './run-import.ts'

export type Counts = Record<Outcome, number>

const parts = ['in', 'kept', 'turned', 'lost'] as const
const names = accounted.flatMap((kind) => parts.map((part) => `${kind}_${part}`))
const cellsOf = (account: Account) => accounted.flatMap((kind) => parts.map((part) => account[kind][part]))

const WIDTH = 30

type Given = {
  file: string
  /** Null if unknown. */
  total: number | null
  screen: Screen
  /** Kinds that are not imported with their number, known at the end. */
  passedOver?(): Iterable<[string, number]>
  /** Called with the totals of all rows. */
  onTotal?(account: Account): void
}

/** Writes every line and the totals into a CSV file, and the progress to the terminal. */
export async function report(
  lines: AsyncIterable<ReportLine> | Iterable<ReportLine>,
  { file, total, screen, passedOver, onTotal }: Given,
): Promise<Counts> {
  mkdirSync(dirname(file), { recursive: true })
  const out = createWriteStream(file, { mode: 0o600 })
  out.write(csvLine(['kind', 'id', 'title', 'outcome', 'detail', ...names]))
  const counts: Counts = { new: 0, unchanged: 0, changed: 0, failed: 0 }
  let all = sumOf([])
  let done = 0
  try {
    for await (const { kind, id, title, outcome, detail, account } of lines) {
      out.write(csvLine([kind, id, title, outcome, detail, ...(account ? cellsOf(account) : [])]))
      if (account) all = sumOf([all, account])
      counts[outcome] += 1
      done += 1
      screen.progress(done, total)
    }
    for (const [type, count] of passedOver?.() ?? [])
      out.write(csvLine(['passed over', '', type, '', String(count)]))
    out.write(csvLine(['total', '', '', '', '', ...cellsOf(all)]))
  } finally {
    screen.end()
    out.end()
    await finished(out)
  }
  onTotal?.(all)
  return counts
}

type Screen = { progress(done: number, total: number | null): void; end(): void }

/** A progress bar on a terminal; elsewhere a line for every tenth, so that logs stay short. */
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
