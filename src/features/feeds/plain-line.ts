/** Text that XML can hold: no control characters, none that XML leaves out, and no end of a CDATA section. */
export const plainLine = (text: string): string =>
  text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ').replaceAll(']]>', ']] >')
