import type { ReactNode } from 'react'
import { Photo } from '#src/ui/photo.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { formatPhone } from '#src/wire/phone.ts'
import { telLink } from '#src/wire/phone-link.ts'
import type { ChosenRegion } from '../regions/model.ts'
import * as words from './words.id.ts'

/** Picture, text and contacts of a region, as far as it has them. */
export function RegionAbout({
  region: { image, content, email, phone, address, lang },
}: {
  region: ChosenRegion
}) {
  const hasContacts = Boolean(email || phone || address)
  return (
    <>
      {image && (
        <Photo image={image} sizes="(min-width: 768px) 720px, 100vw" className="mt-7 aspect-3/2 w-full" />
      )}
      {(content || hasContacts) && (
        <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-11 md:mt-11 md:grid-cols-[minmax(0,1fr)_minmax(16rem,23rem)]">
          {content && <StoredHtml className="article article-plain max-w-170" html={content} lang={lang} />}
          {hasContacts && (
            <dl className="self-start border-t-2 border-ink">
              {address && (
                <Contact label={words.office}>
                  <span className="whitespace-pre-line">{address}</span>
                </Contact>
              )}
              {email && (
                <Contact label={words.email}>
                  <Way href={`mailto:${email}`}>{email}</Way>
                </Contact>
              )}
              {phone && (
                <Contact label={words.phone}>
                  <Way href={telLink(phone)}>{formatPhone(phone)}</Way>
                </Contact>
              )}
            </dl>
          )}
        </div>
      )}
    </>
  )
}

const Contact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3 border-b py-3">
    <dt className="text-muted">{label}</dt>
    <dd className="min-w-0 figures wrap-anywhere">{children}</dd>
  </div>
)

const Way = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className="link -my-2.5 inline-flex min-h-11 items-center wrap-anywhere">
    {children}
  </a>
)
