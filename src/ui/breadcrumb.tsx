import { inLanguage } from '#src/urls/in-language.ts'
import { StructuredData, useSite } from './head.tsx'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import * as words from './words.id.ts'

type BreadcrumbProps = {
  /** Ancestors, topmost first. */
  items: { to: string; label: string; lang?: string | undefined; reloadDocument?: true }[]
  /** Label of the page itself; omitted for an article, whose title follows. */
  here?: string
}

/** Breadcrumbs: links to the ancestors, then the page itself; also as structured data. */
export function Breadcrumb({ items, here }: BreadcrumbProps) {
  return (
    <nav aria-label={words.whereYouAre} className="text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {items.map((item, i) => (
          <li key={item.to} className="flex items-center gap-2 wrap-anywhere">
            {i > 0 && <Icon name="chevron-right" className="size-4" />}
            <Link
              to={item.to}
              lang={item.lang}
              reloadDocument={item.reloadDocument}
              className="-my-2.5 inline-flex min-h-11 items-center underline decoration-control/60 underline-offset-4 hover:text-ink hover:decoration-2"
            >
              {item.label}
            </Link>
          </li>
        ))}
        {here && (
          <li aria-current="page" className="flex items-center gap-2 wrap-anywhere">
            <Icon name="chevron-right" className="size-4" />
            {here}
          </li>
        )}
      </ol>
      <BreadcrumbData items={items} here={here} />
    </nav>
  )
}

function BreadcrumbData({ items, here }: { items: BreadcrumbProps['items']; here: string | undefined }) {
  const { publicUrl } = useSite()
  const places = items.map(({ to, label }) => ({ name: label, item: publicUrl + inLanguage(to) }))
  return (
    <StructuredData
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: (here ? [...places, { name: here }] : places).map((place, i) => ({
          '@type': 'ListItem',
          position: i + 1,
          ...place,
        })),
      }}
    />
  )
}
