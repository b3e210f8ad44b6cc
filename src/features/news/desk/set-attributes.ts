import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, forbidden, invalid, notFound } from '#src/platform/http/failures.ts'
import { type Actor, type DeskScope, isWithin, speaksFor } from '#src/wire/actor.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { changesOf } from '../../content/edit-steps.ts'
import type { Scene } from '../../covers/scene-names.ts'
import { affiliationErrors } from '../../institutions/affiliation-queries.ts'
import { canEdit, canWrite, isAtDesk, newsScope } from '../policy.ts'
import { factsOf } from '../writing/facts.ts'
import { getMemberNews, type ItemRow } from '../writing/queries.ts'
import * as words from './api-words.id.ts'
import { updateAttributes } from './queries.ts'

type Parts = Pick<Services, 'db' | 'write'>
/** Attributes of an item beside its texts, which readers see at once; omitted ones stay. */
type Attributes = { scene?: Scene | null; region_id?: number | null; participant_id?: number | null }

/**
 * Sets attributes of an item. To the present ones changes nothing.
 * @param scope regions whose institutions the actor may name besides their own
 * @returns false for another version
 * @throws Failure 400, 404
 */
async function setAttributes(
  { write }: Pick<Parts, 'write'>,
  { actor, scope }: { actor: Actor; scope: DeskScope },
  item: ItemRow,
  { version, ...wish }: Attributes & { version: number },
): Promise<boolean> {
  if (item.deletedAt) throw notFound()
  const was = { scene: item.scene, region_id: item.regionId, participant_id: item.institutionId }
  const detail = changesOf<object>(was, wish)
  if (!Object.keys(detail.after).length) return true
  const { region_id = null, participant_id = null } = wish
  const voice = { scope, own: speaksFor(actor), stays: [item.institutionId] }
  return write(async (tx) => {
    // The row before its region, as a closing region locks them.
    if (!(await updateAttributes(tx, { id: item.id, version, wish }))) return false
    const errors = await affiliationErrors(tx, { region_id, participant_id }, voice)
    if (Object.keys(errors).length) throw invalid(errors)
    await recordAudit(tx, actor, { act: 'update', entity: 'news', entityId: item.id, detail })
    tx.invalidate('news')
    return true
  })
}

type Change<Wire> = { id: number; wish: Attributes & { version: number }; read: () => Promise<Wire> }

/**
 * Sets attributes of an item at the desk. An editor of regions keeps it in them.
 * @throws Failure 400, 403, 404, 409 with `data:{current}` for another version
 */
export async function setAtDesk<Wire>(
  parts: Parts,
  actor: Actor,
  { id, wish, read }: Change<Wire>,
): Promise<Wire> {
  const item = await getMemberNews(parts.db, actor, id)
  if (wish.region_id !== undefined) {
    if (!isAtDesk(actor, factsOf(item))) throw forbidden()
    if (!isWithin(newsScope(actor), wish.region_id))
      throw invalid({ region_id: [sharedWords.chooseOwnRegion] })
  }
  if (!(await setAttributes(parts, { actor, scope: newsScope(actor) }, item, wish)))
    throw conflict({ current: await read() })
  return read()
}

/**
 * Sets the institution that a text of the actor's comes from: their own, or none. Only on their turn: later the desk
 * may have corrected it.
 * @throws Failure 400, 403, 404, 409 with `data:{current}` for another version or a text that is not theirs to edit now
 */
export async function setOwnInstitution<Wire>(
  parts: Parts,
  actor: Actor,
  { id, wish, read }: Change<Wire>,
): Promise<Wire> {
  const item = await getMemberNews(parts.db, actor, id)
  const facts = factsOf(item)
  if (item.createdBy !== actor.id || !canWrite(actor, facts)) throw forbidden()
  if (!facts.isDeleted && !canEdit(actor, facts)) throw conflict({ current: await read() })
  requireOwnVoice(actor, wish)
  if (!(await setAttributes(parts, { actor, scope: [] }, item, wish)))
    throw conflict({ current: await read() })
  return read()
}

/** Requires a text to come from the actor's own institution, or from none. @throws Failure 400 */
export function requireOwnVoice(
  actor: Actor,
  { participant_id }: { participant_id?: number | null | undefined },
) {
  if (participant_id && participant_id !== speaksFor(actor))
    throw invalid({ participant_id: [words.ownInstitutionOrNone] })
}
