import { type RefObject, useEffect } from 'react'

/** Fields in which letters are letters. Boxes to tick are none. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')]
const pickOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLInputElement>('input[name="pilih"]')

/** Focus goes to what Enter opens; a row without a link takes it itself. */
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
  if (key === '/') document.querySelector<HTMLInputElement>('main input[name="q"]')?.focus()
  else if (key === 'j') enter(rows[Math.min(at + 1, rows.length - 1)])
  else if (key === 'k') enter(rows[at < 0 ? rows.length - 1 : Math.max(at - 1, 0)])
  else if (key === 'x' && at >= 0 && pickOf(rows[at])) pickOf(rows[at])!.click()
  else return false
  return true
}

/** In a list j and k go from row to row, x picks one and `/` goes to the search; never while somebody types. */
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

const key =
  'inline-grid min-w-6 place-items-center rounded-label border border-b-2 border-control bg-paper px-1.5 text-xs leading-5 font-semibold'

/** Which keys do something here; only for who has a keyboard and scripts. */
export function KeyHints({ canPick, canSearch }: { canPick: boolean; canSearch: boolean }) {
  const hints = [
    { keys: ['J', 'K'], says: 'pindah' },
    { keys: ['Enter'], says: 'buka' },
    ...(canPick ? [{ keys: ['X'], says: 'pilih' }] : []),
    ...(canSearch ? [{ keys: ['/'], says: 'cari' }] : []),
  ]
  return (
    <p className="no-print mt-5 flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted pointer-coarse:hidden max-md:hidden [@media(scripting:none)]:hidden">
      {hints.map(({ keys, says }) => (
        <span key={says} className="flex items-center gap-1.5">
          {keys.map((name) => (
            <kbd key={name} className={key}>
              {name}
            </kbd>
          ))}
          {says}
        </span>
      ))}
    </p>
  )
}
