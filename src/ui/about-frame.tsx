import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#src/urls/paths.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { Cover, type CoverImage } from './cover.tsx'
import { useSite } from './head.tsx'
import { Icon } from './icon.tsx'
import { menusOf } from './layouts/menu.ts'
import { MenuLink } from './link.tsx'
import * as words from './words.id.ts'

type AboutFrameProps = {
  title: string
  lead: string
  /** Language of title and lead, if not the page's. */
  lang?: string | undefined
  /** A band of textile pattern below the lead. */
  cloth?: CoverImage
  children: ReactNode
}

/** Layout of a page about the network: heading, menu of all such pages at the left (on top on phones), text. */
export function AboutFrame({ title, lead, lang, cloth, children }: AboutFrameProps) {
  const { pathname } = useLocation()
  const isTop = pathname === paths.about()
  const { site } = useSite()
  const entries = menusOf(site).groups.flatMap((group) => group.entries)
  const here = entries.find(({ to }) => to === pathname)?.label ?? title
  return (
    <div className="wrap pb-14 md:pb-20">
      <header className="pt-5 md:pt-11">
        {isTop ? (
          <Breadcrumb items={[{ to: paths.home, label: words.home }]} here={words.aboutUs} />
        ) : (
          <Breadcrumb items={[{ to: paths.about(), label: words.aboutUs }]} here={here} />
        )}
        <h1 lang={lang} className="mt-3 text-page md:mt-4">
          {title}
        </h1>
      </header>
      <div className="mt-6 md:mt-10 md:grid md:grid-cols-[270px_minmax(0,1fr)] md:gap-x-11 lg:gap-x-18 print:block">
        <Menu here={here} pathname={pathname} />
        <div className="max-md:mt-5">
          <p lang={lang} className="max-w-170 text-lead text-balance text-soft">
            {lead}
          </p>
          {cloth && (
            <Cover
              image={cloth}
              eager
              className="mt-5 h-30 w-full max-md:-mx-5 max-md:w-screen max-md:max-w-none md:mt-6 md:h-45"
            />
          )}
          <div className="mt-8 md:mt-9">{children}</div>
        </div>
      </div>
    </div>
  )
}

/** Menu of all pages about the network: a list, or on phones a disclosure. A new address remounts it closed. */
function Menu({ here, pathname }: { here: string; pathname: string }) {
  return (
    <nav aria-label={words.aboutNetwork}>
      <details key={pathname} className="group rounded-control border border-control bg-paper md:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-3 px-3.5 py-2 leading-tight font-semibold wrap-anywhere">
          {here}
          <Icon name="chevron-down" className="transition-transform duration-200 group-open:rotate-180" />
        </summary>
        <div className="border-t px-3.5 pb-3">
          <Groups />
        </div>
      </details>
      <div className="-mt-2 max-md:hidden">
        <Groups />
      </div>
    </nav>
  )
}

function Groups() {
  const { site } = useSite()
  return menusOf(site).groups.map((group) => (
    <div key={group.title}>
      <p className="pt-3.5 pb-1 text-sm wrap-anywhere text-muted">{group.title}</p>
      <ul aria-label={group.title}>
        {group.entries.map((entry) => (
          <li key={entry.to} className="border-b">
            <MenuLink
              to={entry.to}
              label={entry.label}
              end
              className="flex min-h-11 items-center py-1.5 text-note leading-tight font-medium wrap-anywhere -outline-offset-3 hover:underline aria-[current=page]:border-l-3 aria-[current=page]:border-l-orange aria-[current=page]:pl-2.5 aria-[current=page]:font-semibold aria-[current=page]:text-blue"
            />
          </li>
        ))}
      </ul>
    </div>
  ))
}
