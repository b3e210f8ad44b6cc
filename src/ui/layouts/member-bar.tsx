import { Link, NavLink } from 'react-router'
import { paths } from '#src/urls/paths.ts'
import { Avatar } from '../avatar.tsx'
import { Logo, LogoMark } from '../logo.tsx'
import type { Site, Visitor } from '../site.ts'
import { AccountMenu, LogoutButton } from './account-menu.tsx'
import { MemberDrawer, memberDrawerId } from './member-drawer.tsx'
import { memberMenu } from './member-menu.ts'
import { navItem } from './nav-item.ts'

/** The white bar of the member area: menu at the left, greeting, photo and logout at the right. */
export function MemberBar({ site, visitor }: { site: Site; visitor: Visitor }) {
  return (
    <header className="no-print bar bar-solid sticky top-0 z-30">
      <div className="wrap flex h-16 items-center md:h-20">
        <Link to={paths.member} className="flex min-h-11 items-center">
          <span className="max-lg:hidden">
            <Logo name={site.name} />
          </span>
          <span className="flex items-center gap-2.5 font-semibold lg:hidden">
            <LogoMark className="size-9" />
            {site.shortName}
          </span>
        </Link>
        <nav aria-label="Menu anggota" className="ml-5 flex text-note tracking-wide max-md:hidden lg:ml-0">
          {memberMenu.map((entry) => (
            <NavLink
              key={entry.to}
              to={entry.to}
              end={entry.to === paths.member}
              className={`${navItem} font-semibold`}
            >
              {entry.label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-3">
          <p className="min-w-0 text-right text-note leading-snug text-muted max-md:hidden">
            Selamat datang,
            <br />
            <strong className="text-ink">
              <bdi>{visitor.name}</bdi>
            </strong>
          </p>
          <span className="max-md:hidden">
            <AccountMenu visitor={visitor} />
          </span>
          <span className="max-md:hidden">
            <LogoutButton />
          </span>
          <PhotoForDrawer visitor={visitor} />
          <MemberDrawer visitor={visitor} />
        </div>
      </div>
    </header>
  )
}

/** On phones the photo opens the drawer with the account menu. */
function PhotoForDrawer({ visitor }: { visitor: Visitor }) {
  return (
    <button type="button" command="show-modal" commandfor={memberDrawerId} className="rounded-full md:hidden">
      <Avatar name={visitor.name} photo={visitor.photo} />
      <span className="sr-only">Menu akun</span>
    </button>
  )
}
