import type { Copy } from './autosave.ts'

const PREFIX = 'jejaring-tulisan'
const days = 24 * 60 * 60 * 1000
const KEPT = 60 * days

/** A text found on this device, with the key it lies under. */
export type FoundCopy = { key: string; copy: Copy }

/** Whose texts, and of which item (`new`: of none yet). */
type Place = { userId: number; item: string }

const placeKey = ({ userId, item }: Place) => `${PREFIX}:${userId}:${item}:`

/** The key of one editor: two tabs with the same item keep their texts apart. */
export const copyKey = (place: Place, editor: string): string => placeKey(place) + editor

/** @returns false when this device keeps nothing: its storage is full or forbidden */
export function keepCopy(key: string, copy: Omit<Copy, 'at'> | null): boolean {
  try {
    if (copy)
      localStorage.setItem(key, JSON.stringify({ ...copy, at: new Date().toISOString() } satisfies Copy))
    else localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** The newest text of an item that no open tab is writing on; old ones are thrown away on the way. */
export async function findCopy(place: Place, own: string): Promise<FoundCopy | null> {
  const open = await openEditors()
  const found = keysFrom(placeKey(place))
    .filter((key) => key !== own && !open.has(key))
    .map((key) => ({ key, copy: readCopy(key) }))
    .filter((one): one is FoundCopy => one.copy !== null)
  return found.sort((a, b) => b.copy.at.localeCompare(a.copy.at))[0] ?? null
}

/** Nothing of what was written stays on the device of someone who logs out. */
export function forgetCopies() {
  for (const key of keysFrom(`${PREFIX}:`)) keepCopy(key, null)
}

function keysFrom(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

function readCopy(key: string): Copy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(key) ?? 'null') as Copy | null
    if (copy && Date.now() - Date.parse(copy.at) < KEPT) return copy
  } catch {
    // Written by another release, or by hand: of no use.
  }
  keepCopy(key, null)
  return null
}

/** Says to other tabs that an editor is open, until `close`. */
export function markOpen(key: string): { close(): void } {
  const closing = new AbortController()
  const untilClosed = () =>
    new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve()))
  // Over plain http there are no locks: then a text of a tab that is still open may be offered, too.
  navigator.locks?.request(key, { signal: closing.signal }, untilClosed).catch(() => {})
  return { close: () => closing.abort() }
}

async function openEditors(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query().catch(() => null)) ?? {}
  return new Set(held.map(({ name }) => name ?? ''))
}
