import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { allDuties, type Duty, hasOneOf } from '#src/wire/actor.ts'
import type { WaitingCounts, WaitingKind } from '#src/wire/waiting.ts'
import { Icon, type IconName } from '../icon.tsx'
import type { Visitor } from '../site.ts'

type DeskEntry = {
  to: string
  label: string
  icon: IconName
  isExact?: true
  duties?: readonly Duty[]
  /** Kinds of pending work whose count is shown beside the entry. */
  waits?: readonly WaitingKind[]
}

/** Entries of the desk's menu by subject, and the duties that see them. */
const deskMenu: { title: string; duties: readonly Duty[]; entries: DeskEntry[] }[] = [
  {
    title: 'Ringkasan',
    duties: allDuties,
    entries: [
      { to: paths.desk, label: 'Yang menunggu', icon: 'inbox', isExact: true },
      { to: deskPaths.news, label: 'Tinjauan berita', icon: 'newspaper', waits: ['reviews', 'endorsements'] },
      { to: deskPaths.forum, label: 'Forum', icon: 'message-square-text', waits: ['forum'] },
    ],
  },
  {
    title: 'Isi situs',
    duties: ['staff', 'admin'],
    entries: [
      { to: deskPaths.blog.list, label: 'Blog', icon: 'quote' },
      { to: deskPaths.events.list, label: 'Acara', icon: 'calendar' },
      { to: deskPaths.downloads, label: 'Unduhan', icon: 'download' },
      { to: deskPaths.pages.list, label: 'Halaman', icon: 'info' },
      { to: deskPaths.team.list, label: 'Tim', icon: 'user' },
      { to: deskPaths.faq.list, label: 'Tanya jawab', icon: 'message-square-text' },
      { to: deskPaths.categories, label: 'Kategori, tema', icon: 'list' },
      { to: deskPaths.menu, label: 'Menu About', icon: 'menu' },
      { to: deskPaths.regions, label: 'Region', icon: 'map' },
      { to: deskPaths.settings, label: 'Pengaturan', icon: 'layout-dashboard', duties: ['admin'] },
    ],
  },
  {
    title: 'Lembaga',
    duties: ['pic', 'staff', 'admin'],
    entries: [
      { to: deskPaths.members, label: 'Anggota', icon: 'users', duties: ['pic'], waits: ['claims'] },
      {
        to: deskPaths.institution,
        label: 'Halaman lembaga',
        icon: 'building',
        isExact: true,
        duties: ['pic'],
      },
      { to: deskPaths.institutionGiving, label: 'Donasi lembaga', icon: 'hand-coins', duties: ['pic'] },
      {
        to: deskPaths.participants,
        label: 'Partisipan',
        icon: 'building',
        duties: ['staff', 'admin'],
        waits: ['page_changes'],
      },
      {
        to: deskPaths.claims,
        label: 'Keanggotaan',
        icon: 'user-plus',
        duties: ['staff', 'admin'],
        waits: ['claims'],
      },
    ],
  },
  {
    title: 'Donasi',
    duties: ['staff', 'admin'],
    entries: [
      { to: deskPaths.giving, label: 'Buku donasi', icon: 'hand-coins', isExact: true },
      {
        to: deskPaths.transfers,
        label: 'Transfer',
        icon: 'landmark',
        waits: ['transfers', 'approvals', 'to_send'],
      },
      { to: deskPaths.campaigns, label: 'Kampanye', icon: 'megaphone' },
      { to: deskPaths.pledges, label: 'Janji', icon: 'calendar-heart' },
      { to: deskPaths.quarantine, label: 'Karantina', icon: 'shield-alert', waits: ['quarantine'] },
      { to: deskPaths.reconciliation, label: 'Rekonsiliasi', icon: 'scale' },
    ],
  },
  {
    title: 'Orang',
    duties: ['staff', 'admin'],
    entries: [{ to: deskPaths.people, label: 'Orang', icon: 'users' }],
  },
  {
    title: 'Pengawasan',
    duties: ['admin'],
    entries: [
      { to: deskPaths.privacy, label: 'Meja privasi', icon: 'lock', waits: ['privacy'] },
      { to: deskPaths.audit, label: 'Jejak audit', icon: 'scroll-text' },
      { to: deskPaths.securityEvents, label: 'Keamanan', icon: 'log-in' },
      { to: deskPaths.failedLetters, label: 'Kegagalan', icon: 'triangle-alert' },
    ],
  },
]

/** Entries that one of the visitor's duties allows. */
const menuOf = (visitor: Visitor) =>
  deskMenu
    .filter(({ duties }) => hasOneOf(visitor, duties))
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ duties = allDuties }) => hasOneOf(visitor, duties)),
    }))

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
      {menuOf(visitor).map(({ title, entries }) => (
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
