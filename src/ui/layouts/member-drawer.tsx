import { NavLink } from 'react-router'
import { paths } from '#src/urls/paths.ts'
import { Icon } from '../icon.tsx'
import type { Visitor } from '../site.ts'
import { accountEntries } from './account-menu.tsx'
import { Drawer } from './drawer.tsx'
import { memberMenu } from './member-menu.ts'

const row =
  'flex items-center border-b aria-[current=page]:border-b-3 aria-[current=page]:border-orange aria-[current=page]:text-blue'

export const memberDrawerId = 'menu-anggota'

/** Member menu and account menu on small screens. */
export function MemberDrawer({ visitor }: { visitor: Visitor }) {
  return (
    <Drawer id={memberDrawerId}>
      <p className="mt-2 text-sm text-muted">
        Selamat datang,
        <br />
        <strong className="text-base text-ink">
          <bdi>{visitor.name}</bdi>
        </strong>
      </p>
      <nav aria-label="Menu anggota" className="mt-2">
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
      <nav aria-label="Menu akun" className="mt-4">
        {accountEntries(visitor).map((entry) => (
          <NavLink key={entry.to} to={entry.to} end className={`${row} min-h-11`}>
            {entry.label}
          </NavLink>
        ))}
      </nav>
      <form method="post" action={paths.logout} className="mt-4">
        <button
          type="submit"
          className="flex min-h-12 w-full items-center justify-center gap-2.5 rounded-control border border-control font-semibold"
        >
          <Icon name="log-out" />
          Logout
        </button>
      </form>
    </Drawer>
  )
}
