import type { Actor } from '#src/wire/actor.ts'
import { type Capacity, moves, type NewsAct, type NewsStatus, stateFor, workState } from './workflow.ts'

const desk = ['moderator', 'staff', 'admin'] as const

/** What a decision needs to know of an item. */
export type NewsFacts = {
  status: NewsStatus
  /** The state of the text that waits beside a live one; null when none waits. */
  pendingStatus: NewsStatus | null
  createdBy: number | null
  /** Who began the text that waits beside a live one. */
  pendingBy: number | null
  /** The institution that the author belongs to now. */
  participantId: number | null
  /** Whether nobody but the actor could publish it. */
  isAlone: boolean
  isEndorsed: boolean
  isDeleted: boolean
  /** Whether a newer text waits beside the live one that whoever looks may not see: these facts leave it out. */
  isBusy: boolean
}

type Person = Pick<Actor, 'id' | 'role' | 'isPic' | 'isModerator' | 'participantId'>

function capacitiesOf(actor: Person, item: NewsFacts): Set<Capacity> {
  const isOwn = actor.id === item.createdBy
  const all: [Capacity, boolean][] = [
    ['author', isOwn || (item.status === 'published' && hasBegun(actor, item))],
    ['pic', actor.isPic && !isOwn && isOfInstitution(actor, item)],
    ['moderator', actor.isModerator && !isOwn],
    ['staff', actor.role === 'staff' && (!isOwn || item.isAlone)],
    ['admin', actor.role === 'admin'],
  ]
  return new Set(all.filter(([, has]) => has).map(([capacity]) => capacity))
}

/** Whether somebody has begun the text that waits beside a live one. */
const hasBegun = (actor: Person, item: NewsFacts) =>
  item.pendingStatus !== null && actor.id === item.pendingBy

/** Whether somebody gives the word of the institution that they share with the author; not for an own text. */
export const isEndorserOf = (actor: Person, item: NewsFacts): boolean =>
  (actor.isPic || isAtDesk(actor)) &&
  isOfInstitution(actor, item) &&
  actor.id !== item.createdBy &&
  !hasBegun(actor, item)

/** Whether somebody decides on what others wrote. */
export const isAtDesk = ({ role, isModerator }: Pick<Person, 'role' | 'isModerator'>): boolean =>
  isModerator || role !== 'member'

/** Whether somebody sees what was never sent, too: the author and the PIC of the author's institution. */
export const seesUnsent = (actor: Person, item: Pick<NewsFacts, 'createdBy' | 'participantId'>): boolean =>
  actor.id === item.createdBy || (actor.isPic && isOfInstitution(actor, item))

/** Whether somebody sees the newer text beside a live one: while it is a draft only its writers and their PIC. */
export const seesPending = (actor: Person, item: NewsFacts): boolean =>
  item.pendingStatus !== 'draft' || seesUnsent(actor, item) || hasBegun(actor, item)

const isOfInstitution = (actor: Person, item: Pick<NewsFacts, 'participantId'>) =>
  actor.participantId !== null && actor.participantId === item.participantId

/** Whether the actor may bring an item from one state to another: the right is theirs, and the way exists. */
export function checkTransition(
  actor: Person,
  item: NewsFacts,
  to: NewsStatus,
  from = stateFor(item, to),
): 'allowed' | 'forbidden' | 'no way' {
  const capacities = capacitiesOf(actor, item)
  const toThere = moves.filter((move) => move.to === to)
  const isTheirs = ({ by }: { by: readonly Capacity[] }) => by.some((capacity) => capacities.has(capacity))
  const way = toThere.find((move) => move.from === from)
  if (way) return isTheirs(way) ? 'allowed' : 'forbidden'
  return toThere.some(isTheirs) ? 'no way' : 'forbidden'
}

/** Whether the actor may ever write in an item: its author, and the secretariat. */
export const canWrite = (actor: Person, item: NewsFacts): boolean => {
  const capacities = capacitiesOf(actor, item)
  return capacities.has('author') || capacities.has('admin') || actor.role === 'staff'
}

const authorsTurn: readonly NewsStatus[] = ['draft', 'revision', 'published']
const corrected: readonly NewsStatus[] = ['review', 'scheduled', 'published']

/** Whether the text can be changed in its present state: the author's turn, or the secretariat's corrections. */
export function canEdit(actor: Person, item: NewsFacts): boolean {
  if (item.isDeleted || item.status === 'archived' || item.isBusy) return false
  const capacities = capacitiesOf(actor, item)
  const state = workState(item)
  if (capacities.has('author') && authorsTurn.includes(state)) return true
  return (capacities.has('staff') || capacities.has('admin')) && corrected.includes(state)
}

/** What the actor may do now, by name. */
export function actsOf(actor: Person, item: NewsFacts): NewsAct[] {
  if (item.isDeleted) return actor.id === item.createdBy ? ['restore'] : []
  const capacities = capacitiesOf(actor, item)
  const has = (...wanted: Capacity[]) => wanted.some((capacity) => capacities.has(capacity))
  const state = workState(item)
  const isEndorser = isEndorserOf(actor, item)
  const ways = moves.filter(
    (move) => move.from === stateFor(item, move.to) && checkTransition(actor, item, move.to) === 'allowed',
  )
  const others: [NewsAct, boolean][] = [
    ['edit', canEdit(actor, item)],
    ['reschedule', state === 'scheduled' && has(...desk)],
    ['address', has('staff', 'admin')],
    ['comment', capacities.size > 0],
    ['endorse', isEndorser && state === 'review' && !item.isEndorsed],
    ['unendorse', isEndorser && state === 'review' && item.isEndorsed],
    ['delete', item.status === 'draft' && actor.id === item.createdBy],
    ['discard', item.status === 'published' && has('author') && ['draft', 'revision'].includes(state)],
  ]
  return [...new Set(ways.map(({ act }) => act)), ...others.filter(([, is]) => is).map(([act]) => act)]
}
