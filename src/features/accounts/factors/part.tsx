import type { ReactNode } from 'react'
import { Rubric } from '#src/ui/rubric.tsx'

/** Section of the security page. */
export function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section>
      <Rubric title={title} />
      <p className="mt-2 mb-4 text-muted">{lead}</p>
      {children}
    </section>
  )
}
