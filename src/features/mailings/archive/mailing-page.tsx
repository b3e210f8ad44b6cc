import { redirect, useLoaderData } from 'react-router'
import { ArticleHead } from '#src/ui/article-head.tsx'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Cover } from '#src/ui/cover.tsx'
import { useSite } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { inLanguage, langOf } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import { coverFor } from '../../covers/model.ts'
import { NewsOpening } from '../../news/news-opening.tsx'
import type { getMailing, listMailings } from './api.ts'
import { type Mailing, toCard, toMailing, toMailingRow } from './model.ts'
import * as words from './words.id.ts'

const OTHERS = 3
const card = { width: 366, height: 244 }
const thumb = { width: 208, height: 208 }

export const loader = page(async ({ api, params }) => {
  const slug = params.slug!
  const [answer, others] = await Promise.all([
    api<typeof getMailing>('GET /mailings/{id}', {
      params: { id: slug },
      query: { slug: '1', lang: LANGUAGE },
    }),
    api<typeof listMailings>('GET /mailings', { query: { limit: OTHERS + 1 } }),
  ])
  const mailing = toMailing(unwrap(answer).data)
  if (mailing.slug !== slug) throw redirect(paths.mailing(mailing.slug), 301)
  const rows = others.success ? others.data.map(toMailingRow) : []
  return { mailing, others: rows.filter(({ id }) => id !== mailing.id).slice(0, OTHERS) }
})

let share: typeof import('#src/ui/share.tsx') | undefined
/** Loads the ways to share apart from this page: a sixth page with them would put them into what every page loads. */
export const ready = async () => {
  share = await import('#src/ui/share.tsx')
}

export function Component() {
  const { mailing, others } = useLoaderData<typeof loader>()
  const { publicUrl } = useSite()
  const path = paths.mailing(mailing.slug)
  return (
    <article className="wrap pb-14 md:pb-20">
      <ArticleHead
        kind="mailing"
        type="Article"
        path={path}
        article={{ ...mailing, author: null }}
        section={mailing.list.name}
      />
      <header className="pt-5 md:pt-9">
        <Breadcrumb items={[{ to: paths.mailings, label: words.newsletter }]} />
        <div className="mt-3 md:mt-4">
          <NewsOpening
            article={{ ...mailing, author: mailing.list.name }}
            publishedAt={mailing.publishedAt}
            updatedAt={mailing.updatedAt}
            image={mailing.image}
            heading="h1"
          />
        </div>
      </header>
      <div className="mt-6 grid grid-cols-1 gap-8 md:mt-11 md:grid-cols-[168px_minmax(0,680px)] md:gap-x-16">
        <div>{share && <share.Share url={publicUrl + inLanguage(path)} title={mailing.title} />}</div>
        <MailingText pieces={mailing.pieces} lang={mailing.lang} />
      </div>
      <section className="no-print mt-14 md:mt-20">
        <Rubric title={words.receiveNext} />
        <p className="mt-3.5 mb-4 max-w-2xl text-soft">{words.arrives(mailing.list.name)}</p>
        <ButtonLink to={paths.subscribe}>{words.subscribe}</ButtonLink>
      </section>
      {others.length > 0 && (
        <section className="no-print mt-14 md:mt-20">
          <Rubric title={words.otherIssues} link={{ to: paths.mailings, label: words.allIssues }} />
          <ul className="mt-6 grid md:grid-cols-3 md:gap-8">
            {others.map((row) => (
              <li key={row.id}>
                <Card item={toCard(row, card)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

/** The text of a mailing with the items of the site that it shows; only its beginning has a large letter. */
function MailingText({ pieces, lang }: Pick<Mailing, 'pieces' | 'lang'>) {
  return (
    <div>
      {pieces.map(({ key, html, item }) => {
        if (item) return <Item key={key} item={item} />
        const look = key === 0 ? 'article mb-6' : 'article article-plain mt-6 mb-6'
        return html && <StoredHtml key={key} className={look} html={html} lang={lang} />
      })}
    </div>
  )
}

type ItemProps = { item: NonNullable<Mailing['pieces'][number]['item']> }

/** An item as a row, with its summary where there is room. */
function Item({ item: { url, title, label, excerpt, detail, image, lang } }: ItemProps) {
  return (
    <article className="group relative flex flex-wrap items-start gap-4 border-t py-4.5 md:flex-nowrap md:gap-5 md:py-5">
      <div className="thumb no-print md:order-none md:h-29 md:w-33">
        <Cover image={coverFor(image, thumb.width, thumb.height)} className="thumb-image" />
      </div>
      <div className="text-beside">
        <p className="text-sm font-semibold text-orange-text">{label}</p>
        <h2 lang={langOf(lang)} className="mt-0.5 text-row">
          <Link to={url} className="hit-area title-link">
            {title}
          </Link>
        </h2>
        {excerpt && (
          <p lang={langOf(lang)} className="mt-2 text-note text-soft max-md:hidden">
            {excerpt}
          </p>
        )}
        {detail && <p className="mt-1 text-sm text-muted md:mt-2">{detail}</p>}
      </div>
    </article>
  )
}
