/** Counts of one kind in a row: `in` is always the sum of the others. */
export type Share = {
  in: number
  kept: number
  /** Converted: a film to a link to it. */
  turned: number
  lost: number
}
export const accounted = ['words', 'links', 'media'] as const
export type Account = Record<(typeof accounted)[number], Share>

/** @param kept and `turned` are capped at the total */
export function shareOf(all: number, kept: number, turned = 0): Share {
  const here = Math.min(all, Math.max(0, kept))
  const other = Math.min(all - here, Math.max(0, turned))
  return { in: all, kept: here, turned: other, lost: all - here - other }
}

const none = (): Account => ({ words: shareOf(0, 0), links: shareOf(0, 0), media: shareOf(0, 0) })

/** Nothing of a refused row is imported. */
export const allLost = (account: Account): Account => ({
  words: shareOf(account.words.in, 0),
  links: shareOf(account.links.in, 0),
  media: shareOf(account.media.in, 0),
})

/** Totals of all rows of an import. */
export const sumOf = (accounts: readonly Account[]): Account =>
  accounts.reduce((sum, account) => {
    for (const kind of accounted)
      for (const part of ['in', 'kept', 'turned', 'lost'] as const) sum[kind][part] += account[kind][part]
    return sum
  }, none())

/** Words of the first list that the second lacks, counted with multiplicity. */
export function missingWords(given: readonly string[], here: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const word of here) left.set(word, (left.get(word) ?? 0) + 1)
  return given.filter((word) => {
    const count = left.get(word) ?? 0
    if (count) left.set(word, count - 1)
    return !count
  })
}
