import { type Actor, type DeskScope, deskScope, hasOneOf, isWithin } from '#src/wire/actor.ts'
import { type Capacity, type NewsAct, type NewsStatus, stateFor, transitions, workState } from './workflow.ts'

const desk = ['moderator', 'staff', 'admin'] as const

/** Facts about an item for decisions. */
export type NewsFacts = {
  status: NewsStatus
  /** State of the pending text; null without one. */
  pendingStatus: NewsStatus | null
  createdBy: number | null
  /** Writer who began the pending text. */
  pendingBy: number | null
  /** Current institution of the author. */
  participantId: number | null
  /** Region of the item; null for the secretariat's. */
  regionId: number | null
  /** True if nobody but the actor could publish it. */
  isAlone: boolean
  isEndorsed: boolean
  isDeleted: boolean
  /** True if there is a pending text that the viewer may not see: these facts leave it out. */
  isBusy: boolean
}

type Person = Pick<Actor, 'id' | 'role' | 'isPic' | 'isModerator' | 'editsRegions' | 'participantId'>

function capacitiesOf(actor: Person, item: NewsFacts): Set<Capacity> {
  const isOwn = actor.id === item.createdBy
  const all: [Capacity, boolean][] = [
    ['author', isOwn || (item.status === 'published' && hasBegun(actor, item))],
    ['pic', actor.isPic && !isOwn && isOfInstitution(actor, item)],
    // An editor of regions is the moderator of their news.
    ['moderator', (actor.isModerator || isWithin(actor.editsRegions, item.regionId)) && !isOwn],
    ['staff', actor.role === 'staff' && (!isOwn || item.isAlone)],
    ['admin', actor.role === 'admin'],
  ]
  return new Set(all.filter(([, has]) => has).map(([capacity]) => capacity))
}

/** True if the actor began the pending text. */
const hasBegun = (actor: Person, item: NewsFacts) =>
  item.pendingStatus !== null && actor.id === item.pendingBy

/** True if somebody may endorse for the institution that they share with the author; not an own text. */
export const isEndorserOf = (actor: Person, item: NewsFacts): boolean =>
  (actor.isPic || isAtDesk(actor, item)) &&
  isOfInstitution(actor, item) &&
  actor.id !== item.createdBy &&
  !hasBegun(actor, item)

/** The news that somebody reviews: all for moderators, staff and administrators, else that of edited regions. */
export const newsScope = (actor: Omit<Person, 'id' | 'participantId'>): DeskScope => deskScope(actor, desk)

/** True for people who review any news. */
export const isReviewing = (actor: Omit<Person, 'id' | 'participantId'>): boolean =>
  hasOneOf(actor, ['region', ...desk])

/** True for reviewers of an item. */
export const isAtDesk = (actor: Person, { regionId }: Pick<NewsFacts, 'regionId'>): boolean =>
  isWithin(newsScope(actor), regionId)

/** True if somebody also sees what was never sent: the author and the PIC of the author's institution. */
export const seesUnsent = (actor: Person, item: Pick<NewsFacts, 'createdBy' | 'participantId'>): boolean =>
  actor.id === item.createdBy || (actor.isPic && isOfInstitution(actor, item))

/** True if somebody sees the pending text: as a draft only its writers and their PIC. */
export const seesPending = (actor: Person, item: NewsFacts): boolean =>
  item.pendingStatus !== 'draft' || seesUnsent(actor, item) || hasBegun(actor, item)

const isOfInstitution = (actor: Person, item: Pick<NewsFacts, 'participantId'>) =>
  actor.participantId !== null && actor.participantId === item.participantId

/** Checks a transition of an item: the actor's right, and its existence. */
export function checkTransition(
  actor: Person,
  item: NewsFacts,
  to: NewsStatus,
  from = stateFor(item, to),
): 'allowed' | 'forbidden' | 'no way' {
  const capacities = capacitiesOf(actor, item)
  const toThere = transitions.filter((transition) => transition.to === to)
  const isTheirs = ({ by }: { by: readonly Capacity[] }) => by.some((capacity) => capacities.has(capacity))
  const way = toThere.find((transition) => transition.from === from)
  if (way) return isTheirs(way) ? 'allowed' : 'forbidden'
  return toThere.some(isTheirs) ? 'no way' : 'forbidden'
}

/** True if the actor may ever edit an item: its author, and the secretariat. */
export const canWrite = (actor: Person, item: NewsFacts): boolean => {
  const capacities = capacitiesOf(actor, item)
  return capacities.has('author') || capacities.has('admin') || actor.role === 'staff'
}

const authorsTurn: readonly NewsStatus[] = ['draft', 'revision', 'published']
const corrected: readonly NewsStatus[] = ['review', 'scheduled', 'published']

/** True if the text can be edited in its present state: the author's turn, or the secretariat's corrections. */
export function canEdit(actor: Person, item: NewsFacts): boolean {
  if (item.isDeleted || item.status === 'archived' || item.isBusy) return false
  const capacities = capacitiesOf(actor, item)
  const state = workState(item)
  if (capacities.has('author') && authorsTurn.includes(state)) return true
  return (capacities.has('staff') || capacities.has('admin')) && corrected.includes(state)
}

/** True if the actor may publish the item now. */
export const canPublish = (actor: Person, item: NewsFacts): boolean => actsOf(actor, item).includes('publish')

/** Acts that the actor may do now. */
export function actsOf(actor: Person, item: NewsFacts): NewsAct[] {
  if (item.isDeleted) return actor.id === item.createdBy ? ['restore'] : []
  const capacities = capacitiesOf(actor, item)
  const has = (...wanted: Capacity[]) => wanted.some((capacity) => capacities.has(capacity))
  const state = workState(item)
  const isEndorser = isEndorserOf(actor, item)
  const ways = transitions.filter(
    (transition) =>
      transition.from === stateFor(item, transition.to) &&
      checkTransition(actor, item, transition.to) === 'allowed',
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
