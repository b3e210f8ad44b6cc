import { conflict, forbidden, invalid } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { textOfHtml } from '#src/wire/text-of-html.ts'
import { actsOf, canEdit, canWrite, checkTransition, type NewsFacts } from '../policy.ts'
import { reservedSlugs } from '../reserved-slugs.ts'
import {
  applyTransition,
  type NewsAct,
  type NewsStatus,
  type Outcome,
  stateFor,
  transitions,
  workState,
} from '../workflow.ts'
import * as words from './api-words.id.ts'
import { busy } from './busy.ts'
import { factsOf } from './facts.ts'
import { presentItem } from './present.ts'
import type { ItemRow, Passage } from './queries.ts'
import type { NewsChange } from './schema.ts'
import { changedText, isSameText, isSent, lacks, type NewsText, tooLong, withExcerpt } from './text.ts'

/** A longer paragraph is quoted by its beginning. */
const MAX_QUOTE = 600

/**
 * Finds a quotation in the visible text, or takes a whole paragraph if there is none.
 * @returns undefined if it is not there
 */
function findPassage(html: string, wish: { quote: string; block?: number | undefined }): Passage | undefined {
  const blocks = textOfHtml(html).split('\n')
  const quote = wish.quote.replace(/\s+/g, ' ').trim()
  const named = wish.block === undefined ? undefined : blocks[wish.block]
  if (!quote) return named ? { quote: beginningOf(named), block: wish.block! } : undefined
  const has = (block: string | undefined) => block?.replace(/\s+/g, ' ').includes(quote) ?? false
  const block = has(named) ? wish.block! : blocks.findIndex(has)
  return block < 0 ? undefined : { quote, block }
}

function beginningOf(block: string) {
  if (block.length <= MAX_QUOTE) return block
  const cut = block.slice(0, MAX_QUOTE)
  return cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : MAX_QUOTE)
}

/** Decision about a change, made before anything is written. */
export type Decision = {
  act: NewsAct
  from: NewsStatus | null
  to: NewsStatus
  comment: string | null
  passage: Passage | null
  /** The new text; null if unchanged. */
  text: NewsText | null
  outcome: Outcome
  /** Slug below /news; null if unchanged. */
  slug: string | null
}

/**
 * Decides on a requested change of an item as it was read: first the rights, then the state, then the input.
 * @returns null if nothing would change
 * @throws Failure 403 without the right, 409 for an impossible transition, 400 for missing input
 */
export function decideChange(actor: Actor, item: ItemRow, wish: NewsChange, now: Date): Decision | null {
  const before = factsOf(item)
  const wished = changedText(item.work, wish)
  const hasNewText = !isSameText(item.work, wished)
  const facts = hasNewText ? withNewText(before, actor) : before
  const move = judgeWish(actor, item, facts, wish.status)
  judgeText(actor, item, before, { hasNewText, move })
  judgeRest(actor, before, wish, move)
  const to = move?.to ?? workState(facts)
  const text = isSent(to) && (hasNewText || move?.act === 'submit') ? withExcerpt(wished) : wished
  const isNewText = !isSameText(item.work, text)
  checkInput(item, wish, { move, to, text: isNewText || move?.act === 'submit' ? text : null, now })
  const passage = wish.passage ? passageIn(item, wish) : null
  const at = wish.publish_at ? new Date(wish.publish_at) : item.publishAt
  const isReset = !move && at?.getTime() !== item.publishAt?.getTime()
  const comment = wish.comment || null
  const act =
    move?.act ??
    actOf({ isNewText, isReset, slug: wish.slug !== undefined && wish.slug !== item.slug, comment })
  if (!act) return null
  return {
    act,
    from: facts === before ? (move?.from ?? workState(before)) : null,
    to,
    comment,
    passage,
    text: isNewText ? text : null,
    outcome: move
      ? applyTransition(facts, move.to, at)
      : { status: facts.status, pendingStatus: facts.pendingStatus, publishAt: at, live: 'same' },
    slug: wish.slug && wish.slug !== item.slug ? wish.slug : null,
  }
}

/** Editing a live item begins a pending text. */
const withNewText = (facts: NewsFacts, actor: Actor): NewsFacts =>
  facts.status === 'published' && !facts.pendingStatus
    ? { ...facts, pendingStatus: 'draft', pendingBy: actor.id }
    : facts

type Move = { act: NewsAct; from: NewsStatus; to: NewsStatus }

/** The requested move; null for none, which includes the present state. */
function judgeWish(actor: Actor, item: ItemRow, facts: NewsFacts, to: NewsStatus | undefined): Move | null {
  if (!to) return null
  const from = stateFor(facts, to)
  const verdict = checkTransition(actor, facts, to)
  if (verdict === 'forbidden') throw forbidden()
  if (from === to) return null
  if (verdict === 'no way') throw conflict({ current: presentItem(item, actor) })
  return transitions.find((move) => move.from === from && move.to === to)!
}

function judgeText(
  actor: Actor,
  item: ItemRow,
  facts: NewsFacts,
  { hasNewText, move }: { hasNewText: boolean; move: Move | null },
) {
  if (!hasNewText) return
  if (!canWrite(actor, facts)) throw forbidden()
  const isTheirsAgain = move?.to === 'draft'
  if (canEdit(actor, facts) || isTheirsAgain) return
  throw item.isBusy ? busy(item, actor) : conflict({ current: presentItem(item, actor) })
}

function judgeRest(actor: Actor, facts: NewsFacts, wish: NewsChange, move: Move | null) {
  const can = actsOf(actor, facts)
  if (wish.slug !== undefined && !can.includes('address')) throw forbidden()
  if (wish.comment && !can.includes('comment')) throw forbidden()
  if (wish.publish_at && !move && workState(facts) === 'scheduled' && !can.includes('reschedule'))
    throw forbidden()
}

function checkInput(
  item: ItemRow,
  wish: NewsChange,
  { move, to, text, now }: { move: Move | null; to: NewsStatus; text: NewsText | null; now: Date },
) {
  const errors: FieldErrors = text ? { ...(isSent(to) && lacks(text)), ...tooLong(text) } : {}
  if (move?.act === 'return' && !wish.comment) errors.comment = [words.whatToImprove]
  if (to === 'scheduled') {
    if (move && !wish.publish_at) errors.publish_at = [words.chooseTimeToPublish]
  } else if (wish.publish_at) errors.publish_at = [words.timeForScheduledOnly]
  if (wish.publish_at && new Date(wish.publish_at) <= now) errors.publish_at ??= [words.chooseTimeNotPast]
  if (wish.slug && reservedSlugs.has(wish.slug)) errors.slug = [words.addressIsTakenNow]
  if (wish.category_id && !item.categories.some(({ id }) => id === wish.category_id))
    errors.category_id = [sharedWords.noSuchCategory]
  if (Object.keys(errors).length) throw invalid(errors)
}

/** Resolves the passage of a comment in the text that its writer sees. @throws Failure 400 */
function passageIn({ work }: ItemRow, { comment, passage }: NewsChange): Passage {
  if (!comment) throw invalid({ comment: [sharedWords.notesMissing] })
  const found = findPassage(work.content, passage!)
  if (!found) throw invalid({ passage: [words.passageGone] })
  return found
}

/** Act without a move; null for none. */
const actOf = (did: {
  isNewText: boolean
  isReset: boolean
  slug: boolean
  comment: string | null
}): NewsAct | null =>
  did.isNewText ? 'edit' : did.isReset ? 'reschedule' : did.slug ? 'address' : did.comment ? 'comment' : null
