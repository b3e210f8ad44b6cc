import type { ReactNode } from 'react'

/** The one h1 of a list page, with its lead. */
export function PageHeading({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <header className="pt-5 md:pt-11">
      <h1 className="text-page">{title}</h1>
      {lead && <p className="mt-3.5 max-w-2xl text-balance text-lead text-soft md:mt-4.5">{lead}</p>}
    </header>
  )
}
