import type { ReactNode } from 'react'
import { paths } from '#src/urls/paths.ts'
import { Avatar } from '../avatar.tsx'
import { Link } from '../link.tsx'
import { Logo } from '../logo.tsx'
import type { Site, Visitor } from '../site.ts'
import { LogoutButton } from './account-menu.tsx'
import { mainId, SkipLink } from './skip-link.tsx'
import { SmallFooter } from './small-footer.tsx'

/** Layout of profile, security and step-up: a bar with name, photo and Logout, without navigation. */
export function AuthLayout({
  site,
  visitor,
  children,
}: {
  site: Site
  visitor: Visitor
  children: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="no-print bar bar-solid sticky top-0 z-30">
        <div className="wrap flex h-16 items-center justify-between gap-3 md:h-20">
          <Link to={paths.member} className="flex min-h-11 items-center">
            <Logo name={site.name} />
          </Link>
          <div className="flex items-center gap-3">
            <p className="font-semibold max-sm:sr-only">
              <bdi>{visitor.name}</bdi>
            </p>
            <Avatar name={visitor.name} photo={visitor.photo} />
            <LogoutButton withWord />
          </div>
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SmallFooter site={site} />
    </div>
  )
}
