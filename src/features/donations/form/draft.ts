import type { Values } from './gift-body.ts'

type Draft = {
  /** Whose it is; null for a guest, who may log in meanwhile. */
  owner: number | null
  values: Values
  /** The key it was sent with; null once an order came of it. */
  key: string | null
  orderId: string | null
}

const NAME = 'gift draft'

/** What was typed in this tab, unless it is somebody else's. */
export function readDraft(owner: number | null): Draft | null {
  const draft = read()
  return draft && (draft.owner === null || draft.owner === owner) ? draft : null
}

/** Keeps a form as it is now. Where the browser keeps nothing the page works on without. */
export const keepDraft = (form: HTMLFormElement, owner: number | null) => {
  const { captcha: _, idempotency_key: key = null, ...values } = valuesOf(form)
  write({ owner, values, key, orderId: null })
}

/** An order came of it: the next gift has a key of its own. */
export function markDraftSent(orderId: string) {
  const draft = read()
  if (draft) write({ ...draft, key: null, orderId })
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(NAME)
  } catch {}
}

function read(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Draft | null
  } catch {
    return null
  }
}

function write(draft: Draft) {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(draft))
  } catch {}
}

export const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))

/** Puts kept values back into a form; a box that is not among them was not ticked. */
export function fillForm(form: HTMLFormElement, values: Values) {
  for (const input of form.elements) {
    if (isTicked(input)) input.checked = values[input.name] === input.value
    else if (isWritten(input) && values[input.name] !== undefined) input.value = values[input.name]!
  }
}

const isTicked = (input: Element): input is HTMLInputElement =>
  input instanceof HTMLInputElement && ['checkbox', 'radio'].includes(input.type)

const isWritten = (input: Element): input is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  input instanceof HTMLTextAreaElement ||
  input instanceof HTMLSelectElement ||
  (input instanceof HTMLInputElement && input.type !== 'hidden')
