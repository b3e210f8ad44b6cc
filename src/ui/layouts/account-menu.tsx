import { useLocation } from 'react-router'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { hasDuty } from '#src/wire/actor.ts'
import { Avatar } from '../avatar.tsx'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import type { Visitor } from '../site.ts'
import * as words from './words.id.ts'

/** Entries of the account menu; the desk only for people with a duty. */
export function accountEntries(visitor: Visitor) {
  return [
    { to: paths.profile, label: words.myProfile },
    { to: paths.myPosts, label: words.myPosts },
    { to: paths.memberDonations, label: words.donations },
    { to: paths.visits, label: words.visits },
    { to: paths.security, label: words.security },
    { to: paths.home, label: words.publicSite },
    ...(hasDuty(visitor) ? [{ to: paths.desk, label: words.desk }] : []),
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
        <span className="sr-only">{words.accountMenu}</span>
      </button>
      <div key={key} id="menu-akun" popover="auto" className="menu-panel menu-panel-end">
        <nav aria-label={words.accountMenu} className="p-2">
          <ul>
            {accountEntries(visitor).map((entry) => (
              <li key={entry.to}>
                <Link to={entry.to} className={row}>
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
          <form method="post" action={inLanguage(paths.logout)} className="mt-2 border-t pt-2">
            <button type="submit" className={row}>
              <Icon name="log-out" />
              {words.logout}
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
    <form method="post" action={inLanguage(paths.logout)}>
      <button
        type="submit"
        className="flex h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 font-semibold hover:bg-kain"
      >
        <Icon name="log-out" />
        <span className={withWord ? '' : 'sr-only'}>{words.logout}</span>
      </button>
    </form>
  )
}
