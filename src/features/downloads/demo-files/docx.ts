import type { TextDocument } from './demo-file.ts'
import { escapeXml, packOpenXml } from './open-xml.ts'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'

/** A Word document on A4 with title, headings, text and page numbers. */
export function toDocx({ title, description, body }: TextDocument): Uint8Array {
  const paragraphs = [
    paragraph(title, 'Title'),
    paragraph(description, 'Subtitle'),
    ...body.map((part) => ('h' in part ? paragraph(part.h, 'Heading1') : paragraph(part.p))),
  ]
  const page =
    '<w:sectPr><w:footerReference w:type="default" r:id="rId2"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>'
  return packOpenXml(
    title,
    {
      path: 'word/document.xml',
      format: 'wordprocessingml.document.main',
      xml: `<w:document ${W} ${R}><w:body>${paragraphs.join('')}${page}</w:body></w:document>`,
    },
    [
      { kind: 'styles', path: 'word/styles.xml', format: 'wordprocessingml.styles', xml: styles },
      { kind: 'footer', path: 'word/footer1.xml', format: 'wordprocessingml.footer', xml: footer },
    ],
  )
}

const paragraph = (text: string, style?: string) =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`

const footer = `<w:ftr ${W}><w:p><w:pPr><w:jc w:val="right"/></w:pPr><w:r><w:t xml:space="preserve">Halaman </w:t></w:r><w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple><w:r><w:t xml:space="preserve"> dari </w:t></w:r><w:fldSimple w:instr=" NUMPAGES "><w:r><w:t>1</w:t></w:r></w:fldSimple></w:p></w:ftr>`

/** Sizes in half points, space in twentieths of a point. */
const style = (id: string, name: string, { size, bold = false, after = 120 }: Look) =>
  `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/>${id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/><w:next w:val="Normal"/>'}<w:pPr>${bold ? '<w:keepNext/>' : ''}<w:spacing w:after="${after}"/></w:pPr><w:rPr>${bold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr></w:style>`
type Look = { size: number; bold?: boolean; after?: number }

const styles = `<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/><w:lang w:val="id-ID"/></w:rPr></w:rPrDefault></w:docDefaults>${[
  style('Normal', 'Normal', { size: 22, after: 200 }),
  style('Title', 'Title', { size: 40, bold: true }),
  style('Subtitle', 'Subtitle', { size: 24, after: 320 }),
  style('Heading1', 'heading 1', { size: 28, bold: true }),
].join('')}</w:styles>`
