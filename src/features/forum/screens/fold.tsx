import type { ReactNode } from 'react'

type FoldProps = { icon: ReactNode; label: string; about: string; isOpen?: boolean; children: ReactNode }

/** Disclosure button for a small form; works without script. */
export function Fold({ icon, label, about, isOpen = false, children }: FoldProps) {
  return (
    <details open={isOpen} className="group min-w-0 open:w-full open:basis-full">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 px-1 text-note font-semibold text-off-text hover:text-ink hover:underline [&::-webkit-details-marker]:hidden">
        {icon}
        {label}
        <span className="sr-only"> {about}</span>
      </summary>
      <div className="mt-2 mb-3 rounded-panel border bg-paper p-4 text-ink md:p-5">{children}</div>
    </details>
  )
}
