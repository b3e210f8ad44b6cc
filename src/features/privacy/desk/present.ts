import { caseMailTexts } from './case-mail-texts.ts'
import type { CaseDetail, CaseRow } from './queries.ts'
import type { CaseRowWire, CaseWire } from './schema.ts'

export const presentCaseRow = (row: CaseRow): CaseRowWire => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  title: row.title,
  person_name: row.personName,
  received_at: row.receivedAt.toISOString(),
  due_at: row.dueAt.toISOString(),
  closed_at: row.closedAt?.toISOString() ?? null,
})

export const presentCase = (row: CaseDetail, siteName: string): CaseWire => ({
  ...presentCaseRow(row),
  detail: row.detail,
  user_id: row.userId,
  person_email: row.personEmail,
  data_kinds: row.dataKinds,
  people_count: row.peopleCount,
  measures: row.measures,
  proof: row.proof,
  version: row.version,
  steps: row.steps.map((step) => ({ ...step, at: new Date(step.at).toISOString() })),
  letters: caseMailTexts(row, siteName),
})
