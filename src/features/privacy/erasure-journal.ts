import { join } from 'node:path'
import { z } from 'zod'
import { type Journal, openJournal, readJournal } from '#src/platform/files/journal.ts'

const erasure = z.object({
  user_id: z.int().positive(),
  erased_at: z.iso.datetime(),
  keeps_byline: z.boolean(),
  /** The preceding erasure was rolled back. */
  is_void: z.literal(true).optional(),
})
export type ErasureLine = z.output<typeof erasure>

/** Appends to the erasure journal; durable once this returns. */
export const appendErasure = (journal: Journal, line: ErasureLine) => journal.append(line)

/** Erasure journal of a data folder: ids only, outside of the database and its backups. */
export const openErasures = (dataDir: string): Journal => openJournal(fileOf(dataDir))

/** Erasures of a data folder in order, without those rolled back. */
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
