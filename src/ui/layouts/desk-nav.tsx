import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { WaitingCounts, WaitingKind } from '#src/wire/waiting.ts'
import { Icon } from '../icon.tsx'
import type { Visitor } from '../site.ts'
import { deskMenuOf } from './desk-menu.ts'

type DeskNavProps = { visitor: Visitor; waiting: WaitingCounts; isOnDeep: boolean }

/** The desk's menu: dark at the left of wide windows, light in the drawer of small ones. */
export function DeskNav({ visitor, waiting, isOnDeep }: DeskNavProps) {
  const row = isOnDeep
    ? 'text-mist hover:bg-white/8 hover:text-white aria-[current=page]:bg-white/14 aria-[current=page]:font-semibold aria-[current=page]:text-white'
    : 'hover:bg-sky aria-[current=page]:bg-sky aria-[current=page]:font-semibold aria-[current=page]:text-blue-hover'
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)
  // The menu is longer than most windows: the current entry must be in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another entry
  useEffect(() => {
    const box = menu.current?.parentElement
    const open = box?.querySelector<HTMLElement>('[aria-current=page]')
    if (!isOnDeep || !box || !open) return
    const place = open.offsetTop - box.scrollTop
    if (place < 0 || place + open.offsetHeight > box.clientHeight)
      box.scrollTop += place - box.clientHeight / 2
  }, [pathname])
  return (
    <nav ref={menu} aria-label="Menu meja kerja" className="flex flex-col gap-6">
      {deskMenuOf(visitor).map(({ title, entries }) => (
        <div key={title}>
          <p className={`px-3 pb-1.5 text-sm ${isOnDeep ? 'text-mist' : 'text-muted'}`}>{title}</p>
          <ul className="flex flex-col gap-0.5">
            {entries.map(({ to, label, icon, isExact, waits }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={isExact === true}
                  className={`flex min-h-11 items-center gap-3 rounded-control px-3 text-note -outline-offset-3 ${row}`}
                >
                  <Icon name={icon} />
                  {label}
                  <Count of={waits} waiting={waiting} />
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** Count of pending work behind an entry; hidden for none. */
function Count({
  of: kinds = [],
  waiting,
}: {
  of: readonly WaitingKind[] | undefined
  waiting: WaitingCounts
}) {
  const count = kinds.reduce((sum, kind) => sum + (waiting[kind] ?? 0), 0)
  if (!count) return null
  return (
    <span className="ml-auto text-sm figures">
      {count > 999 ? '999+' : count}
      <span className="sr-only"> menunggu</span>
    </span>
  )
}
