import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import {
  createDraftStore,
  type Draft,
  type DraftStore,
  deviceKey,
  forgetDeviceDrafts,
} from './draft-store.ts'
import { device } from './stored.ts'
import * as words from './words.id.ts'

/** Texts of editors on this device, of which each tab stores its own. */
export const createEditorDrafts = <Data extends object>() => createDraftStore<Data>(device, 60)

/** A text found on this device, with its storage key. */
export type FoundDraft<Data> = { key: string; draft: Draft<Data> }

/** Owner and item of the texts (`new`: not created yet). */
type Place = { userId: number; item: string }

/** Key of one editor: two tabs with the same item store their texts separately. */
export const editorKey = ({ userId, item }: Place, editor: string) => deviceKey(userId, item, editor)

/** The newest text of an item that is not open in another tab; removes old ones on the way. */
export async function findDraft<Data extends object>(
  drafts: DraftStore<Data>,
  place: Place,
  own: string,
): Promise<FoundDraft<Data> | null> {
  const open = await openEditors()
  const found = drafts
    .list(editorKey(place, ''))
    .filter((key) => key !== own && !open.has(key))
    .map((key) => ({ key, draft: drafts.read(key, place.userId) }))
    .filter((one): one is FoundDraft<Data> => one.draft !== null)
  return found.sort((a, b) => b.draft.at.localeCompare(a.draft.at))[0] ?? null
}

/**
 * Removes texts from the device at logout, after a confirmation if unsaved text would be lost.
 * @param isStored true if the server has all of the text on the screen
 * @param stop ends the saving of the text on the screen
 */
export function forgetOnLogout(isStored: () => Promise<boolean>, stop: AbortController) {
  const logOut = async (form: HTMLFormElement) => {
    if (!(await isStored()) && !window.confirm(words.logoutAnyway)) return
    stop.abort()
    forgetDeviceDrafts()
    form.submit()
  }
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      if (new URL(form.action).pathname !== inLanguage(paths.logout)) return
      event.preventDefault()
      void logOut(form)
    },
    { signal: stop.signal },
  )
}

/** Tells other tabs that an editor is open, until `close`. */
export function markOpen(key: string): { close(): void } {
  const closing = new AbortController()
  const untilClosed = () =>
    new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve()))
  // Over plain http there are no locks: then a text of an open tab may be offered, too.
  navigator.locks?.request(key, { signal: closing.signal }, untilClosed).catch(() => {})
  return { close: () => closing.abort() }
}

async function openEditors(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query().catch(() => null)) ?? {}
  return new Set(held.map(({ name }) => name ?? ''))
}
