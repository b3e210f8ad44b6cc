import { Link } from 'react-router'
import { allKinds } from '#src/kinds.ts'
import { Icon } from '#src/ui/icon.tsx'

const sections = allKinds.flatMap(({ section }) => (section ? [section] : []))

/** Overview of the searchable sections, shown before a search. */
export function Sections() {
  return (
    <ul className="mt-9 max-w-170 border-b">
      {sections.map(({ to, label, about }) => (
        <li key={to} className="group relative flex items-center gap-4 border-t py-4">
          <div className="min-w-0 flex-1">
            <Link to={to} className="hit-area text-row font-semibold group-hover:underline">
              {label}
            </Link>
            <p className="text-note text-muted">{about}</p>
          </div>
          <Icon name="arrow-right" className="flex-none text-blue" />
        </li>
      ))}
    </ul>
  )
}
