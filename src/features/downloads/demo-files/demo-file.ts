import { toDocx } from './docx.ts'
import { toPdf } from './pdf.ts'
import { toXlsx } from './xlsx.ts'

type Paragraph = { h: string } | { p: string }
export type TextDocument = { title: string; description: string; body: Paragraph[] }
export type SheetDocument = { title: string; body: { sheet: string; rows: (string | number)[][] } }

export type DemoDocument = ({ format: 'pdf' | 'docx' } & TextDocument) | ({ format: 'xlsx' } & SheetDocument)

/** Makes a file that office programs open; the same document always gives the same bytes. */
export async function makeDemoFile(document: DemoDocument): Promise<{ bytes: Uint8Array; type: string }> {
  switch (document.format) {
    case 'pdf':
      return { bytes: await toPdf(document), type: 'application/pdf' }
    case 'docx':
      return { bytes: toDocx(document), type: `${OPEN_XML}.wordprocessingml.document` }
    case 'xlsx':
      return { bytes: toXlsx(document), type: `${OPEN_XML}.spreadsheetml.sheet` }
  }
}

const OPEN_XML = 'application/vnd.openxmlformats-officedocument'
