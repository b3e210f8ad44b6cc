import { useEffect, useRef } from 'react'
import { Link, NavLink } from 'react-router'
import { paths } from '#src/urls/paths.ts'
import { ButtonLink } from '../button.tsx'
import { Logo } from '../logo.tsx'
import type { Site, Visitor } from '../site.ts'
import { AboutMenu } from './about-menu.tsx'
import { aboutMenu, publicMenu } from './menu.ts'
import { navItem } from './nav-item.ts'
import { PublicDrawer } from './public-drawer.tsx'

type TopBarProps = { site: Site; visitor: Visitor | null; overDeep: boolean }

/** Logo, menu and Donate. Transparent at scroll 0, white after that. */
export function TopBar({ site, visitor, overDeep }: TopBarProps) {
  const bar = useTopMark()
  return (
    <div ref={bar} className={`bar ${overDeep ? 'bar-over-deep' : ''}`}>
      <div className="wrap flex h-16 items-center justify-between gap-4 md:h-20">
        <Link to={paths.home} className="flex min-h-11 min-w-0 items-center">
          <Logo name={site.name} />
        </Link>
        <nav aria-label="Menu utama" className="flex items-center max-md:hidden">
          <NavLink to={paths.home} end className={navItem}>
            Home
          </NavLink>
          <AboutMenu groups={site.aboutMenu ?? aboutMenu} />
          {publicMenu.map((entry) => (
            <NavLink key={entry.to} to={entry.to} className={navItem}>
              {entry.label}
            </NavLink>
          ))}
          <span className="ml-2 lg:ml-5">
            <ButtonLink to={paths.donate} reloadDocument variant="orange" size={44}>
              Donate
            </ButtonLink>
          </span>
        </nav>
        <PublicDrawer visitor={visitor} groups={site.aboutMenu ?? aboutMenu} />
      </div>
    </div>
  )
}

/** Marks a page scrolled to the top for browsers without scroll timelines; without script their bar stays white. */
function useTopMark() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return
    const mark = () => bar.current?.toggleAttribute('data-at-top', window.scrollY === 0)
    mark()
    window.addEventListener('scroll', mark, { passive: true })
    return () => window.removeEventListener('scroll', mark)
  }, [])
  return bar
}
