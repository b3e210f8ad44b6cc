import { data, useLoaderData, useLocation, useNavigation } from 'react-router'
import type { ListKey } from '#src/browser/lists.ts'
import type { listQuestions } from '#src/features/forum/api.ts'
import { AboutFrame } from '#src/ui/about-frame.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Failure } from '#src/ui/failure.tsx'
import { grouped } from '#src/ui/grouped.ts'
import { Head, StructuredData } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { page } from '#src/ui/page.ts'
import { toPagedRows } from '#src/ui/paged.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { useSlow } from '#src/ui/use-slow.ts'
import { inLanguage, langOf } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { type FaqItem, toFaqItem } from './model.ts'
import * as words from './words.id.ts'

const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** Loading state of the questions. */
function FaqSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{words.loading}</span>
      <div aria-hidden="true" className="border-t-2 border-ink pt-4">
        <div className="weft mb-4 h-8 w-[40%] rounded-cloth" />
        {places.map((place) => (
          <div key={place} className="flex h-14 items-center border-b">
            <div className="weft h-5 w-[70%] rounded-cloth" />
          </div>
        ))}
      </div>
    </div>
  )
}

const ALL = 100

export const loader = page(async ({ api, lists, query }) => {
  const q = query.get('q')?.trim() || undefined
  const key: ListKey = { entity: 'question', filter: { faq: '1', q }, limit: ALL }
  const list = await lists.page(key, 1, async () => {
    const given = { faq: '1' as const, q, limit: ALL }
    return toPagedRows(await api<typeof listQuestions>('GET /question', { query: given }), toFaqItem)
  })
  if (!('success' in list)) return data({ q: q ?? '', list: { ...list, key } })
  // Search words that the API rejects are answered with 404.
  if (list.code === 400) throw data(null, { status: 404 })
  return data({ q: q ?? '', list: null }, { status: list.code < 500 ? 503 : list.code })
})

export function Component() {
  const { q, list } = useLoaderData<typeof loader>()
  return (
    <AboutFrame title={words.questions} lead={words.lead}>
      <Head
        title={q ? words.searchedFor(q) : words.questions}
        description={words.lead}
        {...(!q && list && { canonical: paths.aboutFaq })}
        share={{ kind: 'list', id: 10, title: words.questions }}
      />
      {!q && list && list.rows.length > 0 && <FaqData items={list.rows} />}
      <div className="no-print mb-9 max-w-120">
        <SearchBox action={paths.aboutFaq} value={q} label={words.searchQuestions} clearTo={paths.aboutFaq} />
      </div>
      <Found />
    </AboutFrame>
  )
}

function Found() {
  const { q, list } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  const isSlow = useSlow(useNavigation().location?.pathname === inLanguage(paths.aboutFaq))
  if (isSlow) return <FaqSkeleton />
  if (!list)
    return (
      <Failure title={words.notLoaded} {...(q && { kept: words.searchIsKept })} retryTo={pathname + search} />
    )
  if (!list.rows.length) return <Nothing q={q} />
  return (
    <div className="grid gap-11">
      {grouped(list.rows, ({ category }) => category).map(([category, items]) => (
        <section key={category} lang={langOf(items[0]?.lang)} aria-label={category}>
          <Rubric title={category} />
          <FaqList key={q} items={items} isOpen={q !== ''} />
        </section>
      ))}
      <p className="no-print max-w-140">
        {words.notHereBefore}{' '}
        <Link to={paths.contact} className="link">
          {words.sendMessage}
        </Link>{' '}
        {words.notHereAfter}
      </p>
    </div>
  )
}

function Nothing({ q }: { q: string }) {
  return (
    <Empty
      title={q ? words.noneAbout(q) : words.none}
      action={<ButtonLink to={paths.contact}>{words.sendMessage}</ButtonLink>}
    >
      {words.askSecretariat}
    </Empty>
  )
}

function FaqData({ items }: { items: readonly FaqItem[] }) {
  return (
    <StructuredData
      data={{
        '@type': 'FAQPage',
        inLanguage: items[0]?.lang ?? 'id',
        mainEntity: items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }}
    />
  )
}

/** Collapsible questions; search hits are open initially. */
function FaqList({ items, isOpen }: { items: readonly FaqItem[]; isOpen: boolean }) {
  return (
    <div className="mt-2">
      {items.map((item) => (
        <details
          key={item.id}
          open={isOpen}
          className="group border-b has-target:border-l-3 has-target:border-l-orange has-target:pl-4 print:[&::details-content]:[content-visibility:visible]"
        >
          <summary className="flex min-h-14 items-center gap-4 py-3 leading-snug font-semibold hover:underline hover:underline-offset-4">
            <h3 lang={langOf(item.lang)} className="flex-1 text-[1.0625rem]">
              {item.question}
            </h3>
            <Icon
              name="chevron-down"
              className="no-print transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <Answer item={item} />
        </details>
      ))}
    </div>
  )
}

/** The id is inside the details element, so that following a link to it opens the question. */
function Answer({ item }: { item: FaqItem }) {
  const id = `tanya-${item.id}`
  return (
    <div id={id} className="scroll-mt-44 pb-4">
      <StoredHtml
        className="article article-plain article-small max-w-170"
        html={item.answer}
        lang={item.lang}
      />
      <a
        href={`#${id}`}
        className="no-print mt-1 inline-flex min-h-11 items-center gap-2 text-sm text-muted hover:text-ink hover:underline"
      >
        <Icon name="link" className="size-4.5" />
        <span>
          {words.linkToQuestion}
          <span className="sr-only">{`: ${item.question}`}</span>
        </span>
      </a>
    </div>
  )
}
