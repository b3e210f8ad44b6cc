import { data, redirect, useLoaderData, useRouteLoaderData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Figures } from '#src/ui/figures.tsx'
import { Head, StructuredData, useSite } from '#src/ui/head.tsx'
import { type PageArgs, page, unwrap } from '#src/ui/page.ts'
import { photoToShare } from '#src/ui/share-picture.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import { limitedCount } from '#src/wire/count-limit.ts'
import type { listCampaigns } from '../campaigns/api.ts'
import type { listEvents } from '../events/api.ts'
import type { listParticipants } from '../institutions/directory/api.ts'
import { toInstitution, toParticipantRow } from '../institutions/directory/model.ts'
import type { listNews } from '../news/api.ts'
import { toNewsRow } from '../news/model.ts'
import { toCard } from '../news/news-card.ts'
import type { getRegion } from '../regions/api.ts'
import {
  byParticipants,
  type ChosenRegion as ChosenRegionModel,
  type Region,
  toChosenRegion,
} from '../regions/model.ts'
import { isOnMap } from '../regions/region-points.ts'
import type { listTeam } from '../team/api.ts'
import { toTeamMember } from '../team/model.ts'
import { boardId, ChosenRegion } from './chosen-region.tsx'
import { RegionChooser, RegionLinks, titleOf } from './region-list.tsx'
import { RegionMap } from './region-map.tsx'
import { cardPicture, toCampaignItem, toEventItem } from './rows.tsx'
import * as words from './words.id.ts'

const PARTICIPANTS = 8
const NEWS = 3
const EVENTS = 3
const CAMPAIGNS = 3
const OFFICERS = 50
const SECRETARIAT = 4
const FIGURES = 3

export const loader = page(async ({ api, params }) => {
  const region = toChosenRegion(await chosen(api, params.slug!))
  const { id } = region
  const [participants, officers, news, events, campaigns, secretariat] = await Promise.all([
    api<typeof listParticipants>('GET /partisipan', { query: { region: id, limit: PARTICIPANTS } }),
    api<typeof listTeam>('GET /team', { query: { region: id, flag: 'pengurus-region', limit: OFFICERS } }),
    api<typeof listNews>('GET /news', { query: { region: id, limit: NEWS } }),
    api<typeof listEvents>('GET /events', { query: { region: id, upcoming: '1', limit: EVENTS } }),
    api<typeof listCampaigns>('GET /campaigns', { query: { region: id, limit: CAMPAIGNS } }),
    isOnMap(region)
      ? null
      : api<typeof listTeam>('GET /team', { query: { flag: 'sekretariat-nasional', limit: SECRETARIAT } }),
  ])
  const totals = [officers, campaigns, news].map((list) => (list.success ? (list.pagination?.total ?? 0) : 0))
  const [officersTotal = 0, campaignsTotal = 0, newsTotal = 0] = totals
  const shown = {
    region,
    // Sections that failed to load are omitted, except the institutions: they are what the page is about.
    participants: participants.success ? participants.data.map(toParticipantRow).map(toInstitution) : null,
    officers: officers.success ? officers.data.map(toTeamMember) : [],
    news: news.success ? news.data.map(toNewsRow).map((item) => toCard(item, cardPicture)) : [],
    secretariat: secretariat?.success ? secretariat.data.map(toTeamMember) : [],
    events: events.success ? events.data.map(toEventItem) : [],
    campaigns: campaigns.success ? campaigns.data.map(toCampaignItem) : [],
    figures: [
      { value: region.participantTotal, label: words.institutionsFigure(region.participantTotal) },
      { value: officersTotal, label: words.boardFigure(officersTotal) },
      { value: campaignsTotal, label: words.campaignsFigure(campaignsTotal) },
      { value: newsTotal && limitedCount(newsTotal), label: words.newsFigure(newsTotal) },
    ]
      .filter(({ value }) => value)
      .slice(0, FIGURES),
  }
  return data(shown, { status: participants.success ? 200 : 503 })
})

/** The region of the address; a former address redirects to the current one. */
async function chosen(api: PageArgs['api'], slug: string) {
  const answer = await api<typeof getRegion>('GET /region/{id}', {
    params: { id: slug },
    query: { slug: '1', lang: LANGUAGE },
  })
  const region = unwrap(answer).data
  if (region.slug !== slug) throw redirect(paths.region(region.slug), 301)
  return region
}

export function Component() {
  const shown = useLoaderData<typeof loader>()
  const { regions } = useRouteLoaderData('root') as { regions: Region[] }
  const { region } = shown
  const sorted = regions.toSorted(byParticipants)
  return (
    <div className="wrap pb-14 md:pb-20">
      <RegionHead region={region} />
      <header className="grid gap-x-14 gap-y-6 pt-5 md:grid-cols-[5fr_7fr] md:pt-9">
        <RegionOpening
          region={region}
          regions={sorted}
          hasBoard={shown.officers.length + shown.secretariat.length > 0}
        />
        <RegionMap regions={sorted} chosen={region} />
      </header>
      <Figures items={shown.figures} className="mt-5 md:mt-11" />
      <ChosenRegion {...shown} />
      <RegionLinks regions={sorted} chosen={region.id} />
    </div>
  )
}

type OpeningProps = { region: ChosenRegionModel; regions: readonly Region[]; hasBoard: boolean }

/** The chooser, the region's name, and what a reader can do for it. */
const RegionOpening = ({ region, regions, hasBoard }: OpeningProps) => (
  <div className="min-w-0">
    <Breadcrumb items={[{ to: paths.regions, label: words.region }]} here={region.name} />
    <RegionChooser regions={regions} chosen={region.id} />
    <h1 className="mt-6 text-feature wrap-anywhere md:text-article">{titleOf(region)}</h1>
    <p className="mt-4 max-w-3xl text-lead text-balance text-soft">{leadOf(region)}</p>
    <div className="no-print mt-6 flex flex-wrap gap-3 max-md:*:flex-auto">
      <GiveButton region={region} />
      {hasBoard ? (
        <ButtonLink to={`#${boardId}`} variant="outline">
          {isOnMap(region) ? words.contactBoard : words.contactSecretariat}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.about('pengurus-region')} variant="outline">
          {words.regionBoard}
        </ButtonLink>
      )}
    </div>
  </div>
)

const GiveButton = ({ region }: { region: ChosenRegionModel }) =>
  isShared(region) ? (
    <ButtonLink to={paths.donate} reloadDocument variant="orange">
      {words.giveWhereNeeded}
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.giveTo('region', region.id)} reloadDocument variant="orange">
      {words.giveToRegion}
    </ButtonLink>
  )

/** True for what is done for all regions: it has neither a province nor institutions. */
const isShared = ({ provinceName, participantTotal }: ChosenRegionModel) => !provinceName && !participantTotal

function leadOf(region: ChosenRegionModel) {
  const { participantTotal, provinceName, name } = region
  if (isShared(region)) return words.sharedWork
  if (!provinceName) return words.servingInNoProvince(participantTotal)
  return provinceName === name
    ? words.servingIn(participantTotal, name)
    : words.servingInProvince(participantTotal, provinceName)
}

function RegionHead({ region }: { region: ChosenRegionModel }) {
  const { publicUrl } = useSite()
  return (
    <>
      <Head
        title={titleOf(region)}
        description={words.regionDescription(region.name)}
        canonical={paths.region(region.slug)}
        share={{
          kind: 'region',
          id: region.id,
          title: region.name,
          photo: region.image ? photoToShare(region.image) : undefined,
        }}
      />
      <StructuredData
        data={{
          '@type': 'Place',
          name: region.name,
          url: publicUrl + paths.region(region.slug),
          address: region.address || undefined,
          telephone: region.phone ?? undefined,
          containedInPlace: { '@type': 'Country', name: words.country },
        }}
      />
    </>
  )
}
