import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { invalid, notFound } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Actor } from '#src/wire/actor.ts'
import { lockRegionNames } from '../write-queries.ts'
import * as words from './api-words.id.ts'
import {
  countContents,
  endEditing,
  hasTakenOver,
  isLastOpen,
  lockContents,
  lockRegions,
  type Moved,
  moveContents,
  setClosed,
} from './close-queries.ts'

type Closing = { id: number; into: number | null; by: Actor; now: Date }

const nothing: Moved = {
  participants: 0,
  people: 0,
  officers: 0,
  news: 0,
  posts: 0,
  events: 0,
  campaigns: 0,
  questions: 0,
  pledges: 0,
}

const refuse = (sentence: string) => invalid({ into: [sentence] })

/** True if campaigns or pledges would count for another region: that asks for a proof (decision 070). */
export async function movesGiving(db: Db, { id, into }: Pick<Closing, 'id' | 'into'>): Promise<boolean> {
  if (into === null) return false
  const { campaigns, pledges } = await countContents(db, id)
  return campaigns + pledges > 0
}

/**
 * Closes a region. What belongs to it moves into another, and its addresses lead there; without another it must be
 * empty. The duty of its editors ends and does not move: nobody trusted them with the other one (decision 079). A
 * repetition changes nothing.
 * @returns how many of each moved
 * @throws Failure 400 for contents without a target, a target that is closed or the region itself, and the last region
 */
export async function closeRegion(tx: Tx, { id, into, by, now }: Closing): Promise<Moved> {
  await lockRegionNames(tx)
  await lockContents(tx, id)
  const locked = await lockRegions(tx, into === null ? [id] : [id, into])
  const region = locked.find((one) => one.id === id)
  if (!region) throw notFound()
  if (region.deletedAt) {
    if (region.mergedInto === into) return nothing
    throw refuse(words.isClosed)
  }
  if (into === id) throw refuse(words.chooseOther)
  const home = locked.find((one) => one.id === into)
  if (into !== null && (!home || home.deletedAt)) throw refuse(words.noSuchRegion)
  if (await isLastOpen(tx, id)) throw refuse(words.lastRegion)
  if (into === null && Object.values(await countContents(tx, id)).some((count) => count > 0))
    throw refuse(words.isNotEmpty)
  if (into === null && (await hasTakenOver(tx, id))) throw refuse(words.isMergedInto)
  const moved = into === null ? nothing : await moveContents(tx, id, into)
  await setClosed(tx, id, { into, now })
  await endDuties(tx, region, { by, now })
  const act = into === null ? 'region close' : 'region merge'
  const detail = { before: { title: region.title }, after: { into, title: home?.title ?? null, moved } }
  await recordAudit(tx, by, { act, entity: 'region', entityId: id, detail })
  tx.invalidate(
    'regions',
    'participants',
    'news',
    'blog',
    'events',
    'team',
    'questions',
    'campaigns',
    'giving-report',
  )
  return moved
}

async function endDuties(
  tx: Tx,
  region: { id: number; title: string },
  { by, now }: Pick<Closing, 'by' | 'now'>,
): Promise<void> {
  for (const editor of await endEditing(tx, region.id)) {
    const detail = { before: { region_id: region.id }, after: { region_id: null } }
    await recordAudit(tx, by, { act: 'region duty end', entity: 'user', entityId: editor.id, detail })
    const { regionLetters } = await lettersIn(editor.language)
    await queueMail(tx, regionLetters.dutyEndedMail(editor, region, now))
  }
}
