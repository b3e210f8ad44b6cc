import { useSite } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { paths } from '#src/urls/paths.ts'
import * as words from './words.id.ts'

const way = 'flex min-h-11 items-center gap-3 font-medium wrap-anywhere hover:underline'

/** Contacts for questions about a gift; those missing in the settings are left out. */
export function DonateContact() {
  const { site } = useSite()
  return (
    <section>
      <Rubric title={words.askFirst} />
      <ul className="mt-3">
        {site.email && (
          <li>
            <a href={`mailto:${site.email}?subject=${words.mailSubject}`} className={way}>
              <Icon name="mail" />
              {site.email}
            </a>
          </li>
        )}
        {site.whatsapp && (
          <li>
            <a href={`https://wa.me/${site.whatsapp}`} rel="noopener" className={way}>
              <Icon name="brand-whatsapp" />
              {words.whatsapp}
            </a>
          </li>
        )}
        <li>
          <Link to={paths.contact} className={way}>
            <Icon name="send" />
            {words.sendMessage}
          </Link>
        </li>
      </ul>
    </section>
  )
}
