import { DAY_MS } from '#src/wire/duration.ts'
import { type Area, deleteStored, device, listStored, readStored, writeStored } from './stored.ts'

/** Input that was typed and not sent; owner null for a guest, who may log in meanwhile. */
export type Draft<Data> = Data & { owner: number | null; at: string }

/** Prefix of all drafts on a device, which a logout removes. */
const PREFIX = 'jejaring-tulisan:'

/** Key of a person's draft on this device. @param editor differs between two tabs with the same text */
export const deviceKey = (userId: number, item: string, editor: string): string =>
  `${PREFIX}${userId}:${item}:${editor}`

/** Removes everybody's drafts from this device. */
export function forgetDeviceDrafts() {
  for (const key of listStored(device, PREFIX)) deleteStored(device, key)
}

export type DraftStore<Data extends object> = ReturnType<typeof createDraftStore<Data>>

/** Keeper of unsent input, in this tab or on this device. @param days lifetime of a draft */
export const createDraftStore = <Data extends object>(area: Area, days = Number.POSITIVE_INFINITY) => ({
  /**
   * Stores a draft, or deletes it where there is none to keep.
   * @returns false if the storage is full or forbidden
   */
  write: (key: string, owner: number | null, data: Data | null): boolean =>
    data
      ? writeStored(area, key, JSON.stringify({ ...data, owner, at: new Date().toISOString() }))
      : deleteStored(area, key),

  /** A draft of this owner or of a guest; removes one that is too old or unreadable. */
  read(key: string, owner: number | null): Draft<Data> | null {
    const text = readStored(area, key)
    if (text === null) return null
    const draft = parse<Data>(text)
    if (draft && Date.now() - new Date(draft.at).getTime() < days * DAY_MS)
      return (draft.owner ?? owner) === owner ? draft : null
    deleteStored(area, key)
    return null
  },

  delete: (key: string): boolean => deleteStored(area, key),
  list: (prefix: string): string[] => listStored(area, prefix),
})

/** Null for a text of an incompatible release. */
function parse<Data>(text: string): Draft<Data> | null {
  try {
    return JSON.parse(text) as Draft<Data> | null
  } catch {
    return null
  }
}
