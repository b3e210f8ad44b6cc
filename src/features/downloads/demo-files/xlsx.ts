import type { SheetDocument } from './demo-file.ts'
import { escapeXml, packOpenXml } from './open-xml.ts'

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const HEAD_STYLE = 1

/** A workbook of one sheet whose first row, the head, is bold and frozen. */
export function toXlsx({ title, body: { sheet, rows } }: SheetDocument): Uint8Array {
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  return packOpenXml(
    title,
    {
      path: 'xl/workbook.xml',
      format: 'spreadsheetml.sheet.main',
      xml: `<workbook ${MAIN} ${R}><sheets><sheet name="${escapeXml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    [
      {
        kind: 'worksheet',
        path: 'xl/worksheets/sheet1.xml',
        format: 'spreadsheetml.worksheet',
        xml: `<worksheet ${MAIN}>${frozen}<cols>${columns(rows)}</cols><sheetData>${rows.map(row).join('')}</sheetData></worksheet>`,
      },
      { kind: 'styles', path: 'xl/styles.xml', format: 'spreadsheetml.styles', xml: styles },
    ],
  )
}

const row = (cells: (string | number)[], index: number) =>
  `<row r="${index + 1}">${cells.map((value, column) => cell(value, `${letterOf(column)}${index + 1}`, index === 0)).join('')}</row>`

function cell(value: string | number, place: string, isHead: boolean) {
  const style = isHead ? ` s="${HEAD_STYLE}"` : ''
  if (typeof value === 'number') return `<c r="${place}"${style}><v>${value}</v></c>`
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
}

/** Column widths: the longest text, within limits. */
const columns = (rows: (string | number)[][]) =>
  rows[0]!
    .map((_, i) => Math.min(60, Math.max(...rows.map((cells) => String(cells[i] ?? '').length)) + 2))
    .map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`)
    .join('')

/** Letter of a column; no demo sheet has more than 26. */
const letterOf = (column: number) => String.fromCharCode(65 + column)

const styles = `<styleSheet ${MAIN}><fonts count="2"><font><sz val="11"/><name val="Arial"/></font><font><b/><sz val="11"/><name val="Arial"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`
