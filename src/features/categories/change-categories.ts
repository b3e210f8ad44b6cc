import { type CategoryKind, categoriesOf, categorisedKinds, kindOf } from '#src/kinds.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, invalid } from '#src/platform/http/failures.ts'
import { slugify } from '#src/platform/text/slug.ts'
import type { Actor } from '#src/wire/actor.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'
import { presentCategory } from './present.ts'
import {
  deleteCategory,
  getCategory,
  insertCategory,
  listAll,
  lockCategories,
  moveItems,
  redirectCategory,
  updateCategory,
} from './queries.ts'
import type { CategoryWish } from './schema.ts'

type By = { kind: CategoryKind; by: Actor }

const tagOf = (kind: CategoryKind) => kindOf(categorisedKinds, kind).tag
const entityOf = (kind: CategoryKind) => `${kind} category`

/** Requires two levels at most: a category below another has no children. @throws Failure 400 */
async function requireParent(
  tx: Tx,
  kind: CategoryKind,
  { id, parentId }: { id: number | null; parentId: number | null },
) {
  if (parentId === null) return
  const refuse = (sentence: string) => invalid({ parent_id: [sentence] })
  if (!categoriesOf(kind).hasLevels) throw refuse(words.oneLevelOnly)
  const all = await listAll(tx, kind)
  const parent = all.find((one) => one.id === parentId)
  if (!parent || parent.parentId !== null || parentId === id) throw refuse(words.chooseTopLevel)
  if (all.find((one) => one.id === id)?.children) throw refuse(words.hasChildren)
}

/** Requires a name that is unique in the list. @throws Failure 400 */
async function requireName(tx: Tx, kind: CategoryKind, { id, title }: { id: number | null; title: string }) {
  const all = await listAll(tx, kind)
  if (all.some((one) => one.id !== id && one.title.toLowerCase() === title.toLowerCase()))
    throw invalid({ title: [words.nameIsTaken] })
}

/** Adds a category, at the end unless a position is given. @throws Failure 400 */
export async function addCategory(
  tx: Tx,
  { kind, wish, by }: By & { wish: CategoryWish & { title: string } },
): Promise<number> {
  await lockCategories(tx, kind)
  const { title, lead = '', parent_id: parentId = null } = wish
  await requireParent(tx, kind, { id: null, parentId })
  await requireName(tx, kind, { id: null, title })
  const last = Math.max(0, ...(await listAll(tx, kind)).map(({ position }) => position))
  const position = wish.position ?? Math.min(last + 1, 999)
  const id = await insertCategory(tx, kind, { title, lead, position, parentId, slug: slugify(title) })
  await recordAudit(tx, by, {
    act: 'create',
    entity: entityOf(kind),
    entityId: id,
    detail: { after: { title, lead, position, parentId } },
  })
  tx.invalidate(tagOf(kind))
  return id
}

type Change = By & { id: number; change: CategoryWish & { version: number } }

/** Renames or moves a category; its address stays. @throws Failure 400, 404, 409 with `data:{current}` */
export async function changeCategory(tx: Tx, { kind, id, change, by }: Change): Promise<void> {
  await lockCategories(tx, kind)
  const category = await getCategory(tx, kind, id)
  if (category.version !== change.version) throw conflict({ current: presentCategory(kind, category) })
  const before = {
    title: category.title,
    lead: category.lead,
    position: category.position,
    parentId: category.parentId,
  }
  const after = {
    title: change.title ?? before.title,
    lead: change.lead ?? before.lead,
    position: change.position ?? before.position,
    parentId: change.parent_id === undefined ? before.parentId : change.parent_id,
  }
  await requireParent(tx, kind, { id, parentId: after.parentId })
  await requireName(tx, kind, { id, title: after.title })
  await updateCategory(tx, kind, id, after)
  await recordAudit(tx, by, {
    act: 'update',
    entity: entityOf(kind),
    entityId: id,
    detail: { before, after },
  })
  tx.invalidate(tagOf(kind))
}

type Removal = By & { id: number; into: number | null }

/**
 * Removes a category; its items move into another one, and its address redirects there. Without one it must be empty.
 * @returns how many items moved
 * @throws Failure 400 if its items have no target, 404, 409 for the last one
 */
export async function removeCategory(tx: Tx, { kind, id, into, by }: Removal): Promise<number> {
  await lockCategories(tx, kind)
  const category = await getCategory(tx, kind, id)
  if ((await listAll(tx, kind)).length === 1) throw conflict({ current: presentCategory(kind, category) })
  const refuse = (sentence: string) => invalid({ into: [sentence] })
  if (into === null && (category.items || category.children)) throw refuse(words.isNotEmpty)
  if (into === id) throw refuse(words.chooseOther)
  let moved = 0
  if (into !== null) {
    const home = (await listAll(tx, kind)).find((one) => one.id === into)
    if (!home) throw refuse(sharedWords.noSuchCategory)
    if (category.children && home.parentId !== null) throw refuse(words.childrenNeedTopLevel)
    moved = await moveItems(tx, kind, id, into)
    await redirectCategory(tx, kind, category, into)
  } else await moveItems(tx, kind, id, await anotherThan(tx, kind, id))
  await deleteCategory(tx, kind, id)
  const detail = { before: { title: category.title, slug: category.slug }, after: { into, moved } }
  await recordAudit(tx, by, { act: 'delete', entity: entityOf(kind), entityId: id, detail })
  tx.invalidate(tagOf(kind))
  return moved
}

/** Old revisions may still name a category without items: they need a target too. */
async function anotherThan(tx: Tx, kind: CategoryKind, id: number): Promise<number> {
  return (await listAll(tx, kind)).find((one) => one.id !== id)!.id
}
