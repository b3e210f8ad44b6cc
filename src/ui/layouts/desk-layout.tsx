import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#src/urls/paths.ts'
import type { WaitingCounts, WaitingKind } from '#src/wire/waiting.ts'
import { Avatar } from '../avatar.tsx'
import { Icon } from '../icon.tsx'
import { Link, NavLink } from '../link.tsx'
import { LogoMark } from '../logo.tsx'
import type { Visitor } from '../site.ts'
import { AccountMenu, accountEntries, LogoutButton } from './account-menu.tsx'
import { deskMenuOf } from './desk-menu.ts'
import { BarSearch, DeskSearch } from './desk-search.tsx'
import * as deskWords from './desk-words.id.ts'
import { Drawer } from './drawer.tsx'
import { handbookOf } from './handbook.ts'
import { mainId, SkipLink } from './skip-link.tsx'

const drawerId = 'menu-meja'
const dutyOf = ({ role, isModerator, isPic, editsRegions }: Visitor) =>
  role === 'admin'
    ? deskWords.admin
    : role === 'staff'
      ? deskWords.staff
      : isModerator
        ? deskWords.moderator
        : editsRegions.length > 0
          ? deskWords.regionBoard(editsRegions.map(({ title }) => title).join(', '))
          : isPic
            ? deskWords.pic
            : deskWords.member

type DeskLayoutProps = { visitor: Visitor; waiting: WaitingCounts; children: ReactNode }

/** Layout of `/desk/**`: a white bar, the dark menu at the left, and the page on a light background. */
export function DeskLayout({ visitor, waiting, children }: DeskLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <SkipLink />
      <header className="no-print sticky top-0 z-30 flex h-16 items-center gap-3 border-b bg-paper px-5">
        <Link to={paths.desk} className="flex min-h-11 items-center gap-3 font-semibold">
          <LogoMark className="size-9" />
          {deskWords.desk}
        </Link>
        <BarSearch visitor={visitor} />
        <div className="ml-auto flex flex-none items-center gap-3">
          <HandbookLink />
          <p className="text-note text-muted max-md:hidden">
            <bdi>{visitor.name}</bdi>, {dutyOf(visitor)}
          </p>
          <span className="max-md:hidden">
            <AccountMenu visitor={visitor} />
          </span>
          <DeskDrawer visitor={visitor} waiting={waiting} />
        </div>
      </header>
      <div className="flex flex-1 items-stretch">
        <div className="no-print w-54 flex-none bg-deep max-md:hidden">
          <div className="sticky top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto px-3 py-5">
            <DeskNav visitor={visitor} waiting={waiting} isOnDeep />
          </div>
        </div>
        <main
          id={mainId}
          tabIndex={-1}
          className="min-w-0 flex-1 px-5 pt-6 pb-16 outline-none md:px-7 md:pt-7 lg:px-9"
        >
          {children}
        </main>
      </div>
    </div>
  )
}

/** Opens the handbook beside the page, so that input stays. */
function HandbookLink() {
  const { pathname } = useLocation()
  return (
    <Link
      to={handbookOf(pathname)}
      target="_blank"
      className="flex min-h-11 min-w-11 items-center justify-center gap-2 text-note hover:underline"
    >
      <Icon name="book-open" />
      <span className="max-lg:sr-only">{deskWords.pageHelp}</span>
      <span className="sr-only">{deskWords.newTab}</span>
    </Link>
  )
}

/** Drawer on phones: the desk's menu, then the account menu. */
function DeskDrawer({ visitor, waiting }: Omit<DeskLayoutProps, 'children'>) {
  return (
    <>
      <button type="button" command="show-modal" commandfor={drawerId} className="rounded-full md:hidden">
        <Avatar name={visitor.name} photo={visitor.photo} />
        <span className="sr-only">{deskWords.accountMenu}</span>
      </button>
      <Drawer id={drawerId}>
        <p className="mt-2 mb-4 text-sm text-muted">
          <strong className="text-base text-ink">
            <bdi>{visitor.name}</bdi>
          </strong>
          , {dutyOf(visitor)}
        </p>
        <div className="mb-4">
          <DeskSearch visitor={visitor} id="cari-menu" />
        </div>
        <DeskNav visitor={visitor} waiting={waiting} isOnDeep={false} />
        <nav aria-label={deskWords.accountMenu} className="mt-5 border-t pt-3">
          {accountEntries(visitor).map(({ to, label }) => (
            <NavLink key={to} to={to} end className="flex min-h-11 items-center px-3">
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="mt-3 border-t pt-3">
          <LogoutButton withWord />
        </div>
      </Drawer>
    </>
  )
}

type DeskNavProps = { visitor: Visitor; waiting: WaitingCounts; isOnDeep: boolean }

/** The desk's menu: dark at the left of wide windows, light in the drawer of small ones. */
function DeskNav({ visitor, waiting, isOnDeep }: DeskNavProps) {
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
    <nav ref={menu} aria-label={deskWords.deskMenu} className="flex flex-col gap-6">
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
      <span className="sr-only">{deskWords.waiting}</span>
    </span>
  )
}
