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

/** What was typed in a form, with the version it was typed over, and when. */
export type FormCopy = { values: Values; at: string }

/** Since when the words on the screen lie on this device; `nowhere`: it keeps nothing; null: nothing was changed. */
export type KeptSince = string | 'nowhere' | null

type Keeping = {
  /** Around the form. */
  box: HTMLElement
  /** Whose words, and the address of the page. */
  place: { userId: number; item: string }
  tell: (since: KeptSince) => void
  offer: (copy: FormCopy) => void
}

/** Keeps what stands in a form on this device until it is saved. Nothing is sent. */
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
    // Words that were typed before the scripts came, or put back after a login.
    if (this.#isChanged()) this.#later()
  }

  /** What was found goes on in this editor, and lies under its own key from now on. */
  take() {
    this.#isOffered = false
    this.#isTaken = true
    this.#form().dispatchEvent(new Event('input', { bubbles: true }))
  }

  leave() {
    this.#isOffered = false
    if (this.#found) saveDeviceCopy(this.#found.key, null)
  }

  /** What was sent was not taken. */
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
    // Nothing can be written until that is decided.
    if (this.#isOffered) return
    const isChanged = this.#isChanged()
    const isKept = saveDeviceCopy(this.#key, isChanged ? { values: valuesIn(this.#form()) } : null)
    if (this.#isTaken && isKept) this.leave()
    this.#given.tell(isChanged ? (isKept ? new Date().toISOString() : 'nowhere') : null)
  }
}

/** Whether nobody needs the words any more: they were saved, or left behind by who was asked (`UnsavedGuard`). */
function isOver(isSent: boolean, here: string): boolean {
  const { pathname, search } = window.location
  if (isSent) return /[?&](tersimpan|terhapus)=/.test(search)
  return pathname !== here && pathname !== proof
}
