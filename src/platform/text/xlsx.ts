import { DAY_MS } from '#src/wire/duration.ts'
import { JAKARTA_OFFSET_MS } from '#src/wire/jakarta-day.ts'
import { type Entry, zipOf } from '../files/zip.ts'
import { noFormula } from './csv.ts'

/** Value of a cell; a time is shown as date and time in Jakarta. */
export type Cell = string | number | boolean | Date | null

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relation = (type: string, target: string, id = 'rId1') =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
const relations = (...all: string[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`

/** All parts but the rows. Styles: 0 plain, 1 time, 2 thousands with a separator, 3 header. */
const frame: Record<string, string> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  '_rels/.rels': relations(relation('officeDocument', 'xl/workbook.xml')),
  'xl/_rels/workbook.xml.rels': relations(
    relation('worksheet', 'worksheets/sheet1.xml'),
    relation('styles', 'styles.xml', 'rId2'),
  ),
  'xl/styles.xml': `${XML}<styleSheet xmlns="${SHEETS}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="3" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
}

/** A workbook of one sheet (ECMA-376), piece by piece, with a frozen first row. */
export function xlsxOf(
  sheet: { name: string; head: readonly string[]; rows: AsyncIterable<readonly Cell[]> },
  now: Date,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const workbook = `${XML}<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`
  return zipOf(entriesOf({ ...frame, 'xl/workbook.xml': workbook }, sheetXml(sheet)), now)
}

async function* entriesOf(parts: Record<string, string>, rows: AsyncIterable<string>): AsyncGenerator<Entry> {
  for (const [name, text] of Object.entries(parts)) yield { name, chunks: encoded([text]) }
  yield { name: 'xl/worksheets/sheet1.xml', chunks: encoded(rows) }
}

async function* encoded(texts: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}

async function* sheetXml({
  head,
  rows,
}: {
  head: readonly string[]
  rows: AsyncIterable<readonly Cell[]>
}): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${SHEETS}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
  yield `<row>${head.map((title) => textCell(title, 3)).join('')}</row>`
  for await (const row of rows) yield `<row>${row.map(cellOf).join('')}</row>`
  yield '</sheetData></worksheet>'
}

function cellOf(value: Cell): string {
  if (value === null || value === '') return '<c/>'
  if (typeof value === 'number') return `<c s="2"><v>${value}</v></c>`
  if (typeof value === 'boolean') return `<c t="b"><v>${value ? 1 : 0}</v></c>`
  if (value instanceof Date) return `<c s="1"><v>${serialOf(value)}</v></c>`
  return textCell(value, 0)
}

const textCell = (text: string, style: number) =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(noFormula(text))}</t></is></c>`

/** 1 January 1970 in days since the epoch of spreadsheets. */
const UNIX_DAY = 25_569

const serialOf = (at: Date) => (at.getTime() + JAKARTA_OFFSET_MS) / DAY_MS + UNIX_DAY

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** XML 1.0 forbids most control characters, even escaped. */
const escaped = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (mark) => entities[mark]!)
