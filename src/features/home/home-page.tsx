import { useLoaderData, useRouteLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { RegisterCall } from '#src/ui/calls.tsx'
import { type CardItem, LeadCard, RowCard } from '#src/ui/card.tsx'
import { Head, useSite } from '#src/ui/head.tsx'
import { MapOfIndonesia } from '#src/ui/map-of-indonesia.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { langOf } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import type { Language } from '#src/wire/language.ts'
import { coverFor } from '../covers/model.ts'
import type { Region } from '../regions/model.ts'
import { toMapPoints } from '../regions/region-points.ts'
import type { readHome } from './api.ts'
import { HomeFigures } from './figures.tsx'
import { FocusAreas } from './focus-areas.tsx'
import { GiveBand } from './give-band.tsx'
import { KnowledgeShelf } from './knowledge-shelf.tsx'
import { type HomeNews, toHome } from './model.ts'
import { NextEvents } from './next-events.tsx'
import { ParticipantNames } from './participant-names.tsx'
import { SiteData } from './site-data.tsx'
import { VoiceBand } from './voice-band.tsx'
import * as words from './words.id.ts'

/** The newest item on the left, earlier ones in rows on the right. */
function LatestNews({ items }: { items: readonly HomeNews[] }) {
  const [first, ...others] = items
  if (!first) return null
  return (
    <section className="wrap py-14 md:py-20">
      <Rubric title={words.news} link={{ to: paths.news, label: words.allNews }} />
      <div className="mt-6 md:mt-10.5 md:grid md:grid-cols-[7fr_5fr] md:gap-x-12">
        <LeadCard item={withCover(first, 650, 420)} heading="h3" stacked />
        <ul className="grid max-md:mt-6 md:-mt-5 md:auto-rows-fr">
          {others.map((item) => (
            <li key={item.to} className="md:first:*:border-transparent">
              <RowCard item={withCover(item, 208, 208)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const withCover = (item: HomeNews, width: number, height: number): CardItem => ({
  ...item,
  cover: coverFor(item.image, width, height),
})

export const loader = page(async ({ api, visitor }) => {
  const [answer, who] = await Promise.all([api<typeof readHome>('GET /home'), visitor()])
  return { ...toHome(unwrap(answer).data), isGuest: !who }
})

export function Component() {
  const home = useLoaderData<typeof loader>()
  const { regions } = useRouteLoaderData('root') as { regions: Region[] }
  const { site } = useSite()
  return (
    <>
      <Head
        description={home.hero.text}
        canonical={paths.home}
        share={{ kind: 'list', id: 1, title: site.name }}
      />
      <SiteData />
      <Hero {...home.hero} regions={regions} />
      <HomeFigures items={home.figures} />
      <LatestNews items={home.news} />
      <VoiceBand voice={home.voice} />
      <GiveBand campaign={home.campaign} />
      <FocusAreas items={home.focusAreas} />
      <NextEvents nearest={home.nearest} events={home.events} />
      <KnowledgeShelf books={home.books} />
      <ParticipantNames participants={home.participants} total={home.participantTotal} />
      {home.isGuest && <RegisterCall />}
    </>
  )
}

type HeroProps = { title: string; text: string; lang?: Language | undefined; regions: readonly Region[] }

/** Hero of the home page: the network, two links, and the map. */
function Hero({ title, text, lang, regions }: HeroProps) {
  return (
    <section className="overflow-x-clip bg-deep text-white">
      <div className="wrap gap-x-10 pt-7 md:grid md:grid-cols-[8fr_5fr] md:items-end md:pt-14">
        <h1 lang={langOf(lang)} className="text-hero">
          {title}
        </h1>
        <div>
          {text && (
            <p lang={langOf(lang)} className="mt-4 text-lead text-balance text-mist md:mt-0">
              {text}
            </p>
          )}
          <div className="mt-5 flex flex-wrap gap-3 max-md:*:flex-auto">
            <ButtonLink to={paths.donate} reloadDocument variant="orange">
              {words.donate}
            </ButtonLink>
            <ButtonLink to={paths.regions} variant="light">
              {words.exploreRegions}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="mx-auto mt-6 max-w-[74.5rem] md:mt-3.5 md:w-[calc(100%-3rem)]">
        <MapOfIndonesia label={words.mapOfRegions} points={toMapPoints(regions)} />
      </div>
      <div className="selvedge mt-5 h-7.5 md:mt-9" />
    </section>
  )
}
