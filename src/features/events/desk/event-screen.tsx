import { useActionData, useLoaderData } from 'react-router'
import { deskPaths } from '#src/desk-paths.ts'
import { paths } from '#src/paths.ts'
import { actOnContent } from '#src/ui/content/content-action.ts'
import { ContentPage } from '#src/ui/content/content-page.tsx'
import { itemNumber } from '#src/ui/content/item-number.ts'
import type { DeskAnswer } from '#src/ui/desk/form-answer.ts'
import { page, unwrap } from '#src/ui/page.ts'
import { askRegions } from '../../team/desk/ask-regions.ts'
import type {
  bringBackEventText,
  changeDeskEvent,
  getDeskEvent,
  removeDeskEvent,
  restoreDeskEvent,
} from './api.ts'
import { EventFields } from './event-fields.tsx'
import { type DeskEventWire, placeBody, placeValues } from './event-values.ts'

export const loader = page(async ({ api, params, query }) => {
  const id = itemNumber(params)
  const [answer, regions] = await Promise.all([
    api<typeof getDeskEvent>('GET /desk/events/{id}', { session: true, params: { id } }),
    askRegions(api),
  ])
  return { item: unwrap(answer).data, regions, done: query.get('tersimpan') }
})

export const action = page(async ({ api, params, request }) => {
  const id = itemNumber(params)
  const one = { session: true, params: { id } }
  return actOnContent<DeskEventWire>({
    request,
    path: deskPaths.event(id),
    listPath: deskPaths.events,
    more: placeBody,
    moreOf: placeValues,
    calls: {
      change: (body) =>
        api<typeof changeDeskEvent>('PATCH /desk/events/{id}', {
          ...one,
          body: body as (typeof changeDeskEvent)['input']['body'],
        }),
      remove: () => api<typeof removeDeskEvent>('DELETE /desk/events/{id}', one),
      restore: () => api<typeof restoreDeskEvent>('POST /desk/events/{id}/restoration', one),
      bringBack: (revision, version) =>
        api<typeof bringBackEventText>('POST /desk/events/{id}/revisions/{revision}/restoration', {
          ...{ session: true, params: { id, revision } },
          body: { version },
        }),
    },
  })
})

export function Component() {
  const { item, regions, done } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  return (
    <ContentPage
      item={item}
      more={placeValues(item)}
      done={done}
      answer={answer}
      list={{ to: deskPaths.events, label: 'Acara' }}
      address={paths.event(item.slug)}
      previewHref={(revision) => deskPaths.previewEvent(item.id, revision)}
    >
      <EventFields regions={regions} item={item} />
    </ContentPage>
  )
}
