import type { Lists } from './lists.ts'

/** Calls `check` when the browser shows a page from its back/forward cache: its session may have ended. */
export function onReturnFromPageCache(window: EventTarget, check: () => void) {
  window.addEventListener('pageshow', (event) => {
    if ('persisted' in event && event.persisted) check()
  })
}

/**
 * Clears the lists when the identity changes: login, logout, another role. It consists of user and role (`7:member`),
 * null for a guest; the first one clears nothing.
 */
export function watchIdentity(lists: Pick<Lists, 'clear'>) {
  let known: string | null | undefined
  return (identity: string | null) => {
    if (known !== undefined && known !== identity) lists.clear()
    known = identity
  }
}
