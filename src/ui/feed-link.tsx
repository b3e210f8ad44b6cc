import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { useSite } from './head.tsx'
import { Icon } from './icon.tsx'
import * as words from './words.id.ts'

/** Feeds of a list: in the head for feed readers, and as a link on the page. */
export function FeedLink({ list, title }: { list: string; title: string }) {
  const { site } = useSite()
  const name = `${title} – ${site.name}`
  return (
    <>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${name} (RSS)`}
        href={inLanguage(paths.rss(list))}
      />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`${name} (Atom)`}
        href={inLanguage(paths.atom(list))}
      />
      <a
        href={inLanguage(paths.rss(list))}
        className="no-print mt-4 inline-flex min-h-11 items-center gap-2 text-note font-semibold text-blue hover:text-blue-hover hover:underline"
      >
        <Icon name="rss" />
        {words.followByRss}
      </a>
    </>
  )
}
