import { deflateSync } from 'node:zlib'

/** A complete PDF of these objects, the first of them its catalog, with a cross-reference table. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const at: number[] = []
  const length = () => chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  for (const [index, object] of objects.entries()) {
    at.push(length())
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object
    chunks.push(Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n'))
  }
  const start = length()
  const rows = at.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  chunks.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(chunks)
}

/** A catalog with further entries, one page, and further objects from number 4. */
export const pageWith = (inCatalog: string, ...more: (string | Buffer)[]) =>
  pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${inCatalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ...more,
  ])

/** A stream with its dictionary. */
export function streamOf(dictionary: string, bytes: Uint8Array): Buffer {
  const head = `<< ${dictionary} /Length ${bytes.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes, Buffer.from('\nendstream')])
}

/** Objects in one compressed stream, as programs write them since PDF 1.5. */
export function packedObjects(objects: readonly string[], dictionary = '/Type /ObjStm'): Buffer {
  let at = 0
  const pairs = objects.map((object, index) => {
    const pair = `${index + 20} ${at}`
    at += object.length + 1
    return pair
  })
  const head = `${pairs.join(' ')}\n`
  const bytes = deflateSync(Buffer.from(`${head}${objects.join('\n')}\n`, 'latin1'))
  return streamOf(`${dictionary} /N ${objects.length} /First ${head.length} /Filter /FlateDecode`, bytes)
}
