import { useLoaderData } from 'react-router'
import { paths } from '#src/paths.ts'
import { Head, StructuredData, useSite } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import type { listNews } from '../news/api.ts'
import { toNewsRow } from '../news/model.ts'
import type { listRegions } from '../regions/api.ts'
import { toRegion } from '../regions/model.ts'
import type { readSettings } from '../settings/api.ts'
import { Figures } from './figures.tsx'
import { Hero } from './hero.tsx'
import { LatestNews } from './latest-news.tsx'
import { toMapPoints } from './region-points.ts'

const STORIES = 5

export const loader = page(async ({ api }) => {
  const [settings, regions, news] = await Promise.all([
    api<typeof readSettings>('GET /settings').then(unwrap),
    api<typeof listRegions>('GET /region', { query: { limit: 100 } }).then(unwrap),
    api<typeof listNews>('GET /news', { query: { limit: STORIES } }).then(unwrap),
  ])
  const all = regions.data.map(toRegion)
  return {
    title: settings.data.hero_title,
    text: settings.data.hero_text,
    points: toMapPoints(all),
    participants: all.reduce((sum, { participantTotal }) => sum + participantTotal, 0),
    news: news.data.map(toNewsRow),
    newsTotal: news.pagination?.total ?? news.data.length,
  }
})

export function Component() {
  const { title, text, points, participants, news, newsTotal } = useLoaderData<typeof loader>()
  return (
    <>
      <Head description={text} canonical={paths.home} />
      <Organization />
      <Hero title={title} text={text} points={points} />
      <div className="wrap pt-9 md:pt-11">
        <Figures
          items={[
            { value: points.length, label: 'region' },
            { value: participants, label: 'lembaga partisipan' },
            { value: newsTotal, label: 'berita terbit' },
          ]}
        />
      </div>
      <LatestNews rows={news} />
    </>
  )
}

function Organization() {
  const { site, publicUrl } = useSite()
  return (
    <StructuredData
      data={{
        '@type': 'Organization',
        name: site.name,
        alternateName: site.shortName,
        url: publicUrl + paths.home,
        logo: `${publicUrl}/favicon.svg`,
        description: site.about || undefined,
        email: site.email || undefined,
        telephone: site.phone || undefined,
        sameAs: Object.values(site.social).filter(Boolean),
      }}
    />
  )
}
