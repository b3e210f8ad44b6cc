const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The words of an article's HTML, a line for each paragraph, heading, point or cell: to compare and to count them. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<img\b[^>]*?alt="([^"]*)"[^>]*>/g, '\n[Gambar: $1]\n')
    .replace(/<(?:br|hr)\b[^>]*>|<\/(?:p|h2|h3|li|td|th|tr|blockquote|figure|figcaption|caption)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
      name ? (entities[name.toLowerCase()] ?? whole) : String.fromCodePoint(Number(decimal ?? `0x${hex}`)),
    )
    .replace(/\u00a0/g, ' ')
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim()

/** How many words a text has. */
export const countWords = (text: string): number => text.match(/[^\s]+/g)?.length ?? 0
