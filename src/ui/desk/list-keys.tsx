import { type RefObject, useEffect } from 'react'
import { isTyping } from './is-typing.ts'
import { KeyHints } from './key-hints.tsx'
import * as words from './words.id.ts'

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')]
const pickOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLInputElement>('input[name="pilih"]')

/** Focuses the link that Enter opens; without a link the row itself. */
function enter(row: HTMLElement | undefined) {
  const link = row?.querySelector<HTMLElement>('a[href]')
  if (row && !link) row.tabIndex = -1
  const target = link ?? row
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
}

function act(key: string, list: HTMLElement): boolean {
  const rows = rowsIn(list)
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  if (key === 'j') enter(rows[Math.min(at + 1, rows.length - 1)])
  else if (key === 'k') enter(rows[at < 0 ? rows.length - 1 : Math.max(at - 1, 0)])
  else if (key === 'x' && at >= 0 && pickOf(rows[at])) pickOf(rows[at])!.click()
  else return false
  return true
}

/** Keys of a list: j and k move between rows, x selects one; not while typing. `/` is the desk's (`BarSearch`). */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (!list.current || isTyping(event.target) || document.querySelector('dialog[open]')) return
      if (act(event.key, list.current)) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [list])
}

/** Keyboard shortcuts of a list. */
export function ListKeyHints({ canPick, canSearch }: { canPick: boolean; canSearch: boolean }) {
  const hints = [
    { keys: ['J', 'K'], says: words.move },
    { keys: ['Enter'], says: words.open },
    ...(canPick ? [{ keys: ['X'], says: words.pick }] : []),
    ...(canSearch ? [{ keys: ['/'], says: words.find }] : []),
  ]
  return (
    <div className="no-print mt-5 max-md:hidden">
      <KeyHints hints={hints} />
    </div>
  )
}
