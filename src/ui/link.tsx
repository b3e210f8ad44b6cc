import { type LinkProps, Link as RouterLink, useLocation } from 'react-router'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { Icon } from './icon.tsx'
import * as words from './words.id.ts'

/**
 * A link within the site. On the server an address that begins with `/` is a plain `<a>` at once: there is nothing to
 * resolve, and resolving was a fifth of what a page costs.
 */
export function Link({
  to,
  reloadDocument,
  preventScrollReset,
  replace,
  ...rest
}: Omit<
  LinkProps,
  'discover' | 'prefetch' | 'relative' | 'state' | 'viewTransition' | 'mask' | 'defaultShouldRevalidate'
>) {
  if (import.meta.env.SSR && typeof to === 'string' && to.startsWith('/'))
    return <a {...rest} href={inLanguage(to)} />
  const behaviour = { reloadDocument, preventScrollReset, replace }
  return <RouterLink {...rest} {...behaviour} to={to} discover="none" />
}

type NavLinkProps = Omit<Parameters<typeof Link>[0], 'to'> & {
  to: string
  /** True: current at this address alone, not below it. */
  end?: boolean
}

/** A link of a menu, marked with `aria-current` at its address and below it, whatever the query. */
export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  const path = to.replace(/[?#].*/, '') || '/'
  const isCurrent = end ? isAt(pathname, path) : isWithin(pathname, path)
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />
}

type MenuLinkProps = { to: string; label: string; className: string; end?: boolean }

/** An entry of a menu that the desk arranges; one that leads to another site is marked. */
export function MenuLink({ to, label, className, end = to === paths.home }: MenuLinkProps) {
  if (to.startsWith('/'))
    return (
      <NavLink to={to} end={end} className={className}>
        {label}
      </NavLink>
    )
  return (
    <a href={to} rel="noopener noreferrer" className={className}>
      {label}
      <Icon name="external-link" className="ml-1.5 size-4" />
      <span className="sr-only"> {words.otherSite}</span>
    </a>
  )
}

const plain = (path: string) =>
  (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path).toLowerCase()

const isAt = (pathname: string, to: string) => plain(pathname) === plain(to)

/** True at the address `to` and below it. */
export const isWithin = (pathname: string, to: string) =>
  isAt(pathname, to) || plain(pathname).startsWith(`${plain(to)}/`)
