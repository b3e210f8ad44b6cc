/** One line without the marks that nobody sees, every kind of space as one plain space. */
export const visibleLine = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
