const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Superscript characters of plain text, in the order of `0123456789+-=()n`. */
const RAISED = [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ']
const LOWERED = [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ']
const PLAIN = '0123456789+-=()n'
const moved = (inner: string, signs: readonly string[]) =>
  [...inner].every((sign) => PLAIN.includes(sign))
    ? [...inner].map((sign) => signs[PLAIN.indexOf(sign)]).join('')
    : inner

/**
 * Plain text of an article's HTML, a line for each paragraph, heading, list item or cell: for comparison, search and
 * word counts. Superscript and subscript digits are kept: `3<sup>16</sup>` is not 316.
 */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<img\b[^>]*?alt="([^"]*)"[^>]*>/g, '\n[Gambar: $1]\n')
    .replace(/<sup>([^<]*)<\/sup>/g, (_, inner: string) => moved(inner, RAISED))
    .replace(/<sub>([^<]*)<\/sub>/g, (_, inner: string) => moved(inner, LOWERED))
    .replace(
      /<(?:br|hr)\b[^>]*>|<\/?(?:p|h2|h3|ul|ol|li|table|td|th|tr|blockquote|figure|figcaption|caption)\b[^>]*>/g,
      '\n',
    )
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
      name ? (entities[name.toLowerCase()] ?? whole) : String.fromCodePoint(Number(decimal ?? `0x${hex}`)),
    )
    .replace(/\u00a0/g, ' ')
    // Begins at the first of several spaces only: a long run of them stays linear.
    .replace(/(?<![ \t])[ \t]*\n\s*/g, '\n')
    .trim()

/** Number of words in a text. */
export const countWords = (text: string): number => text.match(/[^\s]+/g)?.length ?? 0
