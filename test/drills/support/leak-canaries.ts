import { randomBytes } from 'node:crypto'
import { toHex } from '#src/wire/hex.ts'

/** A text that stands nowhere else, and who may see it: its owner, or nobody at all. */
type Canary = { what: string; text: string; isSecret: boolean }

/** The texts of one run, and where they turned up that they must not. */
export function createCanaries() {
  const all: Canary[] = []
  const add = (what: string, text: string, isSecret: boolean) => {
    all.push({ what, text, isSecret })
    return text
  }
  return {
    /** Something personal that its owner may read again. */
    personal: (what: string, text: string) => add(what, text, false),
    /** Something that no answer, page or log line ever holds; a password's hex is one as well. */
    secret: (what: string, text: string) => {
      add(`hex of ${what}`, toHex(text), true)
      return add(what, text, true)
    },
    /** What a text holds of them. @param forOwner whether their owner reads it */
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

/** As it is, as it stands in an address, and as it stands in HTML or JSON. */
const holds = (text: string, canary: string) =>
  [
    canary,
    encodeURIComponent(canary),
    canary.replaceAll('+', '&#43;'),
    JSON.stringify(canary).slice(1, -1),
  ].some((form) => text.toLowerCase().includes(form.toLowerCase()))

/** Some letters that nobody has written before. */
export const newWord = () => `kenari${randomBytes(5).toString('hex')}`
