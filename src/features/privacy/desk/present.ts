import { presentAs } from '#src/platform/http/present-as.ts'
import { caseMailTexts } from './case-mail-texts.ts'
import type { CaseDetail, CaseRow } from './queries.ts'
import { type CaseRowWire, type CaseWire, caseRowShape, caseShape } from './schema.ts'

export const presentCaseRow = (row: CaseRow): CaseRowWire => presentAs(caseRowShape, row)

export const presentCase = (row: CaseDetail, siteName: string): CaseWire =>
  presentAs(caseShape, row, {
    steps: row.steps.map((step) => ({ ...step, at: new Date(step.at).toISOString() })),
    letters: caseMailTexts(row, siteName),
  })
