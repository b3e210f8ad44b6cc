import { mkdirSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Tx, Write } from '../database/write.ts'

/** An append-only file of JSON lines, for data that must outlive the database. */
export type Journal = {
  /** Appends a line; once this returns it survives a crash. */
  append(line: object): Promise<void>
}

/** A journal in a local file, created with its first line and readable by this user alone. */
export const openJournal = (file: string): Journal => ({
  async append(line) {
    mkdirSync(dirname(file), { recursive: true })
    const handle = await open(file, 'a', 0o600)
    try {
      // The line break also comes first: a line cut off by a crash spoils no other.
      await handle.appendFile(`\n${JSON.stringify(line)}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
  },
})

export type AppendLine = Journal['append']

/** Runs a write whose lines are in the journal before it commits; if it does not, a line each says that they are void. */
export async function writeWithJournal<T>(
  { write, journal }: { write: Write; journal: Journal },
  change: (tx: Tx, append: AppendLine) => Promise<T>,
): Promise<T> {
  const noted: object[] = []
  try {
    return await write((tx) =>
      change(tx, async (line) => {
        noted.push(line)
        await journal.append(line)
      }),
    )
  } catch (error) {
    for (const line of noted) await journal.append({ ...line, is_void: true })
    throw error
  }
}

/** Lines of a journal in order; empty if there is no file. A line cut off by a crash is skipped. */
export async function readJournal(file: string): Promise<unknown[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as unknown]
    } catch {
      return []
    }
  })
}
