import { redirect, useLoaderData } from 'react-router'
import { ArticleHead } from '#src/ui/article-head.tsx'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Card } from '#src/ui/card.tsx'
import { useSite } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { Share } from '#src/ui/share.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import { fetchCampaignFor } from '../campaigns/fetch-campaign-for.ts'
import type { getNews, listNews } from './api.ts'
import { toNews, toNewsRow } from './model.ts'
import { toCard } from './news-card.ts'
import { NewsOpening } from './news-opening.tsx'
import * as words from './words.id.ts'

const RELATED = 3
const card = { width: 366, height: 244 }

export const loader = page(async ({ api, params }) => {
  const slug = params.slug!
  const answer = await api<typeof getNews>('GET /news/{id}', {
    params: { id: slug },
    query: { slug: '1', lang: LANGUAGE },
    noAnswerCode: 500,
  })
  const item = toNews(unwrap(answer).data)
  if (item.slug !== slug) throw redirect(paths.newsItem(item.slug), 301)
  const category = item.category.slug
  const [others, campaign] = [
    await api<typeof listNews>('GET /news', { query: { category, limit: RELATED + 1 } }),
    await fetchCampaignFor(api, item),
  ]
  const rows = others.success ? others.data.map(toNewsRow) : []
  return { item, campaign, related: rows.filter(({ id }) => id !== item.id).slice(0, RELATED) }
})

let end: typeof import('../campaigns/article-end.tsx') | undefined
let facts: typeof import('../institutions/article-facts.tsx') | undefined
/** Loads what surrounds the text apart from this page: so its parts stay out of what every page loads. */
export const ready = async () => {
  ;[end, facts] = await Promise.all([
    import('../campaigns/article-end.tsx'),
    import('../institutions/article-facts.tsx'),
  ])
}

export function Component() {
  const { item, campaign, related } = useLoaderData<typeof loader>()
  const { publicUrl } = useSite()
  const path = paths.newsItem(item.slug)
  return (
    <article className="wrap pb-14 md:pb-20">
      <ArticleHead kind="news" type="NewsArticle" path={path} article={item} />
      <header className="pt-5 md:pt-9">
        <Breadcrumb
          items={[
            { to: paths.news, label: words.news },
            { to: paths.newsCategory(item.category.slug), label: item.category.title },
          ]}
        />
        <div className="mt-3 md:mt-4">
          <NewsOpening
            article={item}
            publishedAt={item.publishedAt}
            updatedAt={item.updatedAt}
            image={item.image}
            heading="h1"
          />
        </div>
      </header>
      <div className="mt-6 grid grid-cols-1 gap-8 md:mt-11 md:grid-cols-[168px_minmax(0,680px)] md:gap-x-16 lg:grid-cols-[168px_minmax(0,680px)_184px]">
        <Share url={publicUrl + inLanguage(path)} title={item.title} />
        <StoredHtml className="article" html={item.content} lang={item.lang} />
        {facts && <facts.ArticleFacts article={item} />}
      </div>
      {end && <end.ArticleEnd campaign={campaign} participant={item.participant} />}
      {related.length > 0 && (
        <section className="no-print mt-14 md:mt-20">
          <Rubric
            title={words.readAlso}
            link={{
              to: paths.newsCategory(item.category.slug),
              label: words.allOf(item.category.title),
            }}
          />
          <ul className="mt-6 grid md:grid-cols-3 md:gap-8">
            {related.map((row) => (
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
