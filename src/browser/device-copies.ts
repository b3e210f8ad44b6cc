import { paths } from '#src/paths.ts'

const PREFIX = 'jejaring-tulisan'
const days = 24 * 60 * 60 * 1000
const KEPT = 60 * days

/** Time of saving; the other fields are the editor's. */
type Kept = { at: string }

/** A text found on this device, with its storage key. */
export type FoundCopy<Copy extends Kept> = { key: string; copy: Copy }

/** Owner and item of the texts (`new`: not created yet). */
type Place = { userId: number; item: string }

const placeKey = ({ userId, item }: Place) => `${PREFIX}:${userId}:${item}:`

/** Key of one editor: two tabs with the same item store their texts separately. */
export const copyKey = (place: Place, editor: string): string => placeKey(place) + editor

/** @returns false if this device stores nothing: its storage is full or forbidden */
export function saveDeviceCopy(key: string, copy: object | null): boolean {
  try {
    if (copy) localStorage.setItem(key, JSON.stringify({ ...copy, at: new Date().toISOString() }))
    else localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** The newest text of an item that is not open in another tab; removes old ones on the way. */
export async function findCopy<Copy extends Kept>(
  place: Place,
  own: string,
): Promise<FoundCopy<Copy> | null> {
  const open = await openEditors()
  const found = keysFrom(placeKey(place))
    .filter((key) => key !== own && !open.has(key))
    .map((key) => ({ key, copy: readCopy<Copy>(key) }))
    .filter((one): one is FoundCopy<Copy> => one.copy !== null)
  return found.sort((a, b) => b.copy.at.localeCompare(a.copy.at))[0] ?? null
}

/** Removes all texts of a person who logs out from the device. */
function forgetCopies() {
  for (const key of keysFrom(`${PREFIX}:`)) saveDeviceCopy(key, null)
}

const LOGOUT_ANYWAY =
  'Kata-kata terakhir belum sampai ke server. Logout menghapusnya dari perangkat ini. Tetap logout?'

/**
 * Removes texts from the device at logout, after a confirmation if unsaved text would be lost.
 * @param isStored true if the server has all of the text on the screen
 * @param stop ends the saving of the text on the screen
 */
export function forgetOnLogout(isStored: () => Promise<boolean>, stop: AbortController) {
  const logOut = async (form: HTMLFormElement) => {
    if (!(await isStored()) && !window.confirm(LOGOUT_ANYWAY)) return
    stop.abort()
    forgetCopies()
    form.submit()
  }
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      if (new URL(form.action).pathname !== paths.logout) return
      event.preventDefault()
      void logOut(form)
    },
    { signal: stop.signal },
  )
}

function keysFrom(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

function readCopy<Copy extends Kept>(key: string): Copy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(key) ?? 'null') as Copy | null
    if (copy && Date.now() - Date.parse(copy.at) < KEPT) return copy
  } catch {
    // Written by another release, or by hand: ignored.
  }
  saveDeviceCopy(key, null)
  return null
}

/** Tells other tabs that an editor is open, until `close`. */
export function markOpen(key: string): { close(): void } {
  const closing = new AbortController()
  const untilClosed = () =>
    new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve()))
  // Over plain http there are no locks: then a text of an open tab may be offered, too.
  navigator.locks?.request(key, { signal: closing.signal }, untilClosed).catch(() => {})
  return { close: () => closing.abort() }
}

async function openEditors(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query().catch(() => null)) ?? {}
  return new Set(held.map(({ name }) => name ?? ''))
}
