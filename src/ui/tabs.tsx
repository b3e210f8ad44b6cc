import { Link } from './link.tsx'

export type TabItem = {
  to: string
  label: string
  count?: number | string
  isCurrent: boolean
  lang?: string | undefined
}

/** Links styled as tabs. On a phone the strip runs to both edges and scrolls sideways; with a mouse it wraps. */
export function Tabs({ label, items }: { label: string; items: TabItem[] }) {
  return (
    <nav
      aria-label={label}
      className="relative isolate min-w-0 max-md:-mx-5 after:absolute after:inset-x-0 after:bottom-0 after:-z-1 after:border-b-2"
    >
      <ul className="flex snap-x gap-x-4.5 overflow-x-auto scroll-px-5 max-md:px-5 md:flex-wrap md:gap-x-2 [scrollbar-width:none]">
        {items.map((item) => (
          <li key={item.to} className="strip-item">
            <Link
              to={item.to}
              lang={item.lang}
              aria-current={item.isCurrent ? 'page' : undefined}
              className="tab"
            >
              {item.label}
              {item.count !== undefined && (
                <span className="text-xs font-medium text-muted figures">{item.count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
