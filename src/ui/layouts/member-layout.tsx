import type { ReactNode } from 'react'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { Avatar } from '../avatar.tsx'
import { Icon } from '../icon.tsx'
import { Link, NavLink } from '../link.tsx'
import { Logo, LogoMark } from '../logo.tsx'
import type { Site, Visitor } from '../site.ts'
import { AccountMenu, accountEntries, LogoutButton } from './account-menu.tsx'
import { BottomNav } from './bottom-nav.tsx'
import { Drawer } from './drawer.tsx'
import type { MenuEntry } from './menu.ts'
import { mainId, SkipLink } from './skip-link.tsx'
import { SmallFooter } from './small-footer.tsx'
import * as words from './words.id.ts'

/** Navigation of the member area; the public one is in `menu.ts`, the desk's in `desk-menu.ts`. */
const memberMenu: MenuEntry[] = [
  { to: paths.member, label: words.home.toUpperCase() },
  { to: paths.regions, label: words.regions.toUpperCase() },
  { to: paths.forum, label: words.forum.toUpperCase() },
  { to: paths.news, label: words.news.toUpperCase() },
  { to: paths.memberDonations, label: words.donations.toUpperCase() },
]

const row =
  'flex items-center border-b aria-[current=page]:border-b-3 aria-[current=page]:border-orange aria-[current=page]:text-blue'

const memberDrawerId = 'menu-anggota'

/** Member menu and account menu on small screens. */
function MemberDrawer({ visitor }: { visitor: Visitor }) {
  return (
    <Drawer id={memberDrawerId}>
      <p className="mt-2 text-sm text-muted">
        {words.welcome},
        <br />
        <strong className="text-base text-ink">
          <bdi>{visitor.name}</bdi>
        </strong>
      </p>
      <nav aria-label={words.memberMenu} className="mt-2">
        {memberMenu.map((entry) => (
          <NavLink
            key={entry.to}
            to={entry.to}
            end={entry.to === paths.member}
            className={`${row} min-h-12 font-semibold tracking-wide`}
          >
            {entry.label}
          </NavLink>
        ))}
      </nav>
      <nav aria-label={words.accountMenu} className="mt-4">
        {accountEntries(visitor).map((entry) => (
          <NavLink key={entry.to} to={entry.to} end className={`${row} min-h-11`}>
            {entry.label}
          </NavLink>
        ))}
      </nav>
      <form method="post" action={inLanguage(paths.logout)} className="mt-4">
        <button
          type="submit"
          className="flex min-h-12 w-full items-center justify-center gap-2.5 rounded-control border border-control font-semibold"
        >
          <Icon name="log-out" />
          {words.logout}
        </button>
      </form>
    </Drawer>
  )
}

/** The home layout (docs/reference/specification.md#layouts), around `/member/**` and `/forum/**`. */
export function MemberLayout({
  site,
  visitor,
  children,
}: {
  site: Site
  visitor: Visitor
  children: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col max-md:pb-17.5">
      <SkipLink />
      <MemberBar site={site} visitor={visitor} />
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SmallFooter site={site} />
      <BottomNav home={paths.member} />
    </div>
  )
}

/** The white bar of the member area: menu at the left, greeting, photo and logout at the right. */
function MemberBar({ site, visitor }: { site: Site; visitor: Visitor }) {
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
        <nav
          aria-label={words.memberMenu}
          className="ml-5 flex text-note tracking-wide max-md:hidden lg:ml-0"
        >
          {memberMenu.map((entry) => (
            <NavLink
              key={entry.to}
              to={entry.to}
              end={entry.to === paths.member}
              className="nav-item font-semibold"
            >
              {entry.label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-3">
          <p className="min-w-0 text-right text-note leading-snug text-muted max-md:hidden">
            {words.welcome},
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

/** Photo of the visitor, which opens the drawer with the account menu on phones. */
function PhotoForDrawer({ visitor }: { visitor: Visitor }) {
  return (
    <button type="button" command="show-modal" commandfor={memberDrawerId} className="rounded-full md:hidden">
      <Avatar name={visitor.name} photo={visitor.photo} />
      <span className="sr-only">{words.accountMenu}</span>
    </button>
  )
}
