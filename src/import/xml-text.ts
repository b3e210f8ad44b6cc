import { createReadStream } from 'node:fs'
import { XmlError } from './read-xml.ts'

const marks: readonly [encoding: string, bytes: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]
/** Maximum position of an XML declaration, in bytes. */
const HEAD = 300

/**
 * Decodes an XML file by its byte order mark or declaration, else as UTF-8.
 * @throws XmlError for an unknown encoding, and for bytes invalid in it
 */
export async function* readXmlText(file: string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let at = 0
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    decoder ??= decoderFor(chunk)
    yield decode(decoder, chunk, at)
    at += chunk.length
  }
  if (decoder) yield decode(decoder, null, at)
}

function decoderFor(head: Buffer): TextDecoder {
  const marked = marks.find(([, bytes]) => bytes.every((byte, place) => head[place] === byte))
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"'>]+)["']/.exec(head.toString('latin1', 0, HEAD))
  const encoding = marked?.[0] ?? declared?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    throw new XmlError(
      `The file says that it is written in ${encoding}, which is not read here. Save it as UTF-8; nothing was written`,
    )
  }
}

function decode(decoder: TextDecoder, chunk: Buffer | null, at: number): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
  } catch {
    throw new XmlError(
      `The file is not written in ${decoder.encoding}, as it says (after byte ${at}). Save it as UTF-8; nothing was written`,
    )
  }
}
