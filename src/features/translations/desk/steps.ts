import type { Step } from '#src/ui/content/step-buttons.tsx'
import type { ContentStatus } from '#src/wire/content.ts'
import { reviewActs } from '../model.ts'
import type { TranslationWire } from '../schema.ts'
import * as words from './words.id.ts'

/** State that a step leads to; other steps leave it. */
export const statuses: Record<string, ContentStatus> = {
  publish: 'published',
  schedule: 'scheduled',
  withdraw: 'draft',
  unpublish: 'archived',
}

/** Step of the review that an intent is; undefined for another. */
export const reviewIn = (intent: string) => reviewActs.find((act) => act === intent)

const step = (intent: string, label: string, busy = words.saving): Step => ({ intent, label, busy })

const publishing: Record<ContentStatus, readonly Step[]> = {
  draft: [step('publish', words.publish, words.publishing), step('schedule', words.schedule)],
  scheduled: [
    step('publish', words.publishNow, words.publishing),
    step('schedule', words.reschedule),
    step('withdraw', words.withdraw),
  ],
  published: [
    step('publish', words.publish, words.publishing),
    { ...step('unpublish', words.unpublish), tone: 'danger' },
  ],
  archived: [step('publish', words.publishAgain, words.publishing), step('withdraw', words.makeDraft)],
}

/** The secretariat sends what it does not publish itself; others send each change. */
const canSend = ({ state, status, can_publish }: TranslationWire) =>
  status !== 'scheduled' && (state !== 'published' || !can_publish)

/** @param by number of who looks at it */
function reviewing(item: TranslationWire, by: number): Step[] {
  if (!item.sent) return canSend(item) ? [step('send', words.send, words.sending)] : []
  return [
    ...(item.can_publish && item.sent.by_id !== by ? [] : [step('take_back', words.takeBack)]),
    ...(item.can_publish ? [{ ...step('return', words.returnIt), tone: 'danger' as const }] : []),
  ]
}

/** True where the original says something else than it did when it was translated. */
export const isBehind = ({ original }: TranslationWire) => original.some(({ before }) => before !== null)

/** Steps of a translation for somebody at the desk, by their number. */
export const stepsOf = (item: TranslationWire, by: number): readonly Step[] => [
  ...(item.can_publish ? publishing[item.status] : []),
  ...reviewing(item, by),
  ...(isBehind(item) && !item.is_machine ? [step('confirm', words.stillRight)] : []),
  ...(item.can_suggest ? [step('suggest', words.suggest, words.suggesting)] : []),
]
