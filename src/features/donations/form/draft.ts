import { createDraftStore } from '#src/browser/draft-store.ts'
import { inputOf, valuesOf } from '#src/browser/form-values.ts'
import { tab } from '#src/browser/stored.ts'
import type { Values } from './gift-body.ts'

type GiftDraft = {
  values: Values
  /** Idempotency key it was sent with; null once its order exists. */
  key: string | null
  orderId: string | null
  /** Values preselected by the address when it was typed, as JSON. */
  wish: string
  /** History entry on which it was begun. */
  entry: string
  /** Document in which it was typed. */
  page: number
}

/** The form's place: what the address preselects, and its entry in the browser's history. */
export type Place = {
  wished: Values
  entry: string
  /** True where the address names a step, which only the form itself writes. */
  isStep: boolean
}

const NAME = 'gift draft'
const drafts = createDraftStore<GiftDraft>(tab)

/** Draft of this tab, unless it is another owner's. */
export const readDraft = (owner: number | null) => drafts.read(NAME, owner)

/** Stores the current form as draft. */
export function keepDraft(form: HTMLFormElement, owner: number | null, { wished, entry, isStep }: Place) {
  const before = isStep ? readDraft(owner) : null
  drafts.write(NAME, owner, {
    values: inputOf(form),
    key: valuesOf(form).idempotency_key ?? null,
    orderId: null,
    wish: JSON.stringify(wished),
    entry: before?.entry ?? entry,
    page: performance.timeOrigin,
  })
}

/** Key that the router gives the first entry of every document. */
const FIRST_ENTRY = 'default'

/**
 * Tells whether a draft was typed on this very page, before a reload, another step or the browser's Back: then it
 * counts more than what the address preselects. A link that is followed again counts more than the draft.
 */
export function isTypedHere(draft: GiftDraft, { wished, entry, isStep }: Place): boolean {
  if (draft.wish !== JSON.stringify(wished)) return false
  if (isStep) return true
  if (draft.entry !== entry) return false
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry !== FIRST_ENTRY || draft.page === performance.timeOrigin || load?.type !== 'navigate'
}

/** Marks the draft as sent once its order exists: the next gift gets a new key. */
export function markDraftSent(owner: number | null, orderId: string) {
  const draft = drafts.read(NAME, owner)
  if (draft) drafts.write(NAME, draft.owner, { ...draft, key: null, orderId })
}

export const forgetDraft = () => drafts.delete(NAME)
