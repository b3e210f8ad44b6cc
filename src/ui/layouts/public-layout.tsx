import { type ReactNode, use, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#src/urls/paths.ts'
import { chatLink } from '#src/wire/phone-link.ts'
import { ButtonLink } from '../button.tsx'
import { Cover } from '../cover.tsx'
import { Icon } from '../icon.tsx'
import { isWithin, Link, MenuLink } from '../link.tsx'
import { Logo } from '../logo.tsx'
import type { MenuEntries, MenuGroups, Site, Visitor } from '../site.ts'
import { BottomNav } from './bottom-nav.tsx'
import { ContactBar } from './contact-bar.tsx'
import { Footer } from './footer.tsx'
import { FrameIsKnown, frameClass } from './frame.ts'
import { intoBar, menusOf } from './menu.ts'
import { PublicDrawer } from './public-drawer.tsx'
import { mainId, SkipLink } from './skip-link.tsx'
import * as words from './words.id.ts'

/** A seed that draws ceplok, the pattern at the end of the panel. */
const ceplokSeed = 8
const cloth = { src: paths.cover('indigo', ceplokSeed, 210, 400), width: 210, height: 400 }

/** The About Us button and its panel of three columns; a native popover, so Esc and a click outside close it. */
function AboutMenu({ label, groups }: { label: string; groups: MenuGroups }) {
  const { key, pathname } = useLocation()
  const isHere = isWithin(pathname, paths.about())
  return (
    <>
      <button
        type="button"
        popoverTarget="menu-about"
        aria-current={isHere ? 'true' : undefined}
        className="nav-item group"
      >
        {label}
        <Icon name="chevron-down" className="size-4 text-current/80" />
      </button>
      {/* A new location remounts the panel closed. */}
      <div key={key} id="menu-about" popover="auto" className="menu-panel menu-panel-wide">
        <div className="flex">
          <div className="grid flex-1 grid-cols-3 gap-x-6 px-6 pt-5 pb-9">
            {groups.map((group) => (
              <section key={group.title} aria-label={group.title}>
                <p className="mb-1.5 text-sm text-muted">{group.title}</p>
                <ul>
                  {group.entries.map((entry) => (
                    <li key={entry.to}>
                      <MenuLink to={entry.to} label={entry.label} className="panel-link" />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <div className="relative w-52.5 flex-none max-lg:hidden">
            <Cover image={cloth} className="absolute inset-0 size-full" />
          </div>
        </div>
      </div>
    </>
  )
}

/** Entries of the main menu that the bar has no room for, behind a button. */
function MoreMenu({ entries }: { entries: MenuEntries }) {
  const { key } = useLocation()
  return (
    <>
      <button type="button" popoverTarget="menu-lainnya" className="nav-item group">
        {words.more}
        <Icon name="chevron-down" className="size-4 text-current/80" />
      </button>
      <div key={key} id="menu-lainnya" popover="auto" className="menu-panel menu-panel-end">
        <ul className="px-5 py-2">
          {entries.map(({ to, label }) => (
            <li key={to}>
              <MenuLink to={to} label={label} className="panel-link" />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

type PublicLayoutProps = {
  site: Site
  visitor: Visitor | null
  /** True if the page begins with a dark hero: the bar at scroll 0 is white text on dark. */
  overDeep?: boolean
  /** The visitor counter, shown in the footer. */
  counter?: ReactNode
  children: ReactNode
}

/** Bars, main, footer, chat button and bottom bar around every public page. */
export function PublicLayout({ site, visitor, overDeep = false, counter, children }: PublicLayoutProps) {
  const isKnown = use(FrameIsKnown)
  return (
    <div className={frameClass}>
      {!isKnown && (
        <>
          <SkipLink />
          {overDeep && <div className="no-print absolute inset-x-0 top-0 h-16 bg-deep md:h-31" />}
          <header className="no-print sticky top-0 z-30 md:-top-11">
            <ContactBar site={site} visitor={visitor} />
            <TopBar site={site} visitor={visitor} overDeep={overDeep} />
          </header>
        </>
      )}
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {!isKnown && (
        <>
          <Footer site={site}>{counter}</Footer>
          <ChatButton whatsapp={site.whatsapp} />
          <BottomNav home={paths.home} />
        </>
      )}
    </div>
  )
}

/** Opens a chat with the secretariat: in the margin, on phones in the bottom bar, so that it covers nothing; see `.chat`. */
function ChatButton({ whatsapp }: { whatsapp: string }) {
  if (!whatsapp) return null
  return (
    <aside aria-label={words.chat}>
      <a href={chatLink(whatsapp)} rel="noopener" aria-label={words.askUs} className="chat">
        <Icon name="brand-whatsapp" className="size-6" />
        <span>{words.askUs}</span>
      </a>
    </aside>
  )
}

type TopBarProps = { site: Site; visitor: Visitor | null; overDeep: boolean }

/** Logo, menu and Donate. Transparent at scroll 0, white after that. */
function TopBar({ site, visitor, overDeep }: TopBarProps) {
  const bar = useTopMark()
  const { main, groups } = menusOf(site)
  const fitting = intoBar(main)
  return (
    <div ref={bar} className={`bar ${overDeep ? 'bar-over-deep' : ''}`}>
      <div className="wrap flex min-h-16 flex-wrap items-center gap-x-4 md:min-h-20">
        {/* Without a width of its own, so that the buttons take a second line only beside a very large name. */}
        <div className="flex-1">
          <Link to={paths.home} className="inline-flex min-h-11 items-center">
            <Logo name={site.name} />
          </Link>
        </div>
        <nav aria-label={words.mainMenu} className="flex items-center max-md:hidden">
          {fitting.bar.map(({ to, label }) =>
            to === paths.about() ? (
              <AboutMenu key={to} label={label} groups={groups} />
            ) : (
              <MenuLink key={to} to={to} label={label} className="nav-item" />
            ),
          )}
          {fitting.more.length > 0 && <MoreMenu entries={fitting.more} />}
        </nav>
        <div className="flex items-center gap-2">
          <ButtonLink to={paths.donate} reloadDocument variant="orange" size={44}>
            {words.donate}
          </ButtonLink>
          <PublicDrawer site={site} visitor={visitor} main={main} groups={groups} />
        </div>
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
