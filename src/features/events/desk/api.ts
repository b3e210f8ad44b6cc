import { forbidden } from '#src/platform/http/failures.ts'
import { type Actor, deskScope } from '#src/wire/actor.ts'
import { deskEndpoints } from '../../content/desk-endpoints.ts'
import { eventContent } from './event-content.ts'
import { senderOf } from './registrations/api.ts'
import { setRules } from './registrations/change-rules.ts'
import { deskEventFilter, eventChange, eventDetailsShape, eventSettingsShape, newEvent } from './schema.ts'

const under = 'registration.'

export const deskEventEndpoints = Object.values(
  deskEndpoints({
    noun: 'events',
    called: 'acara',
    kind: eventContent,
    details: eventDetailsShape,
    settings: eventSettingsShape,
    filter: deskEventFilter,
    newBody: newEvent,
    changeBody: eventChange,
    async onCreation(tx, { body: { registration: rules }, ...done }) {
      if (!rules) return
      requireOffice(done.by)
      await setRules(tx, { ...done, rules, sender: senderOf(done), under })
    },
    async alongside(tx, { change: { registration: rules }, changed, ...done }) {
      if (!rules) return
      requireOffice(done.by)
      const draftEnd = String(changed.text.details.end_at)
      await setRules(tx, { ...done, rules, sender: senderOf(done), draftEnd, under })
    },
  }),
)

/** An editor of a region writes its events; who comes to them is the secretariat's to know and to decide. */
function requireOffice(actor: Actor) {
  if (deskScope(actor) !== 'everything') throw forbidden()
}
