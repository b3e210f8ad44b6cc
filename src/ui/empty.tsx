import type { ReactNode } from 'react'
import { paths } from '#src/paths.ts'
import { Cover } from './cover.tsx'

/** A seed that weaves truntum, the small stars of the empty state. */
const truntumSeed = 12

type EmptyProps = {
  title: string
  /** One sentence: what to do next. */
  children: ReactNode
  /** The one way on. */
  action?: ReactNode
  /** `katun` for a search without results, `langit` for a list of one's own. */
  cloth?: 'katun' | 'langit'
}

/** A list with nothing in it. */
export function Empty({ title, children, action, cloth = 'katun' }: EmptyProps) {
  const image = { src: paths.cover(cloth, truntumSeed, 368, 200), width: 368, height: 200 }
  return (
    <div className="max-w-92">
      <Cover image={image} className="h-50 w-full" />
      <h2 className="mt-5 text-card">{title}</h2>
      <p className="mt-1.5 text-balance text-ink/80">{children}</p>
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
