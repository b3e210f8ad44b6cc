import { NavLink } from 'react-router'
import { deskPaths } from '#src/desk-paths.ts'
import { Icon, type IconName } from '../icon.tsx'

type DeskEntry = { to: string; label: string; icon: IconName; isExact?: true }

/** What staff find at the desk, by subject. */
const deskMenu: { title: string; entries: DeskEntry[] }[] = [
  {
    title: 'Donasi',
    entries: [
      { to: deskPaths.giving, label: 'Buku donasi', icon: 'hand-coins', isExact: true },
      { to: deskPaths.transfers, label: 'Transfer', icon: 'landmark' },
      { to: deskPaths.campaigns, label: 'Kampanye', icon: 'megaphone' },
      { to: deskPaths.pledges, label: 'Janji', icon: 'calendar-heart' },
      { to: deskPaths.quarantine, label: 'Karantina', icon: 'shield-alert' },
      { to: deskPaths.reconciliation, label: 'Rekonsiliasi', icon: 'scale' },
    ],
  },
]

/** The desk's menu: on deep at the left of wide windows, on paper in the drawer of small ones. */
export function DeskNav({ isOnDeep }: { isOnDeep: boolean }) {
  const row = isOnDeep
    ? 'text-mist hover:bg-white/8 hover:text-white aria-[current=page]:bg-white/14 aria-[current=page]:font-semibold aria-[current=page]:text-white'
    : 'hover:bg-sky aria-[current=page]:bg-sky aria-[current=page]:font-semibold aria-[current=page]:text-blue-hover'
  return (
    <nav aria-label="Menu meja kerja" className="flex flex-col gap-6">
      {deskMenu.map(({ title, entries }) => (
        <div key={title}>
          <p className={`px-3 pb-1.5 text-sm ${isOnDeep ? 'text-mist' : 'text-muted'}`}>{title}</p>
          <ul className="flex flex-col gap-0.5">
            {entries.map(({ to, label, icon, isExact }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={isExact === true}
                  className={`flex min-h-11 items-center gap-3 rounded-control px-3 text-note -outline-offset-3 ${row}`}
                >
                  <Icon name={icon} />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
