import { readFile, stat } from 'node:fs/promises'
import { TableError } from '#src/platform/text/table-header.ts'
import { decodeText } from '#src/wire/decode-text.ts'

const MOST_BYTES = 200_000_000

/** Reads the text of a list. @throws TableError if it is too large, no text, or in an unknown encoding */
export async function readListFile(file: string): Promise<string> {
  if ((await stat(file)).size > MOST_BYTES)
    throw new TableError('Berkas ini lebih besar dari 200 MB; bagi menjadi beberapa.')
  const { text, reason } = decodeText(await readFile(file))
  if (reason !== null) throw new TableError(reason)
  return text
}
