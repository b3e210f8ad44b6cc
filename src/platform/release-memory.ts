import { setFlagsFromString } from 'node:v8'

const EVERY_MS = 20_000
const FOR_MS = 2_000

/**
 * Makes V8 return freed pages. It keeps them unless a collection is told to reduce memory, which pauses twice as long,
 * so only some collections are: the resident size follows recent use instead of the peak.
 */
export function releaseMemory() {
  setInterval(() => {
    setFlagsFromString('--memory-saver-mode')
    setTimeout(setFlagsFromString, FOR_MS, '--no-memory-saver-mode').unref()
  }, EVERY_MS).unref()
}
