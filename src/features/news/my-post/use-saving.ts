import { useEffect, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import {
  createEditorDrafts,
  editorKey,
  type FoundDraft,
  findDraft,
  forgetOnLogout,
  markOpen,
} from '#src/browser/editor-drafts.ts'
import { newKey } from '#src/browser/new-key.ts'
import { pageClient } from '#src/browser/page-client.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import type { MemberNewsWire } from '../writing/schema.ts'
import type { Copy } from './autosave.ts'
import { storedItem, storedWork, workStatus } from './model.ts'
import { SavingStore } from './saving-store.ts'
import { changePost, createPost, saveNewsDraft } from './send-text.ts'
import { sameText } from './text.ts'

type Unsent = Omit<Copy, 'at'>
const drafts = createEditorDrafts<Unsent>()

type Room = { item: MemberNewsWire | null; userId: number }

/**
 * Autosave of one editor while it is open: offers this device's copy of an earlier visit, blocks closing the page while
 * something would be lost, and gives a new text its own address once the server has it.
 */
export function useSaving({ item, userId }: Room) {
  const [made, setMade] = useState(item)
  const { revalidate } = useRevalidator()
  const [room] = useState(() => new SavingRoom({ item, userId }))
  room.tell = setMade
  room.left = revalidate
  useEffect(() => room.enter(), [room])
  const view = useSyncExternalStore(room.store.subscribe, room.store.get, room.store.get)
  return { view, store: room.store, takeOffer: room.takeOffer, made }
}

class SavingRoom {
  readonly store: SavingStore
  tell = (_item: MemberNewsWire) => {}
  left = () => {}
  readonly #userId: number
  readonly #editor = newKey()
  /** Idempotency key of a new text. */
  #creation = this.#editor
  #item: MemberNewsWire | null
  #found: FoundDraft<Unsent> | null = null
  #mark: { close(): void } | null = null

  constructor({ item, userId }: Room) {
    this.#userId = userId
    this.#item = item
    this.store = new SavingStore({
      base: item && storedWork(item),
      itemText: item && storedItem(item).text,
      send: (base, text) =>
        base && this.#item
          ? saveNewsDraft(pageClient(), this.#item.id, base, text)
          : createPost(pageClient(), text, this.#creation),
      keep: (copy) => drafts.write(this.#key(), userId, copy),
      onItem: (now) => this.#read(now),
    })
  }

  enter() {
    this.#mark = markOpen(this.#key())
    const stop = watchPage(this.store)
    let isHere = true
    const start = this.#item
    void findDraft(drafts, this.#place(), this.#key()).then((found) => {
      if (!isHere) return
      this.#found = found
      this.store.open(found?.draft ?? null, rivalOf(start))
      if (found && !this.store.get().offer) drafts.delete(found.key)
    })
    return () => {
      isHere = false
      stop()
      void this.#leave()
    }
  }

  /** Accepts or declines the copy found on the device; either way it is removed. */
  readonly takeOffer = (choice: 'takeCopy' | 'leaveCopy') => {
    const found = this.#found
    // A new text that may have arrived before keeps its key, so that it is not created twice.
    if (found && choice === 'takeCopy') this.#creation = found.key.split(':').at(-1)!
    this.store.act({ type: choice })
    this.store.keepNow()
    if (found) drafts.delete(found.key)
  }

  #place = () => ({ userId: this.#userId, item: String(this.#item?.id ?? 'new') })
  #key = () => editorKey(this.#place(), this.#editor)

  #read(now: MemberNewsWire) {
    if (!this.#item) {
      drafts.delete(this.#key())
      this.#item = now
      this.#mark?.close()
      this.#mark = markOpen(this.#key())
      // Not by the router, which would move the focus out of the text.
      window.history.replaceState(window.history.state, '', furtherPaths.myPost(now.id))
    }
    this.#item = now
    this.tell(now)
  }

  /** Turns a draft left behind into a revision, so that lists and colleagues see it. */
  async #leave() {
    const { base, text } = this.store.get()
    const item = this.#item
    const isDraft = item !== null && ['draft', 'revision'].includes(workStatus(item))
    const isOther = item !== null && !sameText(text, storedItem(item).text)
    const sent =
      base && isDraft && isOther
        ? await this.store.write((on, words) => changePost(pageClient(), item.id, on, words))
        : null
    this.store.close()
    this.#mark?.close()
    if (sent?.item) this.left()
  }
}

/** The item's text, if somebody changed it after its writer last saved the draft. */
const rivalOf = (item: MemberNewsWire | null) =>
  item?.draft && item.draft.version !== item.version ? storedItem(item) : null

/** Keeps unsaved text when the page closes or the connection drops; only a logout removes it from the device. */
function watchPage(store: SavingStore) {
  const stopping = new AbortController()
  forgetOnLogout(() => store.flush(), stopping)
  const { signal } = stopping
  const keep = () => void store.keepNow()
  document.addEventListener('visibilitychange', keep, { signal })
  window.addEventListener('pagehide', keep, { signal })
  window.addEventListener('online', () => store.hurry(), { signal })
  window.addEventListener(
    'keydown',
    (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return
      event.preventDefault()
      store.hurry()
    },
    { signal },
  )
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (!store.keepNow()) event.preventDefault()
    },
    { signal },
  )
  return () => stopping.abort()
}
