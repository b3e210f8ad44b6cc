import { setFlagsFromString } from 'node:v8'

const EVERY_MS = 20_000
const FOR_MS = 2_000

/**
 * V8 keeps pages that it emptied, unless a collection was told to save memory, which stops the program twice as long.
 * So every so often the next ones are: what is resident follows the last seconds and not the highest moment ever.
 */
export function giveMemoryBack() {
  setInterval(() => {
    setFlagsFromString('--memory-saver-mode')
    setTimeout(setFlagsFromString, FOR_MS, '--no-memory-saver-mode').unref()
  }, EVERY_MS).unref()
}
