import type { ReactNode } from 'react'
import { paths } from '#src/urls/paths.ts'
import { Cover } from './cover.tsx'

/** A seed that draws truntum, the small stars of the empty state. */
const truntumSeed = 12

type EmptyProps = {
  title: string
  /** One sentence with the next step. */
  children: ReactNode
  /** The one next action. */
  action?: ReactNode
  /** `katun` for a search without results, `langit` for a personal list. */
  cloth?: 'katun' | 'langit'
}

/** An empty list. */
export function Empty({ title, children, action, cloth = 'katun' }: EmptyProps) {
  const image = { src: paths.cover(cloth, truntumSeed, 368, 200), width: 368, height: 200 }
  return (
    <div className="max-w-92">
      <Cover image={image} className="h-50 w-full" />
      <h2 className="mt-5 text-card">{title}</h2>
      <p className="mt-1.5 text-balance text-soft">{children}</p>
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
