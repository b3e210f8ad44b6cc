export const newsStatuses = ['draft', 'review', 'revision', 'scheduled', 'published', 'archived'] as const
export type NewsStatus = (typeof newsStatuses)[number]

/** What somebody is to an item. A moderator or staff member is nothing but its author for an own one. */
export type Capacity = 'author' | 'pic' | 'moderator' | 'staff' | 'admin'

const desk = ['moderator', 'staff', 'admin'] as const

/**
 * The workflow of docs/reference/contract.md#6-news-workflow: every way from state to state, its name, and who may go
 * it.
 */
export const moves = [
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

/** What else can be done: none of it changes the state, but for what is removed. */
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

export const newsActs = [...new Set([...moves.map(({ act }) => act), ...otherActs])] as const
export type NewsAct = (typeof moves)[number]['act'] | (typeof otherActs)[number]

/** Where an item stands: its own state, and that of a newer text beside a live one. */
type Standing = { status: NewsStatus; pendingStatus: NewsStatus | null }

/** The state that a wish for `to` meets: a text beside a live one moves by itself, only unpublishing means both. */
export const stateFor = ({ status, pendingStatus }: Standing, to: NewsStatus) =>
  status === 'published' && pendingStatus && to !== 'archived' ? pendingStatus : status

/** The state of the text that is being worked on. */
export const workState = ({ status, pendingStatus }: Standing): NewsStatus =>
  pendingStatus && status === 'published' ? pendingStatus : status

/** What becomes of an item: `live` says which text readers see then, the one worked on instead of the old one or none. */
export type Outcome = Standing & { publishAt: Date | null; live: 'same' | 'work' | 'none' }

/** Where an allowed move to `to` leads. `publishAt` counts for what is scheduled. */
export function settle({ status, pendingStatus }: Standing, to: NewsStatus, publishAt: Date | null): Outcome {
  if (to === 'archived')
    // A date that nobody sees coming back is none: the newer text waits for a word again.
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
