import { join } from 'node:path'
import { z } from 'zod'
import { type Journal, openJournal, readJournal } from '#src/platform/files/journal.ts'

const erasure = z.object({
  user_id: z.int().positive(),
  erased_at: z.iso.datetime(),
  keeps_byline: z.boolean(),
  /** The erasure that stands before it did not happen after all. */
  is_void: z.literal(true).optional(),
})
export type ErasureLine = z.output<typeof erasure>

/** Adds a line to the journal of erasures; once this returns it survives a crash. */
export const appendErasure = (journal: Journal, line: ErasureLine) => journal.append(line)

/** The journal of a data folder: who was erased, by number alone, outside of the database and of its backups. */
export const openErasures = (dataDir: string): Journal => openJournal(fileOf(dataDir))

/** The erasures of a data folder in their order, without those that did not happen after all. */
export async function readErasures(dataDir: string): Promise<ErasureLine[]> {
  const standing = new Map<number, ErasureLine>()
  for (const line of await readJournal(fileOf(dataDir))) {
    const { data } = erasure.safeParse(line)
    if (data?.is_void) standing.delete(data.user_id)
    else if (data) standing.set(data.user_id, data)
  }
  return [...standing.values()]
}

const fileOf = (dataDir: string) => join(dataDir, 'erasures.jsonl')
