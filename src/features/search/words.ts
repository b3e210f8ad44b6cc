const MIN_LETTERS = 4
const MAX_LETTERS = 40
const word = /[\p{L}\p{M}]+/gu

/** Normal form of a word in the word table: lower case without diacritics. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const isWorthKnowing = ({ length }: string) => length >= MIN_LETTERS && length <= MAX_LETTERS

/** Distinct words of a text, folded, that are long enough for spelling correction. */
export const wordsOf = (text: string): string[] => [
  ...new Set((text.match(word) ?? []).map(fold).filter(isWorthKnowing)),
]

/** Replaces words of a text; everything between them stays. @param instead by folded word */
export const replaceWords = (text: string, instead: ReadonlyMap<string, string>): string =>
  text.replace(word, (given) => instead.get(fold(given)) ?? given)
