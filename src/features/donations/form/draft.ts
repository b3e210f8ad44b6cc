import { createDraftStore } from '#src/browser/draft-store.ts'
import { inputOf, valuesOf } from '#src/browser/form-values.ts'
import { tab } from '#src/browser/stored.ts'
import type { Values } from './gift-body.ts'

type GiftDraft = {
  values: Values
  /** The key it was sent with; null once an order came of it. */
  key: string | null
  orderId: string | null
}

const NAME = 'gift draft'
const drafts = createDraftStore<GiftDraft>(tab)

/** What was typed in this tab, unless it is somebody else's. */
export const readDraft = (owner: number | null) => drafts.read(NAME, owner)

/** Keeps a form as it is now. */
export function keepDraft(form: HTMLFormElement, owner: number | null) {
  const key = valuesOf(form).idempotency_key ?? null
  drafts.write(NAME, owner, { values: inputOf(form), key, orderId: null })
}

/** An order of this person came of it: the next gift has a key of its own. */
export function markDraftSent(owner: number | null, orderId: string) {
  const draft = drafts.read(NAME, owner)
  if (draft) drafts.write(NAME, draft.owner, { values: draft.values, key: null, orderId })
}

export const forgetDraft = () => drafts.delete(NAME)
