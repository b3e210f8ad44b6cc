import {
  copyKey,
  type FoundCopy,
  findCopy,
  forgetOnLogout,
  markOpen,
  saveDeviceCopy,
} from '#src/browser/device-copies.ts'
import { newKey } from '#src/browser/new-key.ts'
import { paths } from '#src/paths.ts'
import type { Values } from './form-answer.ts'
import { sameValues, startOf, valuesIn } from './kept-values.ts'

const KEEP_MS = 300
const proof = paths.proofThen('').split('?')[0]

/** Copy of a form's input, with the version it was based on, and its time. */
export type FormCopy = { values: Values; at: string }

/** Time since which the input is stored on this device; `nowhere`: storage failed; null: nothing changed. */
export type KeptSince = string | 'nowhere' | null

type Keeping = {
  /** Element around the form. */
  box: HTMLElement
  /** Owner of the copy, and path of the page. */
  place: { userId: number; item: string }
  tell: (since: KeptSince) => void
  offer: (copy: FormCopy) => void
}

/** Saves a form's input on this device until it is submitted. Sends nothing. */
export class FormKeeper {
  readonly #given: Keeping
  readonly #key: string
  readonly #start: Values
  readonly #mark: { close(): void }
  readonly #stop = new AbortController()
  #found: FoundCopy<FormCopy> | null = null
  #isOffered = false
  #isTaken = false
  #isSent = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(given: Keeping) {
    this.#given = given
    this.#key = copyKey(given.place, newKey())
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
    if (this.#found) saveDeviceCopy(this.#found.key, null)
  }

  /** Handles a rejected submission. */
  refused() {
    this.#isSent = false
  }

  close() {
    clearTimeout(this.#timer)
    if (isOver(this.#isSent, this.#given.place.item)) saveDeviceCopy(this.#key, null)
    this.#stop.abort()
    this.#mark.close()
  }

  #form = () => this.#given.box.querySelector('form')!
  #isChanged = () => !sameValues(valuesIn(this.#form()), this.#start)

  async #find() {
    const { place, offer } = this.#given
    const found = await findCopy<FormCopy>(place, this.#key)
    if (!found || this.#stop.signal.aborted) return
    this.#found = found
    if (sameValues(found.copy.values, valuesIn(this.#form()))) this.leave()
    else {
      this.#isOffered = true
      offer(found.copy)
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
    const isKept = saveDeviceCopy(this.#key, isChanged ? { values: valuesIn(this.#form()) } : null)
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
