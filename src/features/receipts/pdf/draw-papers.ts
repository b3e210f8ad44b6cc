import { encode } from 'uqr'
import { serveTasks } from '#src/platform/helpers/serve-tasks.ts'
import { openSheet, type Sheet } from '#src/platform/pdf/sheet.ts'
import { drawHead, drawSmallPrint, drawUnprinted, MUTED } from './draw-head.ts'
import { drawStatement } from './draw-statement.ts'
import type { Paper, ReceiptPaper } from './paper.ts'

const MARGIN = 36
const QR = 88
/** Height of check and small print at the foot. */
const FOOT = 138

/** Draws a receipt on A5, readable without colour. @returns the PDF */
function drawReceipt(paper: ReceiptPaper): Promise<Buffer> {
  const { title, number, created, issuer, lang } = paper
  const sheet = openSheet({
    size: 'A5',
    title: `${title} ${number}`,
    author: issuer.name,
    created,
    lang,
  })
  const room = { x: MARGIN, width: sheet.width - 2 * MARGIN }
  let y = drawHead(sheet, paper, { label: title, value: number, margin: MARGIN })
  if (paper.receivedFrom) y += sheet.write(paper.receivedFrom, { ...room, y, size: 9.5 }) + 2
  const written = [
    paper.donor,
    paper.amount,
    paper.amountInWords,
    issuer.name,
    issuer.address,
    ...paper.facts.flat(),
  ]
  y += drawUnprinted(sheet, written, {
    ...room,
    y,
    words: paper.unprinted,
  })
  y += sheet.write(paper.amount, { ...room, y, size: 29, leading: 1.2 })
  y += sheet.write(paper.amountInWords, { ...room, y, size: 9.5 }) + 12
  for (const fact of paper.facts) y = drawFact(sheet, fact, y)
  sheet.rule(y, MARGIN, sheet.width - MARGIN, 0.5)
  const foot = sheet.height - MARGIN - FOOT
  if (y > foot) sheet.newPage()
  const top = y > foot ? MARGIN : Math.max(y + 14, foot)
  const end = paper.check ? drawCheck(sheet, paper.check, top) : top
  drawSmallPrint(sheet, paper, { x: MARGIN, y: end, width: sheet.width - 2 * MARGIN })
  return sheet.bytes()
}

function drawFact(sheet: Sheet, [name, value]: readonly [string, string], y: number): number {
  const [left, right] = [110, sheet.width - 2 * MARGIN - 110]
  const size = 9
  sheet.rule(y, MARGIN, sheet.width - MARGIN, 0.5)
  sheet.write(name, { x: MARGIN, y: y + 4, width: left, size, colour: MUTED })
  const place = { x: MARGIN + left, y: y + 4, width: right, align: 'right' as const }
  return y + 8 + sheet.write(value, { ...place, size, isBold: true })
}

/** Draws the check of authenticity: QR code, address and number. @returns the y where it ends */
function drawCheck(sheet: Sheet, check: NonNullable<ReceiptPaper['check']>, top: number): number {
  sheet.fill(qrPath(check.address), { x: MARGIN, y: top, scale: QR / qrSize(check.address) })
  const words = { x: MARGIN + QR + 14, width: sheet.width - 2 * MARGIN - QR - 14 }
  let y = top + 6
  y += sheet.write(check.title, { ...words, y, size: 9.5, isBold: true }) + 2
  y += sheet.write(check.how, { ...words, y, size: 8.5 })
  y += sheet.write(check.address, { ...words, y, size: sizeOnOneLine(sheet, check.address, words.width) }) + 4
  y += sheet.write(check.code, { ...words, y, size: 8.5, isBold: true })
  return Math.max(y, top + QR) + 8
}

/** Font size that keeps an address on one line, while it stays readable. */
function sizeOnOneLine(sheet: Sheet, text: string, width: number): number {
  let size = 8
  while (size > 6 && sheet.heightOf(text, { size, width }) > size * 2) size -= 0.25
  return size
}

/** No border: the paper around it is blank. */
const options = { ecc: 'M', border: 0 } as const
const qrSize = (text: string) => encode(text, options).size

/** Path of the modules of a QR code, one unit each; neighbours in a row are one piece. */
const qrPath = (text: string) =>
  encode(text, options)
    .data.flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return ''
        let length = 1
        while (row[x + length]) length += 1
        return `M${x} ${y}h${length}v1h-${length}z`
      }),
    )
    .join('')

/** Helper process: receives a paper, returns its PDF. */
serveTasks((paper: Paper) => (paper.kind === 'receipt' ? drawReceipt(paper) : drawStatement(paper)))
