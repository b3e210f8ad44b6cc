import { MINUTE_MS } from '#src/wire/duration.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import type { MemberNewsWire } from '../writing/schema.ts'
import {
  type Copy,
  isUnsaved,
  openSaving,
  type Saving,
  type SavingEvent,
  type Stored,
  stepSaving,
  unsavedCopy,
  wantsToSend,
} from './autosave.ts'
import { storedItem } from './model.ts'
import type { Sent } from './send-text.ts'
import { sameText, type Text } from './text.ts'

const PAUSE_MS = 2_000
const KEEP_MS = 300
const FIRST_RETRY_MS = 4_000
const LAST_RETRY_MS = MINUTE_MS

type Parts = {
  base: Stored | null
  /** The item's own text, as last read. */
  itemText: Text | null
  /** Sends a text based on the server's last one. */
  send(base: Stored | null, text: Text): Promise<Sent>
  /** Stores a text on this device; null removes it. @returns false if the device could not */
  keep(copy: Omit<Copy, 'at'> | null): boolean
  /** Called with the item whenever an answer contains it. */
  onItem(item: MemberNewsWire): void
}

export type SavingView = Saving & {
  /** Field errors from the server. */
  errors: FieldErrors
  /** True if this device could keep what the server lacks. */
  isKept: boolean
  /** True once this device's copy has been read: editing is disabled before. */
  isOpen: boolean
}

/**
 * Autosaves the text: on this device shortly after a change, on the server two seconds after the last one, one request
 * at a time; after a failure with increasing delay.
 */
export class SavingStore {
  readonly #parts: Parts
  readonly #listeners = new Set<() => void>()
  readonly #timers: { [name in 'send' | 'keep' | 'retry']?: ReturnType<typeof setTimeout> } = {}
  #view: SavingView
  #itemText: Text | null
  #under: Promise<unknown> = Promise.resolve()
  #retryIn = FIRST_RETRY_MS
  #isHandedOver = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#itemText = parts.itemText
    this.#view = { ...openSaving(parts.base, null), errors: {}, isKept: true, isOpen: false }
  }

  readonly get = () => this.#view

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Starts with this device's copy of an earlier visit, and a newer text of the item than the writer's own draft. */
  open(copy: Copy | null, rival: Stored | null) {
    this.#show({ ...openSaving(this.#parts.base, copy), errors: {}, isKept: true, isOpen: true })
    if (rival) this.act({ type: 'stale', current: rival })
  }

  act(event: SavingEvent, errors: FieldErrors = {}) {
    if (event.type === 'edit') this.#isHandedOver = false
    const { isKept, isOpen } = this.#view
    this.#show({ ...stepSaving(this.#view, event), errors, isKept, isOpen })
    this.#plan('keep', KEEP_MS, () => this.keepNow())
    if (wantsToSend(this.#view)) this.#plan('send', PAUSE_MS, () => this.#send())
    if (event.type === 'saved') this.#retryIn = FIRST_RETRY_MS
    if (event.type !== 'failed') return
    this.#plan('retry', this.#retryIn, () => this.hurry())
    this.#retryIn = Math.min(2 * this.#retryIn, LAST_RETRY_MS)
  }

  /** Stores everything on this device at once: the page is about to close. @returns true if nothing would be lost */
  keepNow(): boolean {
    clearTimeout(this.#timers.keep)
    const isKept = this.#parts.keep(unsavedCopy(this.#view))
    if (isKept !== this.#view.isKept) this.#show({ ...this.#view, isKept })
    return isKept || !isUnsaved(this.#view)
  }

  /** Sends or retries at once. */
  hurry() {
    this.act({ type: 'retry' })
    this.#send()
  }

  /** Sends everything. @returns true if the server has it now */
  async flush(): Promise<boolean> {
    await this.#under
    this.hurry()
    await this.#under
    return !isUnsaved(this.#view)
  }

  /** Stops saving until the next edit: the page itself writes what was saved. */
  handOver() {
    this.#isHandedOver = true
  }

  /** Writes by another call, after the request in flight; its answer is handled like a saving answer. */
  async write(call: (base: Stored, text: Text) => Promise<Sent>): Promise<Sent | null> {
    await this.#under
    const { base, text, rival, offer } = this.#view
    if (!base || rival || offer || this.#isHandedOver) return null
    clearTimeout(this.#timers.send)
    const done = call(base, text).then((sent) => this.#settle(sent))
    this.#under = done
    return done
  }

  close() {
    this.keepNow()
    for (const timer of Object.values(this.#timers)) clearTimeout(timer)
  }

  #show(view: SavingView) {
    this.#view = view
    for (const listener of this.#listeners) listener()
  }

  #plan(name: 'send' | 'keep' | 'retry', delay: number, run: () => void) {
    clearTimeout(this.#timers[name])
    this.#timers[name] = setTimeout(run, delay)
  }

  #send() {
    if (!wantsToSend(this.#view)) return
    this.act({ type: 'send' })
    const { base, sent } = this.#view
    this.#under = this.#parts.send(base, sent!).then((answer) => this.#settle(answer))
  }

  /** Applies an answer. An item whose text changed, and not by us, is a rival. */
  #settle(sent: Sent): Sent {
    this.act(sent.event, sent.errors)
    if (!sent.item) return sent
    const now = storedItem(sent.item)
    const { base } = this.#view
    if (sent.event.type === 'saved' && base && now.version !== base.version) {
      const isOther = this.#itemText && !sameText(now.text, this.#itemText)
      if (isOther) this.act({ type: 'stale', current: now })
      else this.act({ type: 'saved', current: { ...base, version: now.version } })
    }
    this.#itemText = now.text
    this.#parts.onItem(sent.item)
    return sent
  }
}
