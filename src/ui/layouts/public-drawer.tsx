import { useLocation } from 'react-router'
import { paths } from '#src/urls/paths.ts'
import { ButtonLink } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { isWithin, MenuLink, NavLink } from '../link.tsx'
import type { MenuEntries, MenuGroups, Site, Visitor } from '../site.ts'
import { Drawer } from './drawer.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import * as words from './words.id.ts'

type PublicDrawerProps = { site: Site; visitor: Visitor | null; main: MenuEntries; groups: MenuGroups }

/** The public menu on small screens: all entries of the desktop bars. */
export function PublicDrawer({ site, visitor, main, groups }: PublicDrawerProps) {
  return (
    <Drawer id="menu-publik">
      <nav aria-label={words.mainMenu}>
        {main.map(({ to, label }) =>
          to === paths.about() ? (
            <AboutRows key={to} label={label} groups={groups} />
          ) : (
            <MenuLink key={to} to={to} label={label} className="drawer-row text-lg font-semibold" />
          ),
        )}
        <NavLink to={paths.search} className="drawer-row gap-2.5 text-lg font-semibold">
          <Icon name="search" />
          {words.searchSite}
        </NavLink>
        <LanguageSwitch site={site} className="drawer-row text-lg font-semibold" />
      </nav>
      <div className="mt-4.5 grid grid-cols-2 gap-x-3 gap-y-2.5">
        {visitor ? (
          <div className="col-span-2">
            <ButtonLink to={paths.member} variant="outline" size={44} wide>
              {words.dashboard}
            </ButtonLink>
          </div>
        ) : (
          <>
            <ButtonLink to={paths.register} variant="outline" size={44}>
              {words.register}
            </ButtonLink>
            <ButtonLink to={paths.login} variant="outline" size={44}>
              {words.login}
            </ButtonLink>
          </>
        )}
        <div className="col-span-2">
          <ButtonLink to={paths.donate} reloadDocument variant="orange" wide>
            {words.donate}
          </ButtonLink>
        </div>
      </div>
    </Drawer>
  )
}

function AboutRows({ label, groups }: { label: string; groups: MenuGroups }) {
  const isHere = isWithin(useLocation().pathname, paths.about())
  return (
    <details open={isHere} className="group">
      <summary className="drawer-row justify-between text-lg font-semibold">
        {label}
        <Icon
          name="chevron-down"
          className="mr-0.5 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <p className="border-b pt-4 pb-1.5 pl-4.5 text-sm text-muted">{group.title}</p>
          {group.entries.map((entry) => (
            <MenuLink key={entry.to} to={entry.to} label={entry.label} className="drawer-row drawer-entry" />
          ))}
        </section>
      ))}
    </details>
  )
}
