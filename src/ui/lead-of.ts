const lettersOf = (html: string) => html.replace(/<[^>]*>|&#?\w+;/g, '').replace(/[^\p{L}\p{N}]/gu, '')

/** Gives the summary to show above a text; none that only repeats its first words, as one left empty does. */
export const leadOf = (summary: string, html: string): string =>
  lettersOf(html).startsWith(lettersOf(summary)) ? '' : summary
