import { deskEndpoints } from '../../content/desk-endpoints.ts'
import { eventKind } from './event-kind.ts'
import { deskEventFilter, eventChange, eventDetailsShape, newEvent } from './schema.ts'

const endpoints = deskEndpoints({
  noun: 'events',
  called: 'acara',
  kind: eventKind,
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
