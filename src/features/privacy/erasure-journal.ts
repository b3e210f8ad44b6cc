import { join } from 'node:path'
import { z } from 'zod'
import { type Journal, openJournal, readJournal } from '#src/platform/files/journal.ts'

const common = {
  erased_at: z.iso.datetime(),
  /** The preceding erasure was rolled back. */
  is_void: z.literal(true).optional(),
}
const erasure = z.object({ user_id: z.int().positive(), keeps_byline: z.boolean(), ...common })
/** Of an address that gets mailings, whoever has it. */
const subscriberErasure = z.object({ subscriber_id: z.int().positive(), ...common })
export type ErasureLine = z.output<typeof erasure>
export type SubscriberErasureLine = z.output<typeof subscriberErasure>

/** Appends to the erasure journal; durable once this returns. */
export const appendErasure = (journal: Journal, line: ErasureLine | SubscriberErasureLine) =>
  journal.append(line)

/** Erasure journal of a data folder: ids only, outside of the database and its backups. */
export const openErasures = (dataDir: string): Journal => openJournal(fileOf(dataDir))

/** Erased accounts of a data folder in order, without those rolled back. */
export const readErasures = (dataDir: string) => readStanding(dataDir, erasure, ({ user_id }) => user_id)

/** Erased subscribers, likewise. */
export const readSubscriberErasures = (dataDir: string) =>
  readStanding(dataDir, subscriberErasure, ({ subscriber_id }) => subscriber_id)

async function readStanding<Line extends { is_void?: true | undefined }>(
  dataDir: string,
  shape: z.ZodType<Line>,
  idOf: (line: Line) => number,
): Promise<Line[]> {
  const standing = new Map<number, Line>()
  for (const line of await readJournal(fileOf(dataDir))) {
    const { data } = shape.safeParse(line)
    if (data?.is_void) standing.delete(idOf(data))
    else if (data) standing.set(idOf(data), data)
  }
  return [...standing.values()]
}

const fileOf = (dataDir: string) => join(dataDir, 'erasures.jsonl')
