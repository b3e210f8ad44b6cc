import { serveTasks } from '#src/platform/helpers/serve-tasks.ts'
import { drawReceipt } from './draw-receipt.ts'
import { drawStatement } from './draw-statement.ts'
import type { Paper } from './paper.ts'

/** Helper process: receives a paper, returns its PDF. */
serveTasks((paper: Paper) => (paper.kind === 'receipt' ? drawReceipt(paper) : drawStatement(paper)))
