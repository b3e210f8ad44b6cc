import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { hasOneOf } from '#src/wire/actor.ts'
import { isTyping } from '../desk/is-typing.ts'
import { SearchBox } from '../search-box.tsx'
import type { Visitor } from '../site.ts'
import * as deskWords from './desk-words.id.ts'

type DeskSearchProps = { visitor: Visitor; id: string }

/** Duties whose desk is larger than its lists. */
const searching = ['pic', 'moderator', 'staff', 'admin'] as const

/** The search across the desk: a plain form that works without script. */
export function DeskSearch({ visitor, id }: DeskSearchProps) {
  const words = useWords()
  if (!hasOneOf(visitor, searching)) return null
  const isOffice = hasOneOf(visitor, ['staff', 'admin'])
  return (
    <SearchBox
      id={id}
      action={deskPaths.search}
      value={words}
      label={isOffice ? deskWords.searchAll : deskWords.searchTexts}
      clearTo={deskPaths.search}
    />
  )
}

/** Search words of the current page. */
function useWords() {
  const { pathname, search } = useLocation()
  return pathname === deskPaths.search ? (new URLSearchParams(search).get('q') ?? '') : ''
}

const shown = (selector: string) =>
  [...document.querySelectorAll<HTMLInputElement>(selector)].find((box) => box.checkVisibility())

/** The search in the bar of wide windows; `/` focuses it, or the search or the first finder of the current page. */
export function BarSearch({ visitor }: { visitor: Visitor }) {
  const words = useWords()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      const box = shown('main input[name="q"], main [role="combobox"]') ?? shown('header input[name="q"]')
      if (!box) return
      event.preventDefault()
      box.focus()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <div className="relative ml-auto w-full max-w-95 max-md:hidden lg:ml-24">
      <DeskSearch visitor={visitor} id="cari-meja" />
      {words === '' && hasOneOf(visitor, searching) && (
        <kbd className="pointer-events-none absolute top-3 right-3 inline-grid min-w-6 place-items-center rounded-label border border-b-2 border-control bg-paper px-1.5 text-xs leading-5 font-semibold pointer-coarse:hidden [@media(scripting:none)]:hidden">
          /
        </kbd>
      )}
    </div>
  )
}
