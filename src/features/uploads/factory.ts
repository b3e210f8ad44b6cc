import { strToU8, type Zippable, zipSync } from 'fflate'
import sharp from 'sharp'

/** Picture of incompressible noise. */
export const picture = (width = 40, height = 30) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#8c2f27',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

const mains = {
  docx: 'wordprocessingml.document',
  xlsx: 'spreadsheetml.sheet',
  pptx: 'presentationml.presentation',
}

/** Minimal office document, with additional files if wanted. */
export const officeFile = (kind: keyof typeof mains, more: Zippable = {}) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      `<Types><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${mains[kind]}.main+xml"/></Types>`,
    ),
    'main.xml': strToU8('<document/>'),
    ...more,
  })

export const openDocument = () =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8('<office:document-content/>'),
  })

export const pdfFile = () =>
  Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n')

/** Multipart form as a browser sends it. */
export function uploadForm(bytes: Uint8Array, purpose: string, fileName = 'berkas.jpg') {
  const form = new FormData()
  form.set('purpose', purpose)
  form.set('file', new Blob([new Uint8Array(bytes)]), fileName)
  return form
}
