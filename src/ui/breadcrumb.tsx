import { Link } from 'react-router'
import { Icon } from './icon.tsx'

/** Where the page lies: links to what is above it, then the page's own place. */
export function Breadcrumb({ items, here }: { items: { to: string; label: string }[]; here: string }) {
  return (
    <nav aria-label="Letak halaman" className="text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {items.map((item) => (
          <li key={item.to} className="flex items-center gap-2">
            <Link
              to={item.to}
              className="-my-2.5 inline-flex min-h-11 items-center underline decoration-control/60 underline-offset-4 hover:text-ink hover:decoration-2"
            >
              {item.label}
            </Link>
            <Icon name="chevron-right" className="size-4" />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
