import { redirect, useActionData, useLoaderData } from 'react-router'
import { actOnContent } from '#src/ui/content/content-action.ts'
import { contentCalls } from '#src/ui/content/content-calls.ts'
import { ContentPage } from '#src/ui/content/content-page.tsx'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { type DeskAnswer, readForm, type Values } from '#src/ui/desk/form-answer.ts'
import { SendAsMailing } from '#src/ui/desk/send-as-mailing.tsx'
import { TranslateLink } from '#src/ui/desk/translate-link.tsx'
import { refused } from '#src/ui/form.tsx'
import { type PageArgs, page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { fetchDeskRegions } from '../../regions/fetch-regions.ts'
import { EventFields } from './event-fields.tsx'
import { type DeskEventWire, type EventDesk, eventBody, eventValues } from './event-values.ts'
import type { getRules, patchRules } from './registrations/api.ts'
import { RegistrationPanel, TURN, turned } from './registrations/rules-panel.tsx'
import type { RulesWire } from './registrations/schema.ts'
import * as words from './words.id.ts'

export const loader = page(async (args) => {
  const { api, params, query } = args
  const id = itemNumber(params)
  const more = await fetchDeskRegions(args)
  const [answer, rules] = await Promise.all([
    contentCalls<EventDesk>(api, 'events').get(id),
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
  if (values.intent === TURN) return turnRegistration(args, id, values)
  return actOnContent<DeskEventWire>({
    request,
    path: deskPaths.events.item(id),
    listPath: deskPaths.events.list,
    more: eventBody,
    moreOf: eventValues,
    calls: contentCalls<EventDesk>(api, 'events').of(id),
  })
})

/** Opens or closes the registration of a live event, without its form and the draft in it. */
async function turnRegistration({ api }: PageArgs, id: number, values: Values) {
  const path = { session: true, params: { id } } as const
  const rules = unwrap(await api<typeof getRules>('GET /desk/events/{id}/registration', path)).data
  const wanted = turned(rules)
  if (!wanted) return redirect(deskPaths.events.item(id))
  const body = { ...wanted.body, version: Number(values.version) }
  const answer = await api<typeof patchRules>('PATCH /desk/events/{id}/registration', { ...path, body })
  return answer.success ? redirect(`${deskPaths.events.item(id)}?tersimpan=${TURN}`) : refused(values, answer)
}

const CHANGED = words.changedMeanwhile

/** Effect of deletion on those registered; null if there are none. Editors do not see their number. */
function deleteWarning(rules: RulesWire | null): string | null {
  if (!rules) return words.askBeforeDeleting
  const { is_live, confirmed, waiting, end_at } = rules
  const coming = confirmed + waiting
  if (!is_live || !coming || new Date(end_at) < new Date()) return null
  return words.deletingHides(coming)
}

export function Component() {
  const { item, rules, more, done } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  const isTurned = answer?.values.intent === TURN
  return (
    <ContentPage
      item={item}
      more={eventValues(item)}
      done={done === TURN ? null : done}
      answer={isTurned ? undefined : answer}
      aside={
        rules && (
          <RegistrationPanel
            rules={rules}
            refusal={isTurned ? (Object.values(answer.errors)[0]?.[0] ?? CHANGED) : null}
            isDone={done === TURN}
          />
        )
      }
      links={
        <>
          <TranslateLink kind="event" id={item.id} />
          <SendAsMailing kind="event" id={item.id} />
        </>
      }
      deleteWarning={deleteWarning(rules)}
      paths={deskPaths.events}
      listTitle={words.events}
      address={paths.event(item.slug)}
    >
      <EventFields {...more} item={item} />
    </ContentPage>
  )
}
