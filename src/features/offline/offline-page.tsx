import { Cover } from '#src/ui/cover.tsx'
import { Head } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { paths } from '#src/urls/paths.ts'
import * as words from './words.id.ts'

/** Seed of a truntum cloth, the small stars of empty pages. */
const cloth = { src: paths.cover('langit', 12, 368, 200), width: 368, height: 200 }

/** Stands for the address that was requested, at which this page is shown. */
const wanted = ''

/** Fallback by the service worker for an uncached page; the worker fills in the pages that are cached. */
export function Component() {
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title={words.offline} />
      <PageHeading title={words.offline} lead={words.notVisited} />
      <a
        href={wanted}
        className="mt-4 inline-flex min-h-11 items-center gap-2.5 font-semibold text-blue hover:text-blue-hover hover:underline"
      >
        <Icon name="rotate-cw" />
        {words.reload}
      </a>
      <Cover image={cloth} className="mt-5 h-50 w-full max-w-92" />
      <div id="kept-pages" className="article mt-8 max-w-170" />
    </div>
  )
}
