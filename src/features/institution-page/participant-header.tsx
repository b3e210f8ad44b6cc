import { useRouteLoaderData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { SewnCover } from '#src/ui/institution-row.tsx'
import { paths } from '#src/urls/paths.ts'
import { type Participant, toInstitution } from '../institutions/directory/model.ts'
import { PlaceOnMap } from '../region-page/region-map.tsx'
import type { Region } from '../regions/model.ts'
import { isOnMap } from '../regions/region-points.ts'
import { MessageButton } from './message-form.tsx'
import * as words from './words.id.ts'

/** Name, sentence, and what a reader can do, beside the institution's point on the map. */
export function ParticipantHeader({ item }: { item: Participant }) {
  const { regions } = useRouteLoaderData('root') as { regions: readonly Region[] | null }
  const region = regions?.find(({ id }) => id === item.region.id)
  return (
    <header className="grid gap-x-14 gap-y-6 pt-5 md:grid-cols-[7fr_5fr] md:items-end md:pt-9">
      <div className="min-w-0">
        <Breadcrumb
          items={[
            { to: paths.participants, label: words.participants },
            { to: paths.participantsOf(item.region.id), label: item.region.name },
          ]}
        />
        <div className="mt-3 flex items-center gap-4 md:mt-4 md:gap-6">
          <SewnCover cover={toInstitution(item).cover} name={item.name} />
          <div className="min-w-0 wrap-anywhere">
            <p className="text-sm font-semibold text-orange-text">{words.memberInstitution}</p>
            <h1 className="max-w-4xl text-feature md:text-article">{item.name}</h1>
          </div>
        </div>
        {item.description1 && (
          <p className="mt-5 max-w-3xl text-lead text-balance text-soft wrap-anywhere">{item.description1}</p>
        )}
        <div className="no-print mt-6 flex flex-wrap gap-3 max-md:*:flex-auto">
          <ButtonLink to={paths.giveTo('partisipan', item.id)} reloadDocument variant="orange">
            {words.give}
          </ButtonLink>
          {item.email && <MessageButton />}
        </div>
      </div>
      {region && isOnMap(region) && (
        <div className="max-md:hidden">
          <PlaceOnMap regions={regions ?? []} region={region} />
        </div>
      )}
    </header>
  )
}
