import { recordAudit } from '#src/platform/database/audit.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { inputMessage } from '#src/platform/http/input-messages.ts'
import { columnNames } from '#src/platform/text/column-names.ts'
import { readLanguage } from '#src/platform/text/read-language.ts'
import { readTable, type TableRow } from '#src/platform/text/read-table.ts'
import { TableError } from '#src/platform/text/table-header.ts'
import { type Actor, type DeskScope, deskScope } from '#src/wire/actor.ts'
import { atJakartaTime, jakartaDay } from '#src/wire/jakarta-day.ts'
import { readDay } from '#src/wire/read-day.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'
import { inviteSubscribers } from './invite-subscribers.ts'
import { insertSubscriptions, type Known, listKnown, lockAddresses, type NewSubscription } from './queries.ts'
import {
  type ImportRowWire,
  type ImportStatus,
  type ImportWire,
  importStatuses,
  MAX_ROWS,
  newSubscriber,
} from './schema.ts'

const BATCH = 500
const SHOWN = 100
const LONGEST_SOURCE = 300
const FIRST_DAY = '1990-01-01'
/** The sentence that was agreed to elsewhere is in the evidence. */
const ELSEWHERE = 'import'

const known = {
  columns: {
    email: columnNames.email,
    nama: columnNames.nama,
    tanggal: [
      'tanggal',
      'tanggal persetujuan',
      'tanggal setuju',
      'disetujui',
      'date',
      'consent date',
      'optin time',
      'confirm time',
      'subscribed at',
    ],
    bahasa: columnNames.bahasa,
    asal: ['asal', 'asal persetujuan', 'sumber', 'sumber persetujuan', 'source', 'consent source'],
  },
  required: ['email'],
} as const

const columnOf: Readonly<Record<string, string>> = { email: 'email', name: 'nama', language: 'bahasa' }

type Row = TableRow<keyof typeof known.columns>
type Read = { row: ImportRowWire; wish: NewSubscription | null }
type Parts = Pick<Services, 'db' | 'write' | 'clock'>
type Order = { listId: number; csv: string; dry_run: boolean }

/**
 * Imports a list of addresses, read to its end before anything is changed. Who agreed, with day and source, is
 * subscribed; the others are asked by a letter. Nobody who left since is subscribed or asked again, so a repeated
 * import changes nothing and an interrupted one can be continued.
 * @throws Failure 400 for an invalid list
 */
export async function importSubscribers(
  parts: Parts,
  actor: Actor,
  { listId, csv, dry_run }: Order,
): Promise<ImportWire> {
  const read = await readAll(csv, jakartaDay(parts.clock.now()))
  const rows: ImportRowWire[] = []
  for (let at = 0; at < read.length; at += BATCH)
    rows.push(...(await settle(parts, actor, { listId, batch: read.slice(at, at + BATCH), dry_run })))
  return summaryOf(rows, dry_run)
}

const wrong = (message: string) => invalid({ csv: [message] })

async function readAll(csv: string, today: string): Promise<Read[]> {
  const all: Read[] = []
  const seen = new Set<string>()
  try {
    for await (const row of readTable(csv, known))
      if (all.push(readOne(row, seen, today)) > MAX_ROWS) throw wrong(sharedWords.atMostRows(MAX_ROWS))
  } catch (error) {
    throw error instanceof TableError ? wrong(error.message) : error
  }
  if (!all.length) throw wrong(words.noAddresses)
  return all
}

/** @param seen addresses of previous lines; this line's is added */
function readOne({ line, cells, fault }: Row, seen: Set<string>, today: string): Read {
  const language = readLanguage(cells.bahasa)
  const typed = { email: cells.email, name: cells.nama, language }
  const parsed = newSubscriber.safeParse(typed, { error: inputMessage })
  const errors = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${columnOf[String(path[0])]}: ${message}`)
  if (fault) errors.push(fault)
  const consent = readConsent(cells, today)
  if (consent.error) errors.push(consent.error)
  const email = parsed.data?.email ?? cells.email.toLowerCase()
  if (seen.has(email)) errors.push(sharedWords.cellEmailTwice)
  const row = { line, email, name: cells.nama }
  if (errors.length || !parsed.success) return { row: { ...row, status: 'error', errors }, wish: null }
  seen.add(email)
  const { givenAt: given_at, evidence } = consent
  return {
    row: { ...row, status: given_at ? 'given' : 'invited', errors: [] },
    wish: { ...parsed.data, given_at, evidence },
  }
}

type Consent = { givenAt: Date | null; evidence: string; error: string | null }

/** Reads day and source of a consent; without both there is none. */
function readConsent({ tanggal, asal }: Row['cells'], today: string): Consent {
  const none = { givenAt: null, evidence: '' }
  if (!tanggal) return { ...none, error: null }
  const { day, reason } = readDay(tanggal)
  if (day === null) return { ...none, error: `tanggal: ${reason}` }
  if (day > today) return { ...none, error: sharedWords.cellDayIsAhead }
  if (day < FIRST_DAY) return { ...none, error: words.cellCheckYear }
  if (asal.length > LONGEST_SOURCE) return { ...none, error: words.cellSourceTooLong(LONGEST_SOURCE) }
  return asal
    ? { givenAt: new Date(atJakartaTime(`${day}T00:00`)), evidence: asal, error: null }
    : { ...none, error: null }
}

/** Commits one batch, with its audit line and the job that sends its letters. */
async function settle(
  { db, write, clock }: Parts,
  actor: Actor,
  { listId, batch, dry_run }: { listId: number; batch: readonly Read[]; dry_run: boolean },
): Promise<ImportRowWire[]> {
  const place = { listId, scope: deskScope(actor) }
  const judged = await judge(db, batch, place)
  const wishes = wishesOf(judged)
  if (dry_run || !wishes.length) return judged.map(({ row }) => row)
  return write(async (tx) => {
    const now = clock.now()
    await lockAddresses(tx, wishes, now)
    // Meanwhile somebody may have left, or imported the same list.
    const settled = await judge(tx, batch, place)
    const made = await insertSubscriptions(tx, { listId, version: ELSEWHERE, now }, wishesOf(settled))
    const ids = made.filter(({ givenAt }) => givenAt === null).map(({ id }) => id)
    const detail = { list: listId, count: made.length, mailed: ids.length }
    if (made.length) await recordAudit(tx, actor, { act: 'import', entity: 'subscription', detail })
    if (ids.length) await tx.later(inviteSubscribers, { ids })
    return settled.map(({ row }) => row)
  })
}

/** Says what becomes of each line of a batch. */
async function judge(
  db: Db,
  batch: readonly Read[],
  { listId, scope }: { listId: number; scope: DeskScope },
): Promise<Read[]> {
  const emails = batch.flatMap(({ wish }) => wish?.email ?? [])
  const knownByEmail = new Map((await listKnown(db, listId, emails)).map((one) => [one.email, one]))
  return batch.map(({ row, wish }) => ({
    wish,
    row: wish ? { ...row, status: statusOf(wish, knownByEmail.get(wish.email), scope) } : row,
  }))
}

const wishesOf = (lines: readonly Read[]): NewSubscription[] =>
  lines.flatMap(({ row, wish }) => (wish && isNew(row) ? [wish] : []))

const isNew = ({ status }: ImportRowWire) => status === 'given' || status === 'invited'

/** Result of a valid line. That an address refuses mail is told for all lists only; no letter leaves in any case. */
function statusOf({ given_at }: NewSubscription, one: Known | undefined, scope: DeskScope): ImportStatus {
  if (one?.isGiven) return 'known'
  if (one?.isStopped && scope === 'everything') return 'stopped'
  if (given_at) return one?.leftAt && one.leftAt >= given_at ? 'left' : 'given'
  if (one?.isWaiting) return 'known'
  return one?.leftAt || one?.isExpired ? 'left' : 'invited'
}

function summaryOf(rows: readonly ImportRowWire[], dry_run: boolean): ImportWire {
  const counted = Object.fromEntries(
    importStatuses.map((status) => [status, rows.filter((row) => row.status === status).length]),
  ) as Record<ImportStatus, number>
  const isWrong = ({ status }: ImportRowWire) => status === 'error'
  return {
    dry_run,
    counts: { new: counted.given + counted.invited, ...counted },
    rows: [...rows.filter(isWrong), ...rows.filter((row) => !isWrong(row)).slice(0, SHOWN)],
  }
}
