import { useEffect } from 'react'
import { isTyping } from '#src/ui/desk/is-typing.ts'
import { type KeyHint, KeyHints } from '#src/ui/desk/key-hints.tsx'
import * as words from './words.id.ts'

/** Activates a key's target: a link is followed, a fold opened at its first field, anything else focused. */
function goTo(place: HTMLElement) {
  if (place instanceof HTMLAnchorElement) return place.click()
  const fold = place.closest('details')
  if (!fold) return place.focus()
  fold.open = true
  fold.querySelector<HTMLElement>('textarea')?.focus()
}

/**
 * J and K move through the queue, T, R and C to publishing, returning and noting, where Enter or words are still
 * needed;
 * inactive while somebody types.
 */
export function ReviewKeys() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      if (!/^[jktrc]$/.test(event.key)) return
      const place = document.querySelector<HTMLElement>(`main [data-key="${event.key}"]`)
      if (!place) return
      event.preventDefault()
      goTo(place)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <div className="no-print mt-8 max-md:hidden lg:hidden">
      <KeyHints hints={reviewKeys} />
    </div>
  )
}

/** Shortcut keys of a review, shown beside its queue or below it. */
export const reviewKeys: readonly KeyHint[] = [
  { keys: ['J', 'K'], says: words.keyMove },
  { keys: ['T'], says: words.keyPublish },
  { keys: ['R'], says: words.keyReturn },
  { keys: ['C'], says: words.keyNotes },
]
