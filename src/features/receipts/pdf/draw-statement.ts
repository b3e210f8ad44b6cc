import { openSheet, type Sheet } from '#src/platform/pdf/sheet.ts'
import { drawHead, drawSmallPrint, drawUnprinted, MUTED } from './draw-head.ts'
import type { StatementRow as Row, StatementPaper } from './paper.ts'

const MARGIN = 52
const SIZE = 9
const FOOT = 56

type Column = { key: keyof Row; from: number; width: number; align?: 'left' | 'right' }

/** Columns over the 491 points between the margins of A4. */
const columns: readonly Column[] = [
  { key: 'day', from: 0, width: 66 },
  { key: 'number', from: 72, width: 94 },
  { key: 'target', from: 172, width: 143 },
  { key: 'amount', from: 321, width: 82, align: 'right' },
  { key: 'returned', from: 409, width: 82, align: 'right' },
]

/** Draws a year's receipts on A4. @returns the PDF */
export function drawStatement(paper: StatementPaper): Promise<Buffer> {
  const { title, donor, created, issuer, lang } = paper
  const sheet = openSheet({
    size: 'A4',
    title: `${title}, ${donor}`,
    author: issuer.name,
    created,
    lang,
  })
  const room = { x: MARGIN, width: sheet.width - 2 * MARGIN }
  let y = drawHead(sheet, paper, { label: paper.label, value: title, margin: MARGIN })
  y += sheet.write(paper.receivedFrom, { ...room, y, size: 10.5 }) + 2
  const written = [donor, issuer.name, issuer.address, ...paper.rows.map(({ target }) => target)]
  y += drawUnprinted(sheet, written, { ...room, y, words: paper.unprinted })
  y += sheet.write(paper.total, { ...room, y, size: 30, leading: 1.2 })
  y += sheet.write(paper.totalInWords, { ...room, y, size: 10 }) + 6
  y += sheet.write(paper.what, { ...room, y, size: SIZE, colour: MUTED }) + 12
  y = drawTable(sheet, paper, y)
  y = roomFor(sheet, y, 60)
  drawSmallPrint(sheet, paper, { ...room, y: y + 14 })
  const [before, between] = paper.page
  return sheet.bytes((page, pages) =>
    sheet.write(`${before} ${page} ${between} ${pages}`, {
      ...room,
      y: sheet.height - FOOT + 18,
      size: 8,
      align: 'right',
      colour: MUTED,
    }),
  )
}

function drawTable(sheet: Sheet, { rows, columns: titles }: StatementPaper, top: number): number {
  let y = drawTitles(sheet, titles, top)
  for (const row of rows) {
    const height = 10 + Math.max(...columns.map((column) => heightOf(sheet, row[column.key], column)))
    const at = roomFor(sheet, y, height)
    y = at === y ? y : drawTitles(sheet, titles, at)
    for (const column of columns) writeCell(sheet, row[column.key], column, { y: y + 5 })
    y += height
    sheet.rule(y, MARGIN, sheet.width - MARGIN, 0.4)
  }
  return y
}

function drawTitles(sheet: Sheet, titles: StatementPaper['columns'], y: number): number {
  for (const column of columns) writeCell(sheet, titles[column.key], column, { y, colour: MUTED })
  sheet.rule(y + 16, MARGIN, sheet.width - MARGIN, 1.4)
  return y + 16
}

/** Position for content of this height: here, or on top of a new page. */
function roomFor(sheet: Sheet, y: number, height: number): number {
  if (y + height <= sheet.height - FOOT) return y
  sheet.newPage()
  return MARGIN
}

const heightOf = (sheet: Sheet, text: string, { width }: Column) =>
  sheet.heightOf(text, { width, size: SIZE })

const writeCell = (
  sheet: Sheet,
  text: string,
  { from, width, align = 'left' }: Column,
  at: { y: number; colour?: string },
) => sheet.write(text, { ...at, x: MARGIN + from, width, align, size: SIZE })
