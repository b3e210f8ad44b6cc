import type { ReactNode } from 'react'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { telLink } from '#src/wire/phone-link.ts'
import { Button, ButtonLink } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { Logo } from '../logo.tsx'
import type { Site } from '../site.ts'
import { ThemeSwitch } from '../theme-switch.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { SocialLinks } from './social-links.tsx'
import * as words from './words.id.ts'

/** The public footer; `children` is the visitor counter. */
export function Footer({ site, children }: { site: Site; children?: ReactNode }) {
  return (
    <footer className="bg-deep text-note text-mist">
      <div className="selvedge" />
      <div className="wrap pt-12 md:pt-16">
        <div className="grid gap-9 sm:grid-cols-2 md:gap-11 lg:grid-cols-[1fr_1fr_19.25rem]">
          <About site={site} />
          <Purpose site={site} />
          <Contact site={site}>{children}</Contact>
        </div>
        <Subscribe />
        <Legal site={site} />
      </div>
    </footer>
  )
}

function About({ site }: { site: Site }) {
  return (
    <div>
      <div className="text-white [--mark:var(--color-white)]">
        <Logo name={site.name} />
      </div>
      {site.brand?.tagline && (
        <p className="mt-4 max-w-95 text-lg leading-snug text-white">{site.brand.tagline}</p>
      )}
      {site.about && <p className="mt-5.5 max-w-95">{site.about}</p>}
      <SocialLinks social={site.social} boxed className="mt-5 gap-2 text-white" />
    </div>
  )
}

function Purpose({ site }: { site: Site }) {
  if (!site.vision && !site.mission) return null
  return (
    <div className="border-l-3 border-orange pl-5">
      {site.vision && (
        <>
          <h2 className="text-base leading-tight text-white">{words.vision}</h2>
          <p className="mt-3 mb-5 max-w-86 text-lg leading-normal text-white">{site.vision}</p>
        </>
      )}
      {site.mission && (
        <>
          <h2 className="text-base leading-tight text-white">{words.mission}</h2>
          <p className="mt-3.5 max-w-86">{site.mission}</p>
        </>
      )}
    </div>
  )
}

const line = 'flex min-h-11 items-center gap-3 wrap-anywhere hover:text-white hover:underline'

function Contact({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <div className="gap-9 sm:max-lg:col-span-2 sm:max-lg:columns-2">
      <h2 className="text-base leading-tight text-white">{words.secretariat}</h2>
      <address className="mt-3.5 not-italic">
        {site.address && (
          <p className="flex gap-3 py-1.5 whitespace-pre-line [&_svg]:mt-0.5">
            <Icon name="map-pin" />
            {site.address}
          </p>
        )}
        {site.phone && (
          <a href={telLink(site.phone)} className={line}>
            <Icon name="phone" />
            {site.phone}
          </a>
        )}
        {site.email && (
          <a href={`mailto:${site.email}`} className={line}>
            <Icon name="mail" />
            {site.email}
          </a>
        )}
      </address>
      <div className="mt-2.5 mb-6">
        <ButtonLink to={paths.contact} variant="light">
          <Icon name="send" />
          {words.sendMail}
        </ButtonLink>
      </div>
      {children}
    </div>
  )
}

/** Posts an address to the page that subscribes, which asks for the rest. */
const Subscribe = () => (
  <form method="post" action={inLanguage(paths.subscribe)} className="mt-9 flex flex-wrap items-center gap-3">
    <label htmlFor="footer-email">{words.newsletter}</label>
    <input
      id="footer-email"
      name="email"
      type="email"
      required
      autoComplete="email"
      className="h-12 min-w-0 rounded-control border border-control bg-paper px-3.5 text-base text-ink"
    />
    <Button type="submit" variant="light">
      {words.subscribe}
    </Button>
  </form>
)

const legalLinks = [
  [paths.regions, words.regions],
  [paths.contact, words.contact],
  [paths.privacy, words.privacy],
  [paths.terms, words.terms],
] as const

function Legal({ site }: { site: Site }) {
  const link =
    'inline-flex min-h-11 items-center text-white underline decoration-mist/60 underline-offset-4 hover:decoration-2'
  return (
    <div className="mt-9 flex flex-col border-t border-mist/35 pt-4 pb-10 text-sm text-white md:mt-12 md:flex-row md:flex-wrap md:items-center md:gap-x-7">
      <p className="py-2 md:mr-auto">
        © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {site.name}
        {words.mapSource}
      </p>
      <ThemeSwitch />
      <LanguageSwitch site={site} className={link} />
      {legalLinks.map(([to, label]) => (
        <Link key={to} to={to} className={link}>
          {label}
        </Link>
      ))}
    </div>
  )
}
