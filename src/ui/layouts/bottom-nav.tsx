import { useLocation } from 'react-router'
import { paths } from '#src/urls/paths.ts'
import { Icon, type IconName } from '../icon.tsx'
import { isWithin, Link } from '../link.tsx'
import * as words from './words.id.ts'

/**
 * Bottom bar of small screens. `home` is the member's or public front page; Profile links to News, as specified, and is
 * not marked there: the reader of a news item is on no page of theirs.
 */
export function BottomNav({ home }: { home: string }) {
  const { pathname } = useLocation()
  const tabs: { to: string; label: string; icon: IconName; isHere: boolean }[] = [
    { to: home, label: words.home, icon: 'house', isHere: pathname === home },
    { to: paths.regions, label: words.regions, icon: 'map', isHere: isWithin(pathname, paths.regions) },
    { to: paths.news, label: words.profile, icon: 'user', isHere: false },
  ]
  return (
    <nav
      aria-label={words.bottomBar}
      className="fixed inset-x-0 bottom-0 z-20 border-t bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid h-17.5 grid-cols-3">
        {tabs.map(({ to, label, icon, isHere }) => (
          <li key={label}>
            <Link
              to={to}
              aria-current={isHere ? 'page' : undefined}
              className="bottom-tab text-xs font-semibold text-muted"
            >
              <Icon name={icon} className="size-6" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
