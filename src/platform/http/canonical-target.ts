/** Stay as they are in a path (RFC 3986); an escape of an unreserved one is undone, every other escape stays. */
const unreserved = /[A-Za-z0-9\-_~]/
const allowed = /[A-Za-z0-9\-._~!$&'()*+,;=:@/]/
const plain = /^(?:\/[A-Za-z0-9\-_~][A-Za-z0-9\-._~]*)*(?:\/|(?<=[^/]))$/
/** An escaped slash, dot, percent sign or backslash: programs differ in what they make of it. */
const ambiguous = /%(?:2[ef5]|5c)/i
/** Empty segments, segments of dots, and what is no path at all. */
const odd = /^(?!\/)|\/\/|\/\.{1,2}(?:\/|$)|[\\#]|%(?![\da-f]{2})/i

/**
 * The one spelling of a path that guards, throttles, caches, logs and routes compare.
 * @returns null for a path that two programs could read differently, which nobody is answered for
 */
export function canonicalPath(path: string): string | null {
  if (plain.test(path)) return path
  if (odd.test(path) || ambiguous.test(path)) return null
  const spelt = path.replace(/%[\da-f]{2}|./gis, (sign) => {
    if (sign.length === 1) return allowed.test(sign) ? sign : escaped(sign)
    const meant = String.fromCharCode(Number.parseInt(sign.slice(1), 16))
    return unreserved.test(meant) ? meant : sign.toUpperCase()
  })
  return isUtf8(spelt) ? spelt : null
}

/** A request's target: its canonical path with the query as it came. @returns null as `canonicalPath` does */
export function canonicalTarget(target: string): string | null {
  const mark = target.indexOf('?')
  const path = canonicalPath(mark < 0 ? target : target.slice(0, mark))
  if (path === null || mark < 0) return path
  const query = target.slice(mark)
  return /[#\\]/.test(query) ? path + query.replaceAll('#', '%23').replaceAll('\\', '%5C') : path + query
}

/** The path of a target, for who compares it; the target is canonical already. */
export const pathOf = (target: string | undefined): string => (target ?? '/').split('?', 1)[0]!

/** A path as the log has it: a signed link opens its file to whoever has it, so no line tells one. */
export const loggedPath = (path: string): string => path.replace(/^\/files\/.+/i, '/files/…')

/** Bytes above 127 come from Node as characters of Latin-1. */
const escaped = (sign: string) =>
  sign.charCodeAt(0) < 256
    ? `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
    : encodeURIComponent(sign)

function isUtf8(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
