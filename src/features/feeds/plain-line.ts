/** Text that XML can contain: without control characters, noncharacters and the end of a CDATA section. */
export const plainLine = (text: string): string =>
  text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ').replaceAll(']]>', ']] >')
