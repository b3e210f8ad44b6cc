import type { GivenConsent } from '../accounts/consents/consent-queries.ts'
import type { ConsentWire } from './schema.ts'

export const presentConsent = (row: GivenConsent): ConsentWire => ({
  kind: row.kind,
  version: row.version,
  given_at: row.givenAt.toISOString(),
  withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
})
