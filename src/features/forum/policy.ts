import { type Actor, hasOneOf } from '#src/wire/actor.ts'
import { MINUTE_MS } from '#src/wire/duration.ts'

/**
 * Edits within this time leave no trace; later ones keep the former version
 * (docs/reference/contract.md#edits-of-posts).
 */
export const EDIT_MS = 30 * MINUTE_MS
/** Number of first posts held for a moderator, for accounts without duties. */
export const HELD_POSTS = 2
/** Number of flags that hide a post until a moderator has reviewed it. */
export const HIDING_FLAGS = 3

export const flagReasons = ['spam', 'rude', 'private', 'wrong', 'other'] as const
export type FlagReason = (typeof flagReasons)[number]

export const postActs = [
  'edit',
  'delete',
  'accept',
  'answer',
  'flag',
  'follow',
  'lock',
  'hide',
  'moderate',
] as const
export type PostAct = (typeof postActs)[number]

export type Viewer = Pick<
  Actor,
  'id' | 'role' | 'userType' | 'isPic' | 'isModerator' | 'editsRegions' | 'participantId'
> | null

export const moderates = (viewer: Viewer): boolean =>
  viewer !== null && hasOneOf(viewer, ['moderator', 'staff', 'admin'])

/** True for members of an institution and people with a duty. */
const isOfNetwork = (viewer: Viewer): boolean =>
  viewer !== null && (viewer.userType !== 'umum' || viewer.isPic || moderates(viewer))

type Author = { createdBy: number | null; participantId: number | null }

/** Permission to hide, show, lock and decide on flags: moderators always, PICs for posts of their own institution. */
export const watchesOver = (viewer: Viewer, { participantId }: Author): boolean =>
  moderates(viewer) ||
  (viewer?.isPic === true && participantId !== null && viewer.participantId === participantId)

type QuestionFacts = Author & {
  status: string
  isFaq: boolean
  isLocked: boolean
  /** Open answers by others than the asker. */
  othersAnswers: number
}

const rests = ['held', 'hidden']
const isOwn = (viewer: Viewer, { createdBy }: Author) => viewer !== null && createdBy === viewer.id

export function actsOnQuestion(viewer: Viewer, facts: QuestionFacts): PostAct[] {
  if (!viewer) return []
  const own = isOwn(viewer, facts)
  const isOpen = !rests.includes(facts.status)
  const may: Record<PostAct, boolean> = {
    edit: own && !facts.isLocked && facts.status !== 'hidden',
    delete: own && facts.othersAnswers === 0,
    accept: isOpen && !facts.isFaq && (own || moderates(viewer)),
    answer: isOpen && !facts.isFaq && !facts.isLocked,
    flag: isOpen && !own && !facts.isFaq,
    follow: !facts.isFaq,
    lock: isOpen && !facts.isFaq && watchesOver(viewer, facts),
    hide: !facts.isFaq && watchesOver(viewer, facts),
    moderate: !facts.isFaq && moderates(viewer),
  }
  return postActs.filter((act) => may[act])
}

export function actsOnAnswer(
  viewer: Viewer,
  facts: Author & { status: string },
  question: { isLocked: boolean; isFaq: boolean },
): PostAct[] {
  if (!viewer || question.isFaq) return []
  const own = isOwn(viewer, facts)
  const may: Partial<Record<PostAct, boolean>> = {
    edit: own && !question.isLocked && facts.status !== 'hidden',
    delete: own,
    flag: facts.status === 'open' && !own,
    hide: watchesOver(viewer, facts),
    moderate: moderates(viewer),
  }
  return postActs.filter((act) => may[act] === true)
}

/** Visibilities that a viewer may read; the FAQ and own questions are additional. */
export function visibilitiesFor(viewer: Viewer): string[] {
  if (!viewer) return ['public']
  return isOfNetwork(viewer) ? ['public', 'member', 'partisipan'] : ['public', 'member']
}
