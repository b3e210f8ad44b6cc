import { paths } from '#src/urls/paths.ts'
import { telLink } from '#src/wire/phone-link.ts'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import type { Site, Visitor } from '../site.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { SocialLinks } from './social-links.tsx'
import * as words from './words.id.ts'

const item = '-mx-1.5 flex h-11 items-center gap-2 px-1.5 -outline-offset-3 hover:text-white hover:underline'

/** The dark strip above the top bar, from 900 px up. */
export function ContactBar({ site, visitor }: { site: Site; visitor: Visitor | null }) {
  return (
    <div className="bg-deep text-sm text-mist max-md:hidden">
      <div className="wrap flex h-11 items-center gap-7">
        {site.phone && (
          <a href={telLink(site.phone)} className={item}>
            <Icon name="phone" className="size-4" />
            {site.phone}
          </a>
        )}
        {site.email && (
          <a href={`mailto:${site.email}`} className={item}>
            <Icon name="mail" className="size-4" />
            {site.email}
          </a>
        )}
        <SocialLinks social={site.social} className="-mr-1 ml-auto" />
        <LanguageSwitch site={site} className={item} />
        <Link to={paths.search} className={item}>
          <Icon name="search" className="size-4" />
          {words.search}
        </Link>
        {visitor ? (
          <Link to={paths.member} className={`${item} font-semibold text-white`}>
            <Icon name="layout-dashboard" className="size-4" />
            {words.dashboard}
          </Link>
        ) : (
          <GuestLinks />
        )}
      </div>
    </div>
  )
}

function GuestLinks() {
  return (
    <>
      <Link to={paths.register} className={item}>
        {words.register}
      </Link>
      <Link to={paths.login} className={`${item} font-semibold text-white`}>
        <Icon name="log-in" className="size-4" />
        {words.login}
      </Link>
    </>
  )
}
