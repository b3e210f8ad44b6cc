import { NavLink, useLocation } from 'react-router'
import { paths } from '#src/urls/paths.ts'
import { Cover } from '../cover.tsx'
import { Icon } from '../icon.tsx'
import type { MenuGroups } from '../site.ts'
import { navItem } from './nav-item.ts'

/** A seed that draws ceplok, the pattern at the end of the panel. */
const ceplokSeed = 8
const cloth = { src: paths.cover('indigo', ceplokSeed, 210, 400), width: 210, height: 400 }

/** The About Us button and its panel of three columns; a native popover, so Esc and a click outside close it. */
export function AboutMenu({ groups }: { groups: MenuGroups }) {
  const { key, pathname } = useLocation()
  const isHere = pathname === paths.about() || pathname.startsWith(`${paths.about()}/`)
  return (
    <>
      <button
        type="button"
        popoverTarget="menu-about"
        aria-current={isHere ? 'true' : undefined}
        className={`${navItem} group has-[+:popover-open]:before:bg-orange`}
      >
        About Us
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
                      <NavLink
                        to={entry.to}
                        className="-mx-2.5 flex min-h-11 items-center rounded-control px-2.5 leading-tight font-medium -outline-offset-3 hover:bg-sky aria-[current=page]:text-blue aria-[current=page]:underline aria-[current=page]:decoration-orange aria-[current=page]:decoration-3 aria-[current=page]:underline-offset-6"
                      >
                        {entry.label}
                      </NavLink>
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
