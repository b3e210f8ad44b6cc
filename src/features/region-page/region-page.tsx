import { data, redirect, useLoaderData, useRouteLoaderData } from 'react-router'
import { Head } from '#src/ui/head.tsx'
import { type PageArgs, page, unwrap } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { photoToShare } from '#src/ui/share-picture.ts'
import { paths } from '#src/urls/paths.ts'
import type { listCampaigns } from '../campaigns/api.ts'
import { campaignCard } from '../campaigns/campaign-card.ts'
import type { listEvents } from '../events/api.ts'
import { toEventRow } from '../events/model.ts'
import type { listParticipants } from '../institutions/directory/api.ts'
import { toParticipantRow } from '../institutions/directory/model.ts'
import type { listNews } from '../news/api.ts'
import { toNewsRow } from '../news/model.ts'
import type { getRegion, listRegions } from '../regions/api.ts'
import { byParticipants, type Region, toChosenRegion, toRegion } from '../regions/model.ts'
import type { listTeam } from '../team/api.ts'
import { toTeamMember } from '../team/model.ts'
import { ChosenRegion } from './chosen-region.tsx'
import { RegionList } from './region-list.tsx'
import { RegionMap } from './region-map.tsx'
import { rowPicture } from './row-picture.ts'

const NEWS = 3
const EVENTS = 3
const CAMPAIGNS = 3
const OFFICERS = 50

export const loader = page(async ({ api, params, query }) => {
  const region = toChosenRegion(await chosen(api, params.slug, query.get('region')))
  const { id } = region
  const [participants, officers, news, events, campaigns] = await Promise.all([
    api<typeof listParticipants>('GET /partisipan', { query: { region: id } }),
    api<typeof listTeam>('GET /team', { query: { region: id, flag: 'pengurus-region', limit: OFFICERS } }),
    api<typeof listNews>('GET /news', { query: { region: id, limit: NEWS } }),
    api<typeof listEvents>('GET /events', { query: { region: id, upcoming: '1', limit: EVENTS } }),
    api<typeof listCampaigns>('GET /campaigns', { query: { region: id, limit: CAMPAIGNS } }),
  ])
  const shown = {
    region,
    // Sections that failed to load are omitted, except the institutions: they are what the page is about.
    participants: participants.success ? participants.data.map(toParticipantRow) : null,
    officers: officers.success ? officers.data.map(toTeamMember) : [],
    news: news.success ? news.data.map(toNewsRow) : [],
    events: events.success ? events.data.map(toEventRow) : [],
    campaigns: campaigns.success ? campaigns.data.map((one) => campaignCard(one, rowPicture)) : [],
  }
  return data(shown, { status: participants.success ? 200 : 503 })
})

/**
 * The region of the address; without one, that with most institutions. A former address and one with a number redirect
 * to the current one.
 */
async function chosen(api: PageArgs['api'], slug: string | undefined, number: string | null) {
  if (slug === undefined && number === null) return largest(api)
  const answer = await api<typeof getRegion>('GET /region/{id}', {
    params: { id: slug ?? (number || '0') },
    query: { slug: slug === undefined ? '0' : '1' },
  })
  const region = unwrap(answer).data
  if (region.slug !== slug) throw redirect(paths.region(region.slug), 301)
  return region
}

async function largest(api: PageArgs['api']) {
  const all = unwrap(await api<typeof listRegions>('GET /region', { query: { limit: 100 } })).data
  const [first] = all.toSorted((a, b) => byParticipants(toRegion(a), toRegion(b)))
  if (!first) throw data(null, { status: 404 })
  return unwrap(await api<typeof getRegion>('GET /region/{id}', { params: { id: first.id } })).data
}

export function Component() {
  const shown = useLoaderData<typeof loader>()
  const { regions } = useRouteLoaderData('root') as { regions: Region[] }
  const { region } = shown
  const sorted = regions.toSorted(byParticipants)
  const total = regions.reduce((sum, { participantTotal }) => sum + participantTotal, 0)
  // The national region has no province, and no point on the map.
  const places = regions.filter(({ provinceCode }) => provinceCode).length
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head
        title={`Region ${region.name}`}
        description={`Lembaga partisipan, pengurus, berita, dan acara di region ${region.name}.`}
        canonical={paths.region(region.slug)}
        share={{
          kind: 'region',
          id: region.id,
          title: region.name,
          photo: region.image ? photoToShare(region.image) : undefined,
        }}
      />
      <PageHeading
        title="Region"
        lead={`${places} region menaungi ${total} lembaga. Pilih provinsi di peta atau di daftar.`}
      />
      <RegionMap regions={sorted} chosen={region} />
      <div className="mt-7 grid gap-x-14 gap-y-11 md:mt-10 md:grid-cols-[minmax(15rem,25rem)_minmax(0,1fr)]">
        <div className="max-md:order-last">
          <RegionList regions={sorted} chosen={region.id} />
        </div>
        <div className="min-w-0">
          <ChosenRegion {...shown} />
        </div>
      </div>
    </div>
  )
}
