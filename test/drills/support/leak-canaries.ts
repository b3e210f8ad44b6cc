import { randomBytes } from 'node:crypto'
import { toHex } from '#src/wire/hex.ts'

/** A unique text, and its permitted readers: its owner, or nobody at all. */
type Canary = { what: string; text: string; isSecret: boolean }

/** The texts of one run, and their leaks. */
export function createCanaries() {
  const all: Canary[] = []
  const add = (what: string, text: string, isSecret: boolean) => {
    all.push({ what, text, isSecret })
    return text
  }
  return {
    /** A personal text that its owner may read. */
    personal: (what: string, text: string) => add(what, text, false),
    /** A text that no answer, page or log line may contain; for a password its hex as well. */
    secret: (what: string, text: string) => {
      add(`hex of ${what}`, toHex(text), true)
      return add(what, text, true)
    },
    /** Canaries in a text. @param forOwner true if their owner reads it */
    foundIn: (text: string, forOwner = false) =>
      all
        .filter((canary) => (canary.isSecret || !forOwner) && holds(text, canary.text))
        .map(({ what }) => what),
    get count() {
      return all.length
    },
  }
}
export type Canaries = ReturnType<typeof createCanaries>

/** As is, URL-encoded, and escaped for HTML or JSON. */
const holds = (text: string, canary: string) =>
  [
    canary,
    encodeURIComponent(canary),
    canary.replaceAll('+', '&#43;'),
    JSON.stringify(canary).slice(1, -1),
  ].some((form) => text.toLowerCase().includes(form.toLowerCase()))

/** A new unique word. */
export const newWord = () => `kenari${randomBytes(5).toString('hex')}`
