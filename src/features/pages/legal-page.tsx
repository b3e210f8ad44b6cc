import { useLoaderData } from 'react-router'
import { formatDate } from '#src/ui/format.ts'
import { Head, StructuredData, useSite } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { WrittenIn } from '#src/ui/written-in.tsx'
import { langOf } from '#src/urls/in-language.ts'
import type { getVersion, listVersions } from './api.ts'
import { fetchPage } from './fetch-page.ts'
import { type Page, pageAddress } from './model.ts'
import type { LegalTextWire, LegalVersionWire } from './schema.ts'
import { hasTable, TableOfContents, withHeadings } from './table-of-contents.tsx'
import * as words from './words.id.ts'

/** The address is the page's slug. */
export const loader = page(async ({ api, url, query }) => {
  const item = await fetchPage(api, url.pathname.split('/')[1]!)
  const number = query.get('versi')
  if (!number) {
    const answer = await api<typeof listVersions>('GET /pages/{id}/versions', { params: { id: item.id } })
    return { item, versions: answer.success ? answer.data : [], old: null }
  }
  const params = { id: item.id, number }
  const { data: old } = unwrap(await api<typeof getVersion>('GET /pages/{id}/versions/{number}', { params }))
  return { item, versions: [], old }
})

export function Component() {
  const { item, versions, old } = useLoaderData<typeof loader>()
  const { site, publicUrl } = useSite()
  const address = pageAddress(item.slug)
  // Former versions are in the language in which they were in force.
  const lang = old ? undefined : item.lang
  const { html, headings } = withHeadings(old?.content ?? item.content)
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head
        title={old ? words.titleOfVersion(item.title, old.number) : item.title}
        description={item.excerpt}
        canonical={address}
        share={{ kind: 'page', id: item.id }}
        type="article"
        translations={item.translations}
      />
      <StructuredData
        data={{
          '@type': 'WebPage',
          name: item.title,
          description: item.excerpt,
          url: publicUrl + address,
          dateModified: item.updatedAt,
          publisher: { '@type': 'Organization', name: site.name },
          inLanguage: item.lang ?? 'id',
        }}
      />
      <PageHeading lang={langOf(lang)} title={old?.title ?? item.title} lead={old?.excerpt ?? item.excerpt} />
      <WrittenIn lang={lang} />
      {old ? <OldVersion version={old} address={address} /> : <InForce item={item} versions={versions} />}
      <div
        className={`mt-8 md:mt-11 ${hasTable(headings) ? 'lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-14' : ''}`}
      >
        <TableOfContents headings={headings} />
        <div className="min-w-0 max-w-190">
          <StoredHtml className="article article-plain border-t-2 border-ink pt-7" html={html} lang={lang} />
          <Earlier versions={versions} address={address} />
        </div>
      </div>
    </div>
  )
}

/** Version number of the text below, and its date in force. */
function InForce({ item, versions: [now] }: { item: Page; versions: readonly LegalVersionWire[] }) {
  const since = now?.in_force_from ?? item.updatedAt
  return (
    <p className="mt-4 text-sm text-muted">
      {now ? words.inForceSince(now.number) : words.lastChanged}
      <time dateTime={since}>{formatDate(since)}</time>
    </p>
  )
}

/** Notice above a former text: the period in force, and a link to the current one. */
function OldVersion({ version, address }: { version: LegalTextWire; address: string }) {
  const { number, in_force_from: from, in_force_until: until } = version
  return (
    <div className="mt-5 max-w-190">
      <Notice tone="info">
        {until
          ? words.wasInForce(number, formatDate(from), formatDate(until))
          : words.wasInForceSince(number, formatDate(from))}{' '}
        <Link
          to={address}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
        >
          {words.readCurrent}
        </Link>
      </Notice>
    </div>
  )
}

/** Links to former texts. */
function Earlier({ versions, address }: { versions: readonly LegalVersionWire[]; address: string }) {
  if (versions.length < 2) return null
  return (
    <section className="mt-14 max-w-190">
      <Rubric title={words.earlierVersions} />
      <ul className="mt-3">
        {versions.map(({ number, in_force_from: from, note }, place) => (
          <li key={number} className="border-b py-3">
            <p className="font-semibold">
              {place === 0 ? (
                words.versionNow(number)
              ) : (
                <Link to={`${address}?versi=${number}`} className="link inline-flex min-h-11 items-center">
                  {words.version(number)}
                </Link>
              )}
            </p>
            <p className="text-sm text-muted">
              {note ? words.sinceWithNote(formatDate(from), note) : words.since(formatDate(from))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
