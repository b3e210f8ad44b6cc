import { redirect, useActionData, useLoaderData } from 'react-router'
import { actOnContent } from '#src/ui/content/content-action.ts'
import { contentCalls } from '#src/ui/content/content-calls.ts'
import { ContentPage } from '#src/ui/content/content-page.tsx'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { type DeskAnswer, readForm, refusedEdit, type Values } from '#src/ui/desk/form-answer.ts'
import { type PageArgs, page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { fetchDeskRegions } from '../../regions/fetch-regions.ts'
import { EventFields } from './event-fields.tsx'
import { type DeskEventWire, type EventDetailsWire, placeBody, placeValues } from './event-values.ts'
import type { getRules, patchRules } from './registrations/api.ts'
import { RULES, RulesPanel } from './registrations/rules-panel.tsx'
import { rulesBodyOf, rulesValues } from './registrations/rules-values.ts'
import type { RulesWire } from './registrations/schema.ts'

export const loader = page(async (args) => {
  const { api, params, query } = args
  const id = itemNumber(params)
  const more = await fetchDeskRegions(args)
  const [answer, rules] = await Promise.all([
    contentCalls<EventDetailsWire>(api, 'events').get(id),
    // Who comes to an event is the secretariat's to know.
    more.isOffice
      ? api<typeof getRules>('GET /desk/events/{id}/registration', { session: true, params: { id } })
      : null,
  ])
  return { item: unwrap(answer).data, rules: rules && unwrap(rules).data, more, done: query.get('tersimpan') }
})

export const action = page(async (args) => {
  const { api, params, request } = args
  const id = itemNumber(params)
  const values = await readForm(request.clone())
  if (values.intent === RULES) return saveRules(args, id, values)
  return actOnContent<DeskEventWire>({
    request,
    path: deskPaths.events.item(id),
    listPath: deskPaths.events.list,
    more: placeBody,
    moreOf: placeValues,
    calls: contentCalls<EventDetailsWire>(api, 'events').of(id),
  })
})

/** Saves the registration rules: they are not part of the text, but have a form and a version of their own. */
async function saveRules({ api }: PageArgs, id: number, values: Values) {
  const answer = await api<typeof patchRules>('PATCH /desk/events/{id}/registration', {
    session: true,
    params: { id },
    // The call validates the shape.
    body: rulesBodyOf(values) as (typeof patchRules)['input']['body'],
  })
  if (answer.success) return redirect(`${deskPaths.events.item(id)}?tersimpan=${RULES}`)
  return refusedEdit<RulesWire>(values, answer, rulesValues)
}

/** Effect of deletion on those registered; null if there are none. Editors do not see their number. */
function deleteWarning(rules: RulesWire | null): string | null {
  if (!rules)
    return 'Bila sudah ada yang mendaftar, pendaftarannya tidak terlihat lagi. Tanyakan dulu kepada sekretariat.'
  const { is_live, confirmed, waiting, end_at } = rules
  const coming = confirmed + waiting
  if (!is_live || !coming || new Date(end_at) < new Date()) return null
  return `${coming} orang sudah mendaftar. Bila acara dihapus, pendaftarannya tidak terlihat lagi dan kode hadirnya tidak berlaku. Kabari mereka lebih dulu, atau ubah acaranya saja.`
}

export function Component() {
  const { item, rules, more, done } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  const isOfRules = answer?.values.intent === RULES
  return (
    <ContentPage
      item={item}
      more={placeValues(item)}
      done={done === RULES ? null : done}
      answer={isOfRules ? undefined : answer}
      aside={
        rules && (
          <RulesPanel
            rules={rules}
            answer={isOfRules ? answer : undefined}
            isSaved={done === RULES}
            isStill={item.deleted_at !== null}
          />
        )
      }
      deleteWarning={deleteWarning(rules)}
      paths={deskPaths.events}
      listTitle="Acara"
      address={paths.event(item.slug)}
    >
      <EventFields {...more} item={item} />
    </ContentPage>
  )
}
