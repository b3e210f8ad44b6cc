import { Link } from '#src/ui/link.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { paths } from '#src/urls/paths.ts'
import type { DownloadCategoryWire } from './schema.ts'
import * as words from './words.id.ts'

type Counted = Omit<DownloadCategoryWire, 'children'>
type TreeProps = { categories: readonly DownloadCategoryWire[]; chosen: Counted | null; q: string }

export const addressOf = (category: { slug: string } | null, q: string) =>
  withQuery(paths.downloads, { category: category?.slug ?? '', q })

/** All categories in two levels, beside the list. */
export function CategoryTree({ categories, chosen, q }: TreeProps) {
  const entry = (category: Counted | null, label: string, total: number | null, isChild = false) => (
    <Link
      to={addressOf(category, q)}
      aria-current={chosen?.slug === category?.slug ? 'page' : undefined}
      className={`flex min-h-11 items-center justify-between gap-3 border-b py-2 text-note leading-snug hover:text-blue aria-[current=page]:border-l-3 aria-[current=page]:border-l-orange aria-[current=page]:pl-2.5 aria-[current=page]:font-semibold aria-[current=page]:text-blue ${isChild ? 'pl-4.5 text-muted' : ''}`}
    >
      {label}
      <span className="text-sm figures">{total}</span>
    </Link>
  )
  return (
    <nav aria-label={words.categories}>
      {entry(null, words.allResources, totalOf(categories))}
      <ul>
        {categories.map((parent) => (
          <li key={parent.id}>
            {entry(parent, parent.title, parent.total)}
            <ul>
              {parent.children.map((child) => (
                <li key={child.id}>{entry(child, child.title, child.total, true)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Tabs for narrow screens: the upper level, and below it the children of the open one. */
export function CategoryTabs({ categories, chosen, q }: TreeProps) {
  const open = categories.find(
    (parent) => parent.id === chosen?.id || parent.children.some(({ id }) => id === chosen?.id),
  )
  const tab = (category: Counted | null, label: string, count: number | null, isCurrent: boolean) => ({
    to: addressOf(category, q),
    label,
    ...(count !== null && { count }),
    isCurrent,
  })
  return (
    <>
      <Tabs
        label={words.categories}
        items={[
          tab(null, words.all, totalOf(categories), !chosen),
          ...categories.map((parent) => tab(parent, parent.title, parent.total, parent === open)),
        ]}
      />
      {open && open.children.length > 0 && (
        <Tabs
          label={words.partsOf(open.title)}
          items={[
            tab(open, words.all, open.total, open.id === chosen?.id),
            ...open.children.map((child) => tab(child, child.title, child.total, child.id === chosen?.id)),
          ]}
        />
      )}
    </>
  )
}

/** Null if the categories could not be loaded. */
const totalOf = (categories: readonly DownloadCategoryWire[]) =>
  categories.length > 0 ? categories.reduce((sum, { total }) => sum + total, 0) : null
