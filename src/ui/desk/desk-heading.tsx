import type { ReactNode } from 'react'

type DeskHeadingProps = {
  title: string
  /** One sentence: the purpose or state of the page. */
  lead?: ReactNode
  /** Buttons of the whole page, at the right where there is room. */
  acts?: ReactNode
}

/** The one h1 of a page at the desk: smaller than on readers' pages. */
export function DeskHeading({ title, lead, acts }: DeskHeadingProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3.5">
      <div className="min-w-0 max-w-2xl grow basis-80">
        <h1 className="text-[1.75rem] leading-tight tracking-[-0.02em] wrap-break-word md:text-[2rem]">
          {title}
        </h1>
        {lead && <p className="mt-1 text-note text-muted">{lead}</p>}
      </div>
      {acts && <div className="flex flex-wrap gap-2.5">{acts}</div>}
    </header>
  )
}
