import type { ReactNode } from 'react'
import { paths } from '#src/urls/paths.ts'
import { Cover } from '../cover.tsx'
import { Link } from '../link.tsx'
import { Logo } from '../logo.tsx'
import type { Site } from '../site.ts'
import { mainId, SkipLink } from './skip-link.tsx'
import * as words from './words.id.ts'

type PlainFrameProps = {
  site: Site
  /** The pattern at the left: its colour family and seed. */
  cloth: { family: string; seed: number }
  /** Sentence on the label over the pattern. */
  label: string
  /** Link to the other page: "Belum punya akun? Register". */
  aside?: ReactNode
  title: string
  lead?: ReactNode
  /** Room for a two-column form; else 440 px. */
  wide?: boolean
  children: ReactNode
}

/** Frame of login, register and similar pages: a pattern at the left, on phones a strip of it on top. */
export function PlainFrame({
  site,
  cloth,
  label,
  aside,
  title,
  lead,
  wide = false,
  children,
}: PlainFrameProps) {
  const at = (width: number, height: number) => ({
    src: paths.cover(cloth.family, cloth.seed, width, height),
    width,
    height,
  })
  return (
    <div className="md:grid md:grid-cols-[minmax(16rem,36%)_1fr] lg:grid-cols-[28.75rem_1fr]">
      <SkipLink />
      <aside aria-label={words.greeting} className="relative md:sticky md:top-0 md:h-dvh md:overflow-hidden">
        <Cover image={at(900, 96)} eager className="h-24 w-full md:hidden" />
        <Cover image={at(460, 1440)} eager className="h-full w-full object-left-top max-md:hidden" />
        <p className="absolute bottom-16 left-0 max-w-[78%] bg-cotton py-6 pr-7 pl-10 text-[1.625rem] leading-tight font-semibold tracking-[-0.015em] text-balance max-md:hidden">
          {label}
        </p>
      </aside>
      <div className="px-5 pb-16 md:px-11 lg:px-18">
        <header className="flex flex-wrap items-center justify-between gap-x-4 pt-4 md:pt-8">
          <Link to={paths.home} className="flex min-h-12 items-center md:min-h-14">
            <Logo name={site.name} />
          </Link>
          {aside && <p className="text-sm text-muted">{aside}</p>}
        </header>
        <main id={mainId} tabIndex={-1} className={`outline-none ${wide ? 'max-w-169' : 'max-w-110'}`}>
          <h1 className="mt-8 text-[2.25rem] leading-tight tracking-[-0.03em] md:mt-10.5 md:text-[2.75rem]">
            {title}
          </h1>
          {lead && <p className="mt-1.5 mb-6 max-w-136 text-muted md:mt-2">{lead}</p>}
          {children}
        </main>
      </div>
    </div>
  )
}
