import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

/** A section's heading under a 2 px rule, with an optional note and a link to the whole section at the right. */
export function Rubric({
  title,
  note,
  link,
  id,
}: {
  title: string
  note?: ReactNode
  link?: SectionLinkProps
  id?: string
}) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t-2 border-ink pt-4">
      <h2 id={id} className="text-section">
        {title}
      </h2>
      {note && <p className="text-note text-muted max-md:order-last max-md:w-full md:mr-auto">{note}</p>}
      {link && <SectionLink {...link} />}
    </div>
  )
}

type SectionLinkProps = {
  to: string
  label: string
  /** Loads a new document: for a page with a content security policy of its own. */
  reloadDocument?: true
}

/** A blue link with an arrow to a whole section. */
function SectionLink({ label, ...link }: SectionLinkProps) {
  return (
    <Link
      {...link}
      className="-my-2.5 inline-flex min-h-11 items-center gap-2 font-semibold text-blue hover:text-blue-hover hover:underline max-md:text-note"
    >
      {label}
      <Icon name="arrow-right" className="size-4.5" />
    </Link>
  )
}
