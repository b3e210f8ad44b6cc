import { useEffect } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** What a key leads to: a link is followed, a fold opened with its first field, all else gets the focus. */
function goTo(place: HTMLElement) {
  if (place instanceof HTMLAnchorElement) return place.click()
  const fold = place.closest('details')
  if (!fold) return place.focus()
  fold.open = true
  fold.querySelector<HTMLElement>('textarea')?.focus()
}

/**
 * J and K lead through the queue, T, R and C to publishing, returning and noting, where Enter or words are still
 * needed; never while somebody types.
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
    <p className="no-print mt-8 flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted pointer-coarse:hidden max-md:hidden [@media(scripting:none)]:hidden">
      {hints.map(({ keys, says }) => (
        <span key={says} className="flex items-center gap-1.5">
          {keys.map((name) => (
            <kbd
              key={name}
              className="inline-grid min-w-6 place-items-center rounded-label border border-b-2 border-control bg-paper px-1.5 text-xs leading-5 font-semibold"
            >
              {name}
            </kbd>
          ))}
          {says}
        </span>
      ))}
    </p>
  )
}

const hints = [
  { keys: ['J', 'K'], says: 'pindah' },
  { keys: ['T'], says: 'terbitkan' },
  { keys: ['R'], says: 'kembalikan' },
  { keys: ['C'], says: 'catatan' },
]
