import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, invalid, notFound } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { type Actor, hasDuty } from '#src/wire/actor.ts'
import { recordFormerAddress } from '../former-addresses/queries.ts'
import { mergeSubscribers } from '../mailings/subscriber-queries.ts'
import { emptyAccount } from '../privacy/erase-queries.ts'
import { lockAdmins } from '../privacy/queries.ts'
import { lockPersonToChange } from './act-on-person.ts'
import * as words from './api-words.id.ts'
import {
  countReferences,
  deleteReferences,
  endsWithDouble,
  fillPerson,
  isMergedAway,
  listFills,
  listReferences,
  moveReferences,
  type Reference,
  recordMerge,
} from './merge-queries.ts'
import { wordsOfTable } from './merge-words.ts'
import { canGovern } from './person-policy.ts'
import { presentPersonRow } from './present.ts'
import { findPersonDetail, type LockedPerson, type PersonDetail } from './queries.ts'
import type { MergeWire } from './schema.ts'

/** Preview of a merge. @throws Failure 404 for an unknown double, 400 for an `into` without an account */
export async function previewMerge(db: Db, actor: Actor, fromId: number, intoId: number): Promise<MergeWire> {
  const [from, into] = [await findPersonDetail(db, fromId), await findPersonDetail(db, intoId)]
  if (!from) throw notFound()
  if (!into) throw invalid({ into: [words.noAccountNumbered(intoId)] })
  const references = await listReferences(db)
  const counted = await Promise.all(
    references.map(async (one) => ({ one, count: await countReferences(db, one, fromId) })),
  )
  const sums = (isChosen: (one: Reference) => boolean) => {
    const chosen = counted.filter(({ one, count }) => count > 0 && isChosen(one))
    return [...Map.groupBy(chosen, ({ one }) => one.table)].map(([table, all]) => ({
      what: wordsOfTable(table),
      count: all.reduce((sum, { count }) => sum + count, 0),
    }))
  }
  return {
    from: presentPersonRow(from),
    into: presentPersonRow(into),
    version: from.version,
    into_version: into.version,
    moves: sums((one) => !endsWithDouble(one)),
    ends: sums(endsWithDouble),
    fills: await listFills(db, fromId, intoId),
    refused: reasonAgainst(actor, from, into),
  }
}

function reasonAgainst(actor: Actor, from: PersonDetail | LockedPerson, into: { id: number }) {
  if (from.id === into.id) return 'same' as const
  if (from.id === actor.id || into.id === actor.id) return 'self' as const
  return hasDuty(from) ? ('duty' as const) : null
}

type Wish = { into: number; version: number; into_version: number }

/**
 * Merges a duplicate account into another: its data moves, its login ends. Both addresses are notified by mail.
 * Merges are serialised: of two at once over one account the second changes nothing.
 * @throws Failure 404, 403 with one's own account, 409 with `data:{reason}` for a double with a duty, or when one of
 * them changed, or was itself merged, since the preview
 */
export function mergePeople({ write, clock }: Services, actor: Actor, fromId: number, wish: Wish) {
  return write(async (tx) => {
    await lockAdmins(tx)
    if (await isMergedAway(tx, [fromId, wish.into])) throw conflict({ reason: 'merged' })
    const from = await lockPersonToChange(tx, actor, fromId, canGovern)
    const into = await lockPersonToChange(tx, actor, wish.into, canGovern)
    const against = reasonAgainst(actor, from, into)
    if (against) throw conflict({ reason: against })
    if (from.version !== wish.version || into.version !== wish.into_version)
      throw conflict({ reason: 'changed' })
    const now = clock.now()
    await mergeSubscribers(tx, { from: from.id, into }, now)
    const counts = await handOver(tx, from, into)
    await fillPerson(tx, from.id, into.id, now)
    await emptyAccount(tx, { ...from, keepsByline: true, dueAt: null }, now)
    await recordMerge(tx, from.id, into.id)
    await recordFormerAddress(tx, { userId: into.id, email: from.email }, now)
    const detail = { from: from.id, into: into.id, counts }
    await recordAudit(tx, actor, { act: 'merge', entity: 'user', entityId: from.id, detail })
    await recordAudit(tx, actor, { act: 'merge', entity: 'user', entityId: into.id, detail })
    tx.invalidate('news', 'blog', 'questions')
    await tellBoth(tx, from, into)
  })
}

async function handOver(tx: Tx, from: LockedPerson, into: LockedPerson) {
  const counts: Record<string, number> = {}
  for (const one of await listReferences(tx)) {
    const count = await countReferences(tx, one, from.id)
    if (!count) continue
    counts[`${one.table}.${one.column}`] = count
    if (endsWithDouble(one)) await deleteReferences(tx, one, from.id)
    else await moveReferences(tx, one, from.id, into.id)
  }
  return counts
}

async function tellBoth(tx: Tx, from: LockedPerson, into: LockedPerson) {
  for (const { id, email, name, language } of [from, into]) {
    const { peopleLetters } = await lettersIn(language)
    await queueMail(tx, peopleLetters.mergedMail({ key: `merged-${from.id}-${id}`, email, name }, into.email))
  }
}
