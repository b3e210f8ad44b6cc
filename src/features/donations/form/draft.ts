import { createDraftStore } from '#src/browser/draft-store.ts'
import { inputOf, valuesOf } from '#src/browser/form-values.ts'
import { tab } from '#src/browser/stored.ts'
import type { Values } from './gift-body.ts'

type GiftDraft = {
  values: Values
  /** Idempotency key it was sent with; null once its order exists. */
  key: string | null
  orderId: string | null
  /** What the address preselected when it was typed. */
  wish: string
}

const NAME = 'gift draft'
const drafts = createDraftStore<GiftDraft>(tab)

/** Draft of this tab, unless it is another owner's. */
export const readDraft = (owner: number | null) => drafts.read(NAME, owner)

/** Stores the current form as draft. @param wish values that the address preselected */
export function keepDraft(form: HTMLFormElement, owner: number | null, wish: Values) {
  const key = valuesOf(form).idempotency_key ?? null
  drafts.write(NAME, owner, { values: inputOf(form), key, orderId: null, wish: JSON.stringify(wish) })
}

/**
 * Tells whether a draft was typed on this very page, before a reload or the browser's Back: then it counts more than
 * what the address preselects.
 */
export function isTypedHere({ wish }: GiftDraft, wished: Values): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type !== 'navigate' && wish === JSON.stringify(wished)
}

/** Marks the draft as sent once its order exists: the next gift gets a new key. */
export function markDraftSent(owner: number | null, orderId: string) {
  const draft = drafts.read(NAME, owner)
  if (draft) drafts.write(NAME, draft.owner, { ...draft, key: null, orderId })
}

export const forgetDraft = () => drafts.delete(NAME)
