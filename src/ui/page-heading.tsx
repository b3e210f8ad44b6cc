import type { ReactNode } from 'react'

type Props = {
  title: string
  lead?: ReactNode
  /** Language of both, if not the page's. */
  lang?: string | undefined
}

/** The one h1 of a list page, with its lead. */
export function PageHeading({ title, lead, lang }: Props) {
  return (
    <header className="pt-5 md:pt-11">
      <h1 lang={lang} className="text-page">
        {title}
      </h1>
      {lead && (
        <p lang={lang} className="mt-3.5 max-w-2xl text-balance text-lead text-soft md:mt-4.5">
          {lead}
        </p>
      )}
    </header>
  )
}
