type Parts = {
  /** Session storage, asked for at each use: a browser may refuse even to hand it out. */
  storage(): Pick<Storage, 'getItem' | 'setItem'>
  /** The window, for its name. */
  frame: { name: string }
  /** Milliseconds. */
  now(): number
  reload(): void
}

const pauseMs = 60_000
const noteName = 'chunk-reload-at'

// What Chromium, Firefox and Safari (twice: missing, or answered with HTML) say.
const chunkMessages = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'is not a valid JavaScript MIME type',
]

/** Whether a part of the program could not be loaded, mostly because a newer version was put in its place. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && chunkMessages.some((message) => error.message.includes(message))
}

/** Reloads the page after a failed chunk, at most once in 60 seconds (docs/reference/specification.md#reload-guard). */
export function createChunkGuard({ storage, frame, now, reload }: Parts) {
  const notes = [windowNote(frame), sessionNote(storage)]

  return {
    /** True when the page reloads; false for another error, or within 60 seconds of the last reload. */
    onChunkFailure(error: unknown): boolean {
      if (!isChunkFailure(error)) return false
      const at = now()
      const last = notes.map((note) => note.read()).find((time) => time !== null) ?? -Infinity
      const isSoon = at - last < pauseMs
      if (isSoon && at >= last) return false
      // A clock set back starts its minute here; it would else hold up reloads for as long as it was set back.
      const isNoted = notes.map((note) => note.write(at)).includes(true)
      if (isSoon || !isNoted) return false
      reload()
      return true
    },
  }
}

type LazyRoute = { lazy?: unknown; children?: LazyRoute[] | undefined }

/**
 * Hands the failure of `load` to `onFailure`. Where that reloads the page, the load is never done, so that nothing
 * flashes up before.
 */
export const guardLoad =
  <T>(load: () => Promise<T>, onFailure: (error: unknown) => boolean) =>
  (): Promise<T> =>
    load().catch((error) => {
      if (!onFailure(error)) throw error
      return new Promise(() => {})
    })

/** The same for the load of every lazy route. */
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
 * The second place, for when storage is off or full. The window's name outlives a reload and every step
 * of the visit, while the router replaces the history state. Another's name is left alone.
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
