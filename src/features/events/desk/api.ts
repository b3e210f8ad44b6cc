import { deskEndpoints } from '../../content/desk-endpoints.ts'
import { eventContent } from './event-content.ts'
import { deskEventFilter, eventChange, eventDetailsShape, newEvent } from './schema.ts'

const endpoints = deskEndpoints({
  noun: 'events',
  called: 'acara',
  kind: eventContent,
  details: eventDetailsShape,
  filter: deskEventFilter,
  newBody: newEvent,
  changeBody: eventChange,
})
export const {
  list: listDeskEvents,
  get: getDeskEvent,
  make: makeDeskEvent,
  change: changeDeskEvent,
  remove: removeDeskEvent,
  restore: restoreDeskEvent,
  revision: getEventRevision,
  bringBack: bringBackEventText,
} = endpoints

export const deskEventEndpoints = Object.values(endpoints)
