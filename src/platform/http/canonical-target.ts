/** Unreserved characters of a path (RFC 3986): their escapes are decoded, every other escape stays. */
const unreserved = /[A-Za-z0-9\-_~]/
const allowed = /[A-Za-z0-9\-._~!$&'()*+,;=:@/]/
const plain = /^(?:\/[A-Za-z0-9\-_~][A-Za-z0-9\-._~]*)*(?:\/|(?<=[^/]))$/
/** Escaped slash, dot, percent sign or backslash: programs interpret them differently. */
const ambiguous = /%(?:2[ef5]|5c)/i
/** Empty segments, dot segments, and text that is no path. */
const odd = /^(?!\/)|\/\/|\/\.{1,2}(?:\/|$)|[\\#]|%(?![\da-f]{2})/i

/**
 * The canonical spelling of a path, which guards, throttles, caches, logs and routes compare.
 * @returns null for a path that two programs could read differently; such a request is rejected
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

/** A request's target: its canonical path with the query unchanged. @returns null as `canonicalPath` does */
export function canonicalTarget(target: string): string | null {
  const mark = target.indexOf('?')
  const path = canonicalPath(mark < 0 ? target : target.slice(0, mark))
  if (path === null || mark < 0) return path
  const query = target.slice(mark)
  return /[#\\]/.test(query) ? path + query.replaceAll('#', '%23').replaceAll('\\', '%5C') : path + query
}

/** Path of a target, for comparison; the target is canonical already. */
export const pathOf = (target: string | undefined): string => (target ?? '/').split('?', 1)[0]!

/** A path for the log, without the token of a signed link, which would open the file for anyone. */
export const loggedPath = (path: string): string => path.replace(/^\/files\/.+/i, '/files/…')

/** Node delivers bytes above 127 as Latin-1 characters. */
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
