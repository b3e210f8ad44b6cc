import type { Actor } from '#src/wire/actor.ts'
import { seesPending, seesUnsent } from '../policy.ts'
import type { NewsStatus } from '../workflow.ts'
import { factsOf } from './facts.ts'
import type { ItemRow, StepRow } from './queries.ts'

/**
 * Removes what a viewer may not see from an item: a pending text that its writers have not sent or have withdrawn,
 * steps and comments about pending texts never sent, and the numbers of revisions saved in between.
 */
export function asSeenBy(viewer: Actor, item: ItemRow): ItemRow {
  if (seesUnsent(viewer, item)) return item
  const isBusy = item.live !== null && !seesPending(viewer, factsOf(item))
  const steps = withoutUnsent(item.history, isBusy)
  const newest = isBusy ? item.live!.id : Number.POSITIVE_INFINITY
  const texts = new Set(
    steps
      .filter(({ to, by, revision }) => revision === item.work.id || isSentBy(to) || by?.id === viewer.id)
      .flatMap(({ revision }) => (revision !== null && revision <= newest ? [revision] : [])),
  )
  const history = steps.map((step) => (texts.has(step.revision!) ? step : { ...step, revision: null }))
  return isBusy ? { ...withoutPending(item, history), history } : { ...item, history }
}

function withoutPending(item: ItemRow, history: readonly StepRow[]): ItemRow {
  const live = item.live!
  const none = { pendingStatus: null, publishAt: null, live: null, endorsement: null }
  return {
    ...item,
    ...none,
    isBusy: true,
    work: live,
    workedAt: new Date(history.at(-1)?.at ?? live.createdAt),
  }
}

/** @param isBusy true if the newest text is one that the viewer may not see */
function withoutUnsent(history: readonly StepRow[], isBusy: boolean): StepRow[] {
  const texts = Map.groupBy(history, numberTexts(history))
  const last = Math.max(...texts.keys())
  return [...texts].flatMap(([number, steps]) => {
    const isSent = number === 0 || steps.some(({ to }) => to === 'review')
    return isSent && !(isBusy && number === last) ? steps : steps.filter(isOfLive)
  })
}

/** Numbers the pending text of each step, 0 for the first text: only the step that begins one has no `from` state. */
function numberTexts(history: readonly StepRow[]) {
  let number = 0
  const numbers = new Map(
    history.map((step) => {
      if (step.from === null && step.act !== 'create') number += 1
      return [step, number]
    }),
  )
  return (step: StepRow) => numbers.get(step)!
}

/** True if a step to that state sends its text to others. */
const isSentBy = (to: NewsStatus) => to !== 'draft' && to !== 'archived'

/** True if a step was about the live text, not a pending one. */
const isOfLive = ({ from, to }: StepRow) =>
  to === 'archived' || (to === 'published' && (from === 'published' || from === 'archived'))
