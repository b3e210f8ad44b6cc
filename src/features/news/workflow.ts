export const newsStatuses = ['draft', 'review', 'revision', 'scheduled', 'published', 'archived'] as const
export type NewsStatus = (typeof newsStatuses)[number]

/** Role of a person towards an item. For an own item a moderator or staff member is only its author. */
export type Capacity = 'author' | 'pic' | 'moderator' | 'staff' | 'admin'

const desk = ['moderator', 'staff', 'admin'] as const

/**
 * The workflow of docs/reference/contract.md#6-news-workflow: every transition, its name, and who may make it.
 * Permission to publish (`canPublish`) is the column `by` of `publish`.
 */
export const transitions = [
  { act: 'submit', from: 'draft', to: 'review', by: ['author'] },
  { act: 'withdraw', from: 'review', to: 'draft', by: ['author'] },
  { act: 'return', from: 'review', to: 'revision', by: ['pic', ...desk] },
  { act: 'schedule', from: 'review', to: 'scheduled', by: desk },
  { act: 'publish', from: 'review', to: 'published', by: desk },
  { act: 'submit', from: 'revision', to: 'review', by: ['author'] },
  { act: 'withdraw', from: 'revision', to: 'draft', by: ['author'] },
  { act: 'unschedule', from: 'scheduled', to: 'review', by: ['author', ...desk] },
  { act: 'publish', from: 'scheduled', to: 'published', by: desk },
  { act: 'unpublish', from: 'published', to: 'archived', by: desk },
  { act: 'republish', from: 'archived', to: 'published', by: desk },
  { act: 'rework', from: 'archived', to: 'draft', by: ['author'] },
] as const satisfies readonly { act: string; from: NewsStatus; to: NewsStatus; by: readonly Capacity[] }[]

/** Further acts: none of them changes the state, except removals. */
const otherActs = [
  'edit',
  'reschedule',
  'address',
  'comment',
  'endorse',
  'unendorse',
  'delete',
  'restore',
  'discard',
] as const

export const newsActs = [...new Set([...transitions.map(({ act }) => act), ...otherActs])] as const
export type NewsAct = (typeof transitions)[number]['act'] | (typeof otherActs)[number]

/** State of an item: its own, and that of a pending text beside a live one. */
type Standing = { status: NewsStatus; pendingStatus: NewsStatus | null }

/** State from which a transition to `to` starts: a pending text transitions by itself, only unpublishing applies to both. */
export const stateFor = ({ status, pendingStatus }: Standing, to: NewsStatus) =>
  status === 'published' && pendingStatus && to !== 'archived' ? pendingStatus : status

/** State of the current text. */
export const workState = ({ status, pendingStatus }: Standing): NewsStatus =>
  pendingStatus && status === 'published' ? pendingStatus : status

/** Result of a transition: `live` is the text that readers see then, the same, the current one or none. */
export type Outcome = Standing & { publishAt: Date | null; live: 'same' | 'work' | 'none' }

/** Result of an allowed transition to `to`. `publishAt` applies to scheduled texts. */
export function applyTransition(
  { status, pendingStatus }: Standing,
  to: NewsStatus,
  publishAt: Date | null,
): Outcome {
  if (to === 'archived')
    // The schedule is dropped, as nobody would expect it any more: the pending text returns to review.
    return {
      status: to,
      pendingStatus: pendingStatus === 'scheduled' ? 'review' : pendingStatus,
      ...unchanged,
    }
  if (to === 'published')
    return status === 'archived'
      ? { status: to, pendingStatus, ...unchanged }
      : { status: to, pendingStatus: null, publishAt: null, live: 'work' }
  const at = to === 'scheduled' ? publishAt : null
  return status === 'published'
    ? { status, pendingStatus: to, publishAt: at, live: 'same' }
    : { status: to, pendingStatus: null, publishAt: at, live: 'none' }
}

const unchanged = { publishAt: null, live: 'same' } as const
