import { mkdirSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A file of JSON lines that only grows, for what must outlive the database. */
export type Journal = {
  /** Adds a line; once this returns it survives a crash. */
  append(line: object): Promise<void>
}

/** The journal in a file of this machine, made with its first line and readable by this user alone. */
export const openJournal = (file: string): Journal => ({
  async append(line) {
    mkdirSync(dirname(file), { recursive: true })
    const handle = await open(file, 'a', 0o600)
    try {
      // The break comes first too: a line that a crash cut off spoils no other.
      await handle.appendFile(`\n${JSON.stringify(line)}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
  },
})

/** The lines of a journal in their order; none where there is no file. What a crash cut off is passed over. */
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
