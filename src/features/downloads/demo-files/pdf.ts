import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import type { TextDocument } from './demo-file.ts'

// Not a plain import: pdfkit finds its fonts beside itself, so it cannot be bundled, and it is too heavy for a start
// that makes no PDF.
const loadPdfkit = () => createRequire(import.meta.url)('pdfkit') as typeof import('pdfkit')

const MARGINS = { top: 72, bottom: 72, left: 72, right: 72 }
/** A fixed date: the document's id is derived from it too. */
const CREATED = new Date('2026-01-01T00:00:00Z')
const INK = '#0c1b33'
const MUTED = '#556174'

/** An A4 document with its title, headings, text and numbered pages. */
export async function toPdf({ title, description, body }: TextDocument): Promise<Uint8Array> {
  const Pdf = loadPdfkit()
  const pdf = new Pdf({
    size: 'A4',
    margins: MARGINS,
    bufferPages: true,
    lang: 'id-ID',
    displayTitle: true,
    info: { Title: title, Subject: description, CreationDate: CREATED },
  })
  const bytes = buffer(pdf)
  pdf.font('Helvetica-Bold').fontSize(22).fillColor(INK).text(title).moveDown(0.5)
  pdf.font('Helvetica').fontSize(12).fillColor(MUTED).text(description, { lineGap: 3 }).moveDown(1)
  for (const part of body) {
    if ('h' in part) pdf.font('Helvetica-Bold').fontSize(14).fillColor(INK).text(part.h).moveDown(0.3)
    else pdf.font('Helvetica').fontSize(11).fillColor(INK).text(part.p, { lineGap: 4 }).moveDown(1)
  }
  numberPages(pdf)
  pdf.end()
  return bytes
}

function numberPages(pdf: PDFKit.PDFDocument) {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    // The footer is below the margin, where text would begin a new page.
    pdf.page.margins.bottom = 0
    const foot = pdf.page.height - 48
    const line = `Halaman ${page + 1} dari ${count}`
    pdf.font('Helvetica').fontSize(9).fillColor(MUTED).text(line, MARGINS.left, foot, { align: 'right' })
  }
}
