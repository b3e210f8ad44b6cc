import { presentPledge } from '../present.ts'
import type { PledgeRow } from '../queries.ts'
import type { DeskPledgeWire } from './schema.ts'

export function presentDeskPledge(row: PledgeRow): DeskPledgeWire {
  const { version: _, open_order: __, environment: ___, ...pledge } = presentPledge(row)
  return {
    ...pledge,
    donor_name: row.holderName,
    donor_email: row.holderEmail,
    is_member: row.userId !== null,
  }
}
