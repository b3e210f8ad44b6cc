import type { ReactNode } from 'react'
import { LOCALE } from '#src/urls/language.id.ts'
import type { Participant } from '../institutions/directory/model.ts'
import { RegionLink } from '../regions/region-link.tsx'
import * as words from './words.id.ts'

const way = 'link -my-2.5 inline-flex min-h-11 items-center wrap-anywhere'

type ContactsProps = {
  item: Participant
  /** Too few for a strip of their own. */
  figures: readonly { fact: string; value: number | string }[]
}

/** Place of an institution and ways to reach it, as far as they are known. */
export function ParticipantContacts({ item, figures }: ContactsProps) {
  const { region, address, email, links } = item
  return (
    <dl className="self-start border-t-2 border-ink">
      <Contact label={words.region}>
        <RegionLink id={region.id} className={way}>
          {region.name}
        </RegionLink>
      </Contact>
      {figures.map(({ fact, value }) => (
        <Contact key={fact} label={fact}>
          {typeof value === 'number' ? value.toLocaleString(LOCALE) : value}
        </Contact>
      ))}
      {address && (
        <Contact label={words.address}>
          <span className="whitespace-pre-line">{address}</span>
        </Contact>
      )}
      {email && (
        <Contact label={words.email}>
          <a href={`mailto:${email}`} className={way}>
            {email}
          </a>
        </Contact>
      )}
      {links.length > 0 && (
        <Contact label={words.website}>
          <ul>
            {links.map((link) => (
              <li key={link}>
                <a href={link} rel="noopener" className={way}>
                  {hostOf(link)}
                </a>
              </li>
            ))}
          </ul>
        </Contact>
      )}
    </dl>
  )
}

/** Host of an address, as the reader will see it in the bar: one that looks like another is in its plain letters. */
const hostOf = (link: string) => new URL(link).hostname.replace(/^www\./, '')

const Contact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3 border-b py-3">
    <dt className="text-muted">{label}</dt>
    <dd className="min-w-0 figures wrap-anywhere">{children}</dd>
  </div>
)
