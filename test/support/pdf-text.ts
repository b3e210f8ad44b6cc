import { inflateSync } from 'node:zlib'

/**
 * Extracts the text layer of a PDF written by pdfkit, a line for each piece, and the embedded fonts. Characters come
 * only from the file's `ToUnicode`, so the result is searchable and accessible text.
 */
export function readPdf(file: Uint8Array): { lines: string[]; fonts: string[]; pages: number } {
  const text = Buffer.from(file).toString('latin1')
  const objects = new Map<string, string>()
  for (const [, id, body] of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id!, body!)
  const streamOf = (body: string) => {
    const start = body.indexOf('stream\n')
    if (start < 0) return ''
    const bytes = Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1')
    return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
  }
  const bodies = [...objects.values()]
  const letters = new Map<string, string[]>()
  for (const [, name, id] of bodies.join('\n').matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!) ?? '')?.[1]
    if (map) letters.set(name!, lettersIn(streamOf(objects.get(map)!)))
  }
  const contents = bodies
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((body) => streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(body)![1]!)!))
  return {
    lines: contents.flatMap((content) => linesIn(content, letters)),
    fonts: bodies.flatMap((body) => {
      const name = /\/FontName \/(\S+)/.exec(body)?.[1]
      return name && body.includes('/FontFile2') ? [name] : []
    }),
    pages: contents.length,
  }
}

function lettersIn(map: string): string[] {
  const ranges = [...map.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/g)].map(([, list]) => list).join(' ')
  return [...ranges.matchAll(/<([0-9a-f ]*)>/g)].map(([, codes]) =>
    codes!
      .split(' ')
      .filter(Boolean)
      .map((code) => String.fromCharCode(Number.parseInt(code, 16)))
      .join(''),
  )
}

function linesIn(content: string, letters: ReadonlyMap<string, string[]>): string[] {
  const lines: string[] = []
  let font: readonly string[] = []
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = letters.get(name) ?? []
    if (shown)
      lines.push(
        [...shown.matchAll(/<([0-9a-f]*)>/g)]
          .flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
          .map((id) => font[Number.parseInt(id, 16)] ?? '\ufffd')
          .join(''),
      )
  }
  return lines
}
