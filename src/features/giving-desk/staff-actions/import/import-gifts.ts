import { findGatewayReference, findLastByReference } from '#src/features/payments/staff-action-queries.ts'
import { needsSecond } from '#src/features/payments/staff-action-rules.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { Failure, invalid } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { sumOfDay } from '../../day-sum-queries.ts'
import { listTargets } from '../../target-queries.ts'
import { addGift, hashOfGift } from '../add-gift.ts'
import type { StaffActionParts } from '../request-staff-action.ts'
import type { ImportRowWire, ImportWire, ManualGift } from '../schema.ts'
import * as words from './api-words.id.ts'
import { type GiftLine, readGifts } from './read-gifts.ts'
import { readRow } from './read-row.ts'

type Read = { row: ImportRowWire; gift: ManualGift | null }

/**
 * Imports a list of gifts. A line with a known reference and the same gift is skipped, so that a repeated import
 * changes nothing and an interrupted one can be continued. Any invalid line rejects the whole list.
 * @throws Failure 400 for an invalid file, and, unless a dry run, with the errors line by line
 */
export async function importGifts(
  parts: StaffActionParts,
  actor: Actor,
  { csv, dry_run }: { csv: string; dry_run: boolean },
): Promise<ImportWire> {
  const read = await readAll(parts, actor, await readGifts(csv))
  const wrong = read.filter(({ row }) => row.status === 'error')
  if (dry_run) return summary(read, true)
  if (wrong.length)
    throw invalid(Object.fromEntries(wrong.map(({ row }) => [`baris ${row.line}`, row.errors])))
  const made: Read[] = []
  // Each line is its own transaction: receipts of other gifts never wait for the whole list.
  for (const one of read) made.push(await enter(parts, actor, one))
  return summary(made, false)
}

async function readAll(
  { db, clock, giving }: StaffActionParts,
  actor: Actor,
  rows: GiftLine[],
): Promise<Read[]> {
  let alone = await sumOfDay(db, actor.id, clock.now())
  const targets = await listTargets(db)
  const today = jakartaDay(clock.now())
  const seen = new Set<string>()
  const all: Read[] = []
  for (const { line, cells } of rows) {
    const gift = readRow(cells, targets)
    const blank = { line, donor: cells.nama || null, reference: cells.bukti || null, order_id: null }
    if (Array.isArray(gift)) {
      all.push({
        gift: null,
        row: { ...blank, status: 'error', amount: null, needs_second: false, errors: gift },
      })
      continue
    }
    const errors = gift.received_on > today ? [sharedWords.cellDayIsAhead] : []
    if (seen.has(gift.reference!)) errors.push(words.proofInOtherRow)
    seen.add(gift.reference!)
    const known = await knownAs(db, gift)
    if (known?.isTakenBack) errors.push(TAKEN_BACK)
    else if (known?.isAnother) errors.push(words.proofOfOther(known.orderId))
    const status = errors.length ? 'error' : known ? 'known' : 'new'
    const needs_second = needsSecond({ kind: 'manual', amount: gift.amount + alone }, giving)
    if (status === 'new' && !needs_second) alone += gift.amount
    const order_id = known && !known.isAnother ? known.orderId : null
    all.push({ gift, row: { ...blank, order_id, status, amount: gift.amount, needs_second, errors } })
  }
  return all
}

const TAKEN_BACK = words.proofWasDeclined

async function knownAs(db: Db, gift: ManualGift) {
  const act = await findLastByReference(db, gift.reference!)
  if (act)
    return {
      orderId: act.orderId,
      isAnother: !act.bodyHash.equals(hashOfGift(gift)),
      isTakenBack: act.status === 'declined' || act.isCorrected,
    }
  // Our own export identifies each gift by its order.
  const order = await findGatewayReference(db, gift.reference!)
  return order && { orderId: order.orderId, isAnother: false, isTakenBack: false }
}

async function enter(parts: StaffActionParts, actor: Actor, { row, gift }: Read): Promise<Read> {
  if (row.status !== 'new' || !gift) return { row, gift }
  try {
    return { gift, row: { ...row, order_id: await addGift(parts, actor, gift) } }
  } catch (error) {
    // The same list was imported at the same moment.
    const known = error instanceof Failure && error.errors?.reference && (await knownAs(parts.db, gift))
    if (!known || known.isAnother || known.isTakenBack) throw error
    return { gift, row: { ...row, status: 'known', order_id: known.orderId } }
  }
}

function summary(read: Read[], dry_run: boolean): ImportWire {
  const rows = read.map(({ row }) => row)
  const count = (status: ImportRowWire['status']) => rows.filter((row) => row.status === status).length
  return {
    dry_run,
    rows,
    counts: { new: count('new'), known: count('known'), error: count('error') },
    amount: rows.reduce((sum, { status, amount }) => sum + (status === 'new' ? (amount ?? 0) : 0), 0),
  }
}
