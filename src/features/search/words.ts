const MIN_LETTERS = 4
const MAX_LETTERS = 40
const word = /[\p{L}\p{M}]+/gu

/** A word as the word table holds it: small plain letters. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const isWorthKnowing = ({ length }: string) => length >= MIN_LETTERS && length <= MAX_LETTERS

/** The words of a text that are long enough to hold a typing error worth mending, folded, each once. */
export const wordsOf = (text: string): string[] => [
  ...new Set((text.match(word) ?? []).map(fold).filter(isWorthKnowing)),
]

/** A text with some of its words replaced; what stands between them stays. @param instead by folded word */
export const replaceWords = (text: string, instead: ReadonlyMap<string, string>): string =>
  text.replace(word, (given) => instead.get(fold(given)) ?? given)
