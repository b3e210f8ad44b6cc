import type { listConsents } from '../accounts/consents/consent-queries.ts'
import type { ConsentWire } from './schema.ts'

type ConsentRow = Awaited<ReturnType<typeof listConsents>>[number]

export const presentConsent = (row: ConsentRow): ConsentWire => ({
  kind: row.kind as ConsentWire['kind'],
  version: row.version,
  given_at: row.givenAt.toISOString(),
  withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
})
