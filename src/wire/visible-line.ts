/** One line without invisible characters, with every kind of space as a plain space. */
export const visibleLine = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
