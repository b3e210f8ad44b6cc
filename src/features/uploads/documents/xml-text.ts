import { Refused } from './refused.ts'

/** Decodes XML from any encoding that office programs read (ECMA-376-2, 9.1.2). @throws Refused */
export function decodeXml(bytes: Buffer): string {
  const isWide = bytes.length > 1 && (bytes[0] === 0 || bytes[1] === 0 || [0xfe, 0xff].includes(bytes[0]!))
  const text = isWide ? decodeWide(bytes) : bytes.toString('utf8')
  const bare = text.replace(/^\ufeff/, '')
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']*)/i.exec(bare.slice(0, 500))?.[1]
  if (
    declared !== undefined &&
    !/^(?:utf-?8|utf-?16(?:[lb]e)?|us-ascii|iso-8859-\d+|windows-125\d)$/i.test(declared)
  )
    throw new Refused('entity')
  return bare
}

function decodeWide(bytes: Buffer) {
  const even = bytes.subarray(0, bytes.length & ~1)
  const isBigEndian = even[0] === 0 || even[0] === 0xfe
  return (isBigEndian ? Buffer.from(even).swap16() : even).toString('utf16le')
}

/** True if the bytes begin like XML in one of these encodings. */
export const isXml = (head: Buffer) => /^[\0\xef\xbb\xbf\xfe\xff\s]*</.test(head.toString('latin1', 0, 100))

/**
 * Rejects a document type, which XML allows only before the root element.
 * @param text the beginning of a part
 * @throws Refused for one, and if no element is found
 */
export function refuseDoctype(text: string): void {
  let at = 0
  for (;;) {
    while (/\s/.test(text.charAt(at))) at += 1
    const end = text.startsWith('<?', at) ? '?>' : text.startsWith('<!--', at) ? '-->' : null
    if (!end) break
    const found = text.indexOf(end, at + 2)
    if (found < 0) throw new Refused('entity')
    at = found + end.length
  }
  if (/^<!/.test(text.slice(at, at + 2))) throw new Refused('entity')
}

const marks: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decodeMarks = (value: string) =>
  value.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,5}));/gi, (whole, hex, decimal, name) => {
    if (name) return marks[String(name).toLowerCase()] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** Attributes of all elements matching the pattern `name`, without prefixes. */
export function* elementsOf(text: string, name: string): Generator<Map<string, string>> {
  const element = new RegExp(`<(?:[\\w.-]+:)?(?:${name})(?=[\\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>`, 'g')
  for (const [, inside = ''] of text.matchAll(element)) {
    const attributes = new Map<string, string>()
    for (const [, key = '', value = ''] of inside.matchAll(/([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g))
      attributes.set(key.replace(/^.*:/, ''), decodeMarks(value.slice(1, -1)))
    yield attributes
  }
}
