import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type FoldedProps = { title: string; isOpen?: boolean; isEnding?: boolean; children: ReactNode }

/** Collapsible block for rarely used actions, without script too. */
export const Folded = ({ title, isOpen = false, isEnding = false, children }: FoldedProps) => (
  <details open={isOpen} className="group/folded">
    <summary
      className={`flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 text-note font-semibold hover:underline [&::-webkit-details-marker]:hidden ${isEnding ? 'text-bad' : 'text-blue'}`}
    >
      {title}
      <Icon name="chevron-down" className="size-4.5 group-open/folded:rotate-180" />
    </summary>
    {children}
  </details>
)
