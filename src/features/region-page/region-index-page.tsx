import { redirect, useLoaderData, useRouteLoaderData } from 'react-router'
import { Head } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { paths } from '#src/urls/paths.ts'
import type { getRegion } from '../regions/api.ts'
import { byParticipants, type Region } from '../regions/model.ts'
import { isOnMap } from '../regions/region-points.ts'
import type { listTeam } from '../team/api.ts'
import { RegionLinks } from './region-list.tsx'
import { RegionMap } from './region-map.tsx'
import * as words from './words.id.ts'

/** Most people that one answer names; the chairs are among the first of their regions. */
const OFFICERS = 100

export const loader = page(async ({ api, query }) => {
  const number = query.get('region')
  if (number !== null) {
    const answer = await api<typeof getRegion>('GET /region/{id}', {
      params: { id: number || '0' },
      query: { slug: '0' },
    })
    throw redirect(paths.region(unwrap(answer).data.slug), 301)
  }
  const officers = await api<typeof listTeam>('GET /team', {
    query: { flag: 'pengurus-region', limit: OFFICERS },
  })
  const chairs: Record<number, string> = {}
  for (const { name, title, region } of officers.success ? officers.data : [])
    if (region && /^ketua\b/i.test(title)) chairs[region.id] ??= words.chair(name)
  return { chairs }
})

/** All regions: on the map, and as links with their institutions and who leads them. */
export function Component() {
  const { chairs } = useLoaderData<typeof loader>()
  const { regions } = useRouteLoaderData('root') as { regions: readonly Region[] | null }
  const sorted = (regions ?? []).toSorted(byParticipants)
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title={words.region} description={words.indexDescription} canonical={paths.regions} />
      <header className="grid gap-x-14 gap-y-6 pt-5 md:grid-cols-[5fr_7fr] md:pt-9">
        <div className="min-w-0">
          <h1 className="text-feature wrap-anywhere md:text-article">{words.region}</h1>
          <p className="mt-4 max-w-3xl text-lead text-balance text-soft">
            {words.indexLead(sorted.filter(isOnMap).length)}
          </p>
        </div>
        <RegionMap regions={sorted} />
      </header>
      <RegionLinks regions={sorted} chairs={chairs} />
    </div>
  )
}
