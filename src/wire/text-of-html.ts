const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The signs that stand raised or lowered in plain text too, in the order of `0123456789+-=()n`. */
const RAISED = [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ']
const LOWERED = [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ']
const PLAIN = '0123456789+-=()n'
const moved = (inner: string, signs: readonly string[]) =>
  [...inner].every((sign) => PLAIN.includes(sign))
    ? [...inner].map((sign) => signs[PLAIN.indexOf(sign)]).join('')
    : inner

/**
 * The words of an article's HTML, a line for each paragraph, heading, point or cell: to compare, to search and to
 * count them. Raised and lowered digits stay raised and lowered: `3<sup>16</sup>` is not 316.
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
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim()

/** How many words a text has. */
export const countWords = (text: string): number => text.match(/[^\s]+/g)?.length ?? 0
