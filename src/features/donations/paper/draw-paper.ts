import { drawReceipt } from './draw-receipt.ts'
import { drawStatement } from './draw-statement.ts'
import type { Paper } from './paper.ts'

/** @returns the PDF of a paper */
export const drawPaper = (paper: Paper): Promise<Buffer> =>
  paper.kind === 'receipt' ? drawReceipt(paper) : drawStatement(paper)
