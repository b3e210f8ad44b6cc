import { MINUTE_MS } from '#src/wire/duration.ts'

type Parts = {
  /** Session storage, accessed at each use: a browser may throw on access. */
  storage(): Pick<Storage, 'getItem' | 'setItem'>
  /** The window, for its name. */
  frame: { name: string }
  /** Milliseconds. */
  now(): number
  reload(): void
}

/** Least time between two reloads of the guard: 60_000 ms. */
const RELOAD_PAUSE_MS = MINUTE_MS
const noteName = 'chunk-reload-at'

// Messages of Chromium, Firefox and Safari (two: missing, or answered with HTML).
const chunkMessages = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'is not a valid JavaScript MIME type',
]

/** True if a chunk could not be loaded, mostly because a newer version was deployed. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && chunkMessages.some((message) => error.message.includes(message))
}

/** Reload guard: reloads the page once after a failed chunk, at most every 60 seconds (docs/reference/specification.md#reload-guard). */
export function createChunkGuard({ storage, frame, now, reload }: Parts) {
  const notes = [windowNote(frame), sessionNote(storage)]

  return {
    /** True when the page reloads; false for another error, or within 60 seconds of the last reload. */
    onChunkFailure(error: unknown): boolean {
      if (!isChunkFailure(error)) return false
      const at = now()
      const last = notes.map((note) => note.read()).find((time) => time !== null) ?? -Infinity
      const isSoon = at - last < RELOAD_PAUSE_MS
      if (isSoon && at >= last) return false
      // A clock that was set back starts a new minute here; otherwise it would block reloads for the difference.
      const isNoted = notes.map((note) => note.write(at)).includes(true)
      if (isSoon || !isNoted) return false
      reload()
      return true
    },
  }
}

type LazyRoute = { lazy?: unknown; children?: LazyRoute[] | undefined }

/**
 * Passes the failure of `load` to `onFailure`. If that reloads the page, the load never settles, so that no error page
 * flashes up.
 */
export const guardLoad =
  <T>(load: () => Promise<T>, onFailure: (error: unknown) => boolean) =>
  (): Promise<T> =>
    load().catch((error) => {
      if (!onFailure(error)) throw error
      return new Promise(() => {})
    })

/** Guards the load of every lazy route. */
export function guardChunks(routes: LazyRoute[], onFailure: (error: unknown) => boolean) {
  for (const route of routes) {
    if (typeof route.lazy === 'function')
      route.lazy = guardLoad(route.lazy as () => Promise<unknown>, onFailure)
    guardChunks(route.children ?? [], onFailure)
  }
}

function sessionNote(storage: Parts['storage']) {
  const read = () => {
    try {
      const value = storage().getItem(noteName)
      return value === null ? null : Number(value)
    } catch {
      return null
    }
  }
  const write = (at: number) => {
    try {
      storage().setItem(noteName, String(at))
    } catch {
      return false
    }
    return read() === at
  }
  return { read, write }
}

/**
 * Fallback for when storage is disabled or full. The window's name survives a reload and every navigation, while the
 * router replaces the history state. A name set by others is not changed.
 */
function windowNote(frame: Parts['frame']) {
  const prefix = `${noteName}:`
  const isOurs = () => frame.name.startsWith(prefix)
  const read = () => (isOurs() ? Number(frame.name.slice(prefix.length)) : null)
  const write = (at: number) => {
    if (frame.name === '' || isOurs()) frame.name = `${prefix}${at}`
    return read() === at
  }
  return { read, write }
}
