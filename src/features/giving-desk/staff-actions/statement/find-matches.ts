import { createHash } from 'node:crypto'
import type { Actor } from '#src/wire/actor.ts'
import { listAccountsOfPerson } from '../../same-person-queries.ts'
import type { StaffActionParts } from '../request-staff-action.ts'
import { type Match, matchRepeats, matchRows, shiftDay } from './match-rows.ts'
import type { Credit, StatementRow } from './read-row.ts'
import type { PassedReason } from './schema.ts'
import { listCandidates, listUsedRows, type RowIdentity } from './statement-queries.ts'

export type Found = {
  matches: Match[]
  /** Names of donors by order. */
  donors: ReadonlyMap<string, string | null>
  passed: Record<PassedReason, number>
}

/** Days before a statement's first row in which its orders may have ended: nobody pays later than that. */
const DAYS_BEFORE = 45

/** Finds the gift of each row with money that came in. A row that stands twice in the file pays once. */
export async function findMatches(
  { db }: Pick<StaffActionParts, 'db'>,
  actor: Actor,
  rows: readonly StatementRow[],
): Promise<Found> {
  const passed = { debit: 0, pending: 0, sen: 0, other: 0, repeated: 0 }
  const credits = new Map<string, Credit & { key: string }>()
  const repeats: Credit[] = []
  for (const row of rows) {
    if (row.kind === 'passed') passed[row.reason] += 1
    if (row.kind !== 'credit') continue
    const key = keyOf(identityOf(row))
    if (credits.has(key)) repeats.push(row)
    else credits.set(key, { ...row, key })
  }
  const list = [...credits.values()]
  if (!list.length) return { matches: [], donors: new Map(), passed }
  const days = list.map(({ day }) => day).toSorted()
  const span = { from: days[0]!, to: days.at(-1)! }
  const amounts = [...new Set(list.map(({ amount }) => amount))]
  const candidates = await listCandidates(db, {
    amounts,
    from: shiftDay(span.from, -DAYS_BEFORE),
    to: span.to,
  })
  const used = await listUsedRows(db, span)
  const askers = used.map(({ askedBy }) => askedBy)
  const accounts = await listAccountsOfPerson(db, actor.id, [...new Set(askers)])
  const repeated = matchRepeats(repeats, candidates)
  passed.repeated = repeats.length - repeated.length
  const matches = matchRows(list, {
    candidates,
    used: new Map(used.map((row) => [keyOf(row), row])),
    decider: { id: actor.id, accounts },
  })
  return {
    matches: [...matches, ...repeated],
    donors: new Map(candidates.map(({ orderId, donorName }) => [orderId, donorName])),
    passed,
  }
}

/** Parts that tell a row from every other one; the description, which names people, as a hash. */
export const identityOf = ({ account, day, amount, description }: Credit): RowIdentity => ({
  account,
  day,
  amount,
  descriptionHash: createHash('sha256').update(description).digest(),
})

const keyOf = ({ account, day, amount, descriptionHash }: RowIdentity) =>
  [account, day, amount, descriptionHash.toString('hex')].join(' ')
