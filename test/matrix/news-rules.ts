import type { NewsState } from '#test/support/news-item.ts'
import type { Role } from './cell.ts'
import type { Whose } from './standing-items.ts'

export type Status = Exclude<NewsState, 'deleted'>
type Facts = { role: Role; whose: Whose; state: NewsState }
/** Status code for somebody who sees the item. */
export type Rule = (facts: Facts) => number

const isDesk = (role: Role) => role === 'moderator' || role === 'staff' || role === 'admin'
const isSecretariat = (role: Role) => role === 'staff' || role === 'admin'

/**
 * docs/reference/contract.md#news-for-members-and-the-desk: own rows, the institution's for its PIC, submitted ones for
 * the desk; a deleted one for its author.
 */
export function isSeen({ role, whose, state }: Facts): boolean {
  if (whose === 'own') return true
  if (state === 'deleted') return false
  return (role === 'pic' && whose === 'colleague') || (isDesk(role) && state !== 'draft')
}

/**
 * docs/reference/contract.md#6-news-workflow: the states that somebody may set at all. "Not own" is the moderator and
 * staff.
 */
function settable({ role, whose }: Facts): Status[] {
  const asAuthor: Status[] = whose === 'own' ? ['draft', 'review'] : []
  if (role === 'admin') return [...asAuthor, 'review', 'revision', 'scheduled', 'published', 'archived']
  if (whose === 'own') return asAuthor
  if (isDesk(role)) return ['review', 'revision', 'scheduled', 'published', 'archived']
  return role === 'pic' ? ['revision'] : []
}

/** The workflow of docs/reference/contract.md#6-news-workflow. */
export const ways: Record<Status, Status[]> = {
  draft: ['review'],
  review: ['draft', 'revision', 'scheduled', 'published'],
  revision: ['review', 'draft'],
  scheduled: ['review', 'published'],
  published: ['archived'],
  archived: ['published', 'draft'],
}

/** Further restriction: a returned item is resubmitted by its author only. */
const isAnothersTurn = ({ whose, state }: Facts, to: Status) =>
  state === 'revision' && to === 'review' && whose !== 'own'

export function move(facts: Facts, to: Status): number {
  if (facts.state === 'deleted') return 409
  if (!settable(facts).includes(to) || isAnothersTurn(facts, to)) return 403
  if (facts.state === to) return 200
  return ways[facts.state].includes(to) ? 200 : 409
}

/** People who may ever edit an item: its author, and the secretariat, which corrects. */
const mayWrite = ({ role, whose }: Facts) => whose === 'own' || isSecretariat(role)

export function edit(facts: Facts): number {
  const { role, whose, state } = facts
  if (state === 'deleted') return 409
  if (!mayWrite(facts)) return 403
  const corrects = role === 'admin' || (role === 'staff' && whose !== 'own')
  const open: NewsState[] = whose === 'own' ? ['draft', 'revision', 'published'] : []
  if (corrects) open.push('review', 'scheduled', 'published')
  return open.includes(state) ? 200 : 409
}

export function endorse({ role, whose, state }: Facts): number {
  if (role !== 'pic' || whose !== 'colleague') return 403
  return state === 'review' ? 200 : 409
}

export const remove: Rule = ({ whose, state }) =>
  whose !== 'own' ? 403 : state === 'draft' || state === 'deleted' ? 200 : 409
export const authors: Rule = ({ whose }) => (whose === 'own' ? 200 : 403)
export const writers: Rule = (facts) => (mayWrite(facts) ? 200 : 403)
export const keepDraft: Rule = (facts) => (facts.state === 'deleted' ? 403 : writers(facts))
export const seers: Rule = () => 200
