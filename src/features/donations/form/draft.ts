import { createDraftStore } from '#src/browser/draft-store.ts'
import { inputOf, valuesOf } from '#src/browser/form-values.ts'
import { tab } from '#src/browser/stored.ts'
import type { Values } from './gift-body.ts'

type GiftDraft = {
  values: Values
  /** Idempotency key it was sent with; null once its order exists. */
  key: string | null
  orderId: string | null
}

const NAME = 'gift draft'
const drafts = createDraftStore<GiftDraft>(tab)

/** Draft of this tab, unless it is another owner's. */
export const readDraft = (owner: number | null) => drafts.read(NAME, owner)

/** Stores the current form as draft. */
export function keepDraft(form: HTMLFormElement, owner: number | null) {
  const key = valuesOf(form).idempotency_key ?? null
  drafts.write(NAME, owner, { values: inputOf(form), key, orderId: null })
}

/** Marks the draft as sent once its order exists: the next gift gets a new key. */
export function markDraftSent(owner: number | null, orderId: string) {
  const draft = drafts.read(NAME, owner)
  if (draft) drafts.write(NAME, draft.owner, { values: draft.values, key: null, orderId })
}

export const forgetDraft = () => drafts.delete(NAME)
