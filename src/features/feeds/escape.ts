/** Text that XML can hold: no control characters, none that XML leaves out, and no end of a CDATA section. */
export const plainLine = (text: string): string =>
  text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ').replaceAll(']]>', ']] >')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text where a reader expects HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (letter) => entities[letter]!)
