import type { Draft } from '#src/browser/draft-store.ts'
import {
  createEditorDrafts,
  editorKey,
  type FoundDraft,
  findDraft,
  forgetOnLogout,
  markOpen,
} from '#src/browser/editor-drafts.ts'
import { valuesOf } from '#src/browser/form-values.ts'
import { newKey } from '#src/browser/new-key.ts'
import { paths } from '#src/urls/paths.ts'
import type { Values } from './form-answer.ts'
import { sameValues, startOf } from './stored-values.ts'

const KEEP_MS = 300
const proof = paths.proofThen('').split('?')[0]

const drafts = createEditorDrafts<{ values: Values }>()

/** A form's input, with the version it was based on. */
export type FormDraft = Draft<{ values: Values }>

/** Time since which the input is stored on this device; `nowhere`: storage failed; null: nothing changed. */
export type StoredSince = string | 'nowhere' | null

type Keeping = {
  /** Element around the form. */
  box: HTMLElement
  /** Owner of the copy, and path of the page. */
  place: { userId: number; item: string }
  tell: (since: StoredSince) => void
  offer: (draft: FormDraft) => void
}

/** Saves a form's input on this device until it is submitted. Sends nothing. */
export class FormDraftSaver {
  readonly #given: Keeping
  readonly #key: string
  readonly #start: Values
  readonly #mark: { close(): void }
  readonly #stop = new AbortController()
  #found: FoundDraft<{ values: Values }> | null = null
  #isOffered = false
  #isTaken = false
  #isSent = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(given: Keeping) {
    this.#given = given
    this.#key = editorKey(given.place, newKey())
    this.#start = startOf(this.#form())
    this.#mark = markOpen(this.#key)
    this.#watch()
    void this.#find()
    // Input typed before hydration, or restored after a login.
    if (this.#isChanged()) this.#later()
  }

  /** Moves the found copy to this editor's own key. */
  take() {
    this.#isOffered = false
    this.#isTaken = true
    this.#form().dispatchEvent(new Event('input', { bubbles: true }))
  }

  leave() {
    this.#isOffered = false
    if (this.#found) drafts.delete(this.#found.key)
  }

  /** Handles a rejected submission. */
  refused() {
    this.#isSent = false
  }

  close() {
    clearTimeout(this.#timer)
    if (isOver(this.#isSent, this.#given.place.item)) drafts.delete(this.#key)
    this.#stop.abort()
    this.#mark.close()
  }

  #form = () => this.#given.box.querySelector('form')!
  #isChanged = () => !sameValues(valuesOf(this.#form()), this.#start)

  async #find() {
    const { place, offer } = this.#given
    const found = await findDraft(drafts, place, this.#key)
    if (!found || this.#stop.signal.aborted) return
    this.#found = found
    if (sameValues(found.draft.values, valuesOf(this.#form()))) this.leave()
    else {
      this.#isOffered = true
      offer(found.draft)
    }
  }

  #watch() {
    const { signal } = this.#stop
    const { box } = this.#given
    const keep = () => this.#keep()
    box.addEventListener('input', () => this.#later(), { signal })
    box.addEventListener('submit', () => this.#send(), { signal })
    document.addEventListener('visibilitychange', keep, { signal })
    window.addEventListener('pagehide', keep, { signal })
    forgetOnLogout(async () => !this.#isChanged(), this.#stop)
  }

  #send() {
    this.#keep()
    this.#isSent = true
  }

  #later() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#keep(), KEEP_MS)
  }

  #keep() {
    clearTimeout(this.#timer)
    // The offer of an older copy has to be answered first.
    if (this.#isOffered) return
    const isChanged = this.#isChanged()
    const isKept = drafts.write(
      this.#key,
      this.#given.place.userId,
      isChanged ? { values: valuesOf(this.#form()) } : null,
    )
    if (this.#isTaken && isKept) this.leave()
    this.#given.tell(isChanged ? (isKept ? new Date().toISOString() : 'nowhere') : null)
  }
}

/** True if the copy is no longer needed: it was saved, or discarded after confirmation (`UnsavedGuard`). */
function isOver(isSent: boolean, here: string): boolean {
  const { pathname, search } = window.location
  if (isSent) return /[?&](tersimpan|terhapus)=/.test(search)
  return pathname !== here && pathname !== proof
}
