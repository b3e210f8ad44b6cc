import { useLocation } from 'react-router'
import { paths } from '#src/urls/paths.ts'
import { hasDuty } from '#src/wire/actor.ts'
import { Avatar } from '../avatar.tsx'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import type { Visitor } from '../site.ts'

/** Entries of the account menu; the desk only for people with a duty. */
export function accountEntries(visitor: Visitor) {
  return [
    { to: paths.profile, label: 'Profil' },
    { to: paths.myPosts, label: 'Tulisan saya' },
    { to: paths.memberDonations, label: 'Donasi' },
    { to: paths.visits, label: 'Kunjungan' },
    { to: paths.security, label: 'Keamanan' },
    { to: paths.home, label: 'Situs publik' },
    ...(hasDuty(visitor) ? [{ to: paths.desk, label: 'Meja kerja' }] : []),
  ]
}

/** The photo that opens the account menu, a native popover. */
export function AccountMenu({ visitor }: { visitor: Visitor }) {
  const { key } = useLocation()
  const row =
    'flex min-h-11 w-full items-center gap-3 rounded-control px-3 font-medium -outline-offset-3 hover:bg-sky'
  return (
    <>
      <button type="button" popoverTarget="menu-akun" className="rounded-full">
        <Avatar name={visitor.name} photo={visitor.photo} />
        <span className="sr-only">Menu akun</span>
      </button>
      <div key={key} id="menu-akun" popover="auto" className="menu-panel menu-panel-end">
        <nav aria-label="Menu akun" className="p-2">
          <ul>
            {accountEntries(visitor).map((entry) => (
              <li key={entry.to}>
                <Link to={entry.to} className={row}>
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
          <form method="post" action={paths.logout} className="mt-2 border-t pt-2">
            <button type="submit" className={row}>
              <Icon name="log-out" />
              Logout
            </button>
          </form>
        </nav>
      </div>
    </>
  )
}

/** The logout button beside the photo. A plain form: it works without script. */
export function LogoutButton({ withWord = false }: { withWord?: boolean }) {
  return (
    <form method="post" action={paths.logout}>
      <button
        type="submit"
        className="flex h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 font-semibold hover:bg-kain"
      >
        <Icon name="log-out" />
        <span className={withWord ? '' : 'sr-only'}>Logout</span>
      </button>
    </form>
  )
}
