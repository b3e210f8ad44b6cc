import { useLoaderData } from 'react-router'
import { Head } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { paths } from '#src/urls/paths.ts'
import type { readHome } from './api.ts'
import { DonateBand } from './donate-band.tsx'
import { Figures } from './figures.tsx'
import { FocusAreas } from './focus-areas.tsx'
import { Hero } from './hero.tsx'
import { KnowledgeShelf } from './knowledge-shelf.tsx'
import { LatestNews } from './latest-news.tsx'
import { toHome } from './model.ts'
import { NextEvents } from './next-events.tsx'
import { ParticipantNames } from './participant-names.tsx'
import { RegisterCall } from './register-call.tsx'
import { SiteData } from './site-data.tsx'

/** A single figure makes no strip. */
const FEWEST_FIGURES = 2

export const loader = page(async ({ api, visitor }) => {
  const [answer, who] = await Promise.all([api<typeof readHome>('GET /home'), visitor()])
  return { ...toHome(unwrap(answer).data), isGuest: !who }
})

export function Component() {
  const home = useLoaderData<typeof loader>()
  return (
    <>
      <Head description={home.hero.text} canonical={paths.home} />
      <SiteData />
      <Hero {...home.hero} points={home.points} />
      {home.figures.length >= FEWEST_FIGURES && <Figures items={home.figures} />}
      <LatestNews rows={home.news} />
      <FocusAreas items={home.focusAreas} />
      <NextEvents nearest={home.nearest} events={home.events} />
      <KnowledgeShelf books={home.books} />
      <DonateBand />
      <ParticipantNames participants={home.participants} total={home.participantTotal} />
      {home.isGuest && <RegisterCall />}
    </>
  )
}
