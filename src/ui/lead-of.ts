const lettersOf = (html: string) => html.replace(/<[^>]*>|&#?\w+;/g, '').replace(/[^\p{L}\p{N}]/gu, '')

/** Most of a text that is looked at beyond the summary's own length, for its tags. */
const TAGS = 1_000

/** Gives the summary to show above a text; none that only repeats its first words, as one left empty does. */
export const leadOf = (summary: string, html: string): string =>
  lettersOf(html.slice(0, summary.length * 2 + TAGS)).startsWith(lettersOf(summary)) ? '' : summary
