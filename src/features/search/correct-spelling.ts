import { replaceWords } from './words.ts'

/** A word in no title, and known words like it with the number of titles that have them. */
export type Misspelt = { word: string; like: readonly { word: string; n: number }[] }

/** Maximum edit distance: two letters for longer words, one for short ones, any two of which are that near. */
const allowed = (word: string) => (word.length < 6 ? 1 : 2)

/**
 * Corrects a query: each misspelt word becomes the nearest known one, of equally near ones
 * the more common. @returns null if nothing is near enough
 */
export function correctSpelling(text: string, misspelt: readonly Misspelt[]): string | null {
  const instead = new Map<string, string>()
  for (const { word, like } of misspelt) {
    const near = like
      .map((known) => ({ ...known, distance: editDistance(word, known.word) }))
      .filter(({ distance }) => distance <= allowed(word))
      .sort((a, b) => a.distance - b.distance || b.n - a.n || (a.word < b.word ? -1 : 1))
    if (near[0]) instead.set(word, near[0].word)
  }
  return instead.size ? replaceWords(text, instead) : null
}

/** Edit distance (optimal string alignment): letters omitted, inserted, changed or swapped with the next one. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1]
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isSwap ? beforeLast[j - 2]! + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = row
  }
  return last[to.length]!
}
