import { paths } from '#src/urls/paths.ts'
import { Link } from '../link.tsx'
import type { Site } from '../site.ts'
import { ThemeSwitch } from '../theme-switch.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import * as words from './words.id.ts'

const link = 'link inline-flex min-h-11 items-center'

/** The one-line footer of the member area. */
export function SmallFooter({ site }: { site: Site }) {
  return (
    <footer className="border-t text-sm text-muted">
      <div className="wrap flex flex-col gap-x-6 py-6 md:flex-row md:items-center">
        <p className="md:mr-auto">
          {site.name}
          {site.email && (
            <>
              {` · ${words.help}: `}
              <a href={`mailto:${site.email}`} className="inline-flex min-h-11 items-center hover:underline">
                {site.email}
              </a>
            </>
          )}
        </p>
        <ThemeSwitch />
        <p className="flex flex-wrap gap-x-6">
          <LanguageSwitch site={site} className={link} />
          <Link to={paths.privacy} className={link}>
            {words.privacy}
          </Link>
          <Link to={paths.terms} className={link}>
            {words.terms}
          </Link>
        </p>
      </div>
    </footer>
  )
}
