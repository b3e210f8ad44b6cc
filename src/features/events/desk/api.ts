import { deskEndpoints } from '../../content/desk-endpoints.ts'
import { eventContent } from './event-content.ts'
import { deskEventFilter, eventChange, eventDetailsShape, newEvent } from './schema.ts'

export const deskEventEndpoints = Object.values(
  deskEndpoints({
    noun: 'events',
    called: 'acara',
    kind: eventContent,
    details: eventDetailsShape,
    filter: deskEventFilter,
    newBody: newEvent,
    changeBody: eventChange,
  }),
)
