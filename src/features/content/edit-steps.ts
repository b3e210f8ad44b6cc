import { recordAudit } from '#src/platform/database/audit.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, invalid, notFound } from '#src/platform/http/failures.ts'
import { type Actor, type DeskScope, deskScope, isWithin, speaksFor, type Voice } from '#src/wire/actor.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import type { ContentKind, Details } from './content-kind.ts'
import type { ContentText } from './write-queries.ts'

/** The site itself works on everything. */
export const scopeOf = (by: Actor | null): DeskScope => (by ? deskScope(by) : 'everything')

/** Institutions that somebody may name in a text, besides those that its earlier texts named. */
export const voiceOf = (by: Actor | null, earlier: readonly Details[]): Voice => ({
  scope: scopeOf(by),
  own: by && speaksFor(by),
  stays: earlier.map(({ participant_id = null }) => participant_id as number | null),
})

/** A text with the details that follow from others. */
export async function withDerived(
  db: Db,
  { details: rules }: ContentKind,
  text: ContentText,
): Promise<ContentText> {
  const details = await rules?.derive?.(db, text.details)
  return details ? { ...text, details } : text
}

/** Requires a text to stay in the regions of its editor. @throws Failure 400 */
export function requireOwnRegion(by: Actor | null, { region_id = null }: Details) {
  if (!isWithin(scopeOf(by), region_id as number | null))
    throw invalid({ region_id: [sharedWords.chooseOwnRegion] })
}

type Edited = { version: number; deletedAt: Date | null }

/**
 * Requires a locked item to be unchanged since it was read.
 * @param present the item's part of the answer
 * @throws Failure 404, 409 with `data:{current}`
 */
export function requireVersion<Item extends Edited>(
  item: Item,
  version: number,
  present: (item: Item) => unknown,
): Item {
  if (item.deletedAt) throw notFound()
  if (item.version !== version) throw conflict({ current: present(item) })
  return item
}

/** Changed fields before and after, for the audit trail. */
export function changesOf<Fields extends object>(was: Fields, is: Fields) {
  const names = (Object.keys(is) as (keyof Fields)[]).filter((name) => was[name] !== is[name])
  const of = (from: Fields) => Object.fromEntries(names.map((name) => [name, from[name]]))
  return { before: of(was), after: of(is) }
}

type Deletion = { by: Actor; entity: string; id: number; isDeleted: boolean; face: object }

/** Records a deletion or restoration. @param face names the item */
export const recordDeletion = (tx: Tx, { by, entity, id, isDeleted, face }: Deletion): Promise<void> =>
  recordAudit(tx, by, {
    act: isDeleted ? 'delete' : 'restore',
    entity,
    entityId: id,
    detail: { [isDeleted ? 'before' : 'after']: face },
  })
