import type { RouteObject } from 'react-router'
import type { pagesOf } from './page-route.ts'
import { deskPaths } from './urls/desk-paths.ts'
import { furtherPaths } from './urls/further-paths.ts'
import { patternOf } from './urls/pattern-of.ts'

type Screen = ReturnType<typeof pagesOf>

/** Pages that the letters of mailings lead to. */
export const mailingLetterPages = (screen: Screen): RouteObject[] => [
  screen(furtherPaths.unsubscribe, 'mailings/subscriptions/leave-screen'),
  screen(furtherPaths.confirmSubscription, 'mailings/subscriptions/confirm-screen'),
]

/** The desk's pages about mailings that are on no engine, for editors of regions too. */
export const mailingDeskPages = (screen: Screen): RouteObject[] => [
  screen(patternOf(deskPaths.sending, 'id'), 'mailings/sending/sending-screen'),
  screen(deskPaths.subscriberLists, 'mailings/subscribers/subscriber-lists-screen'),
  screen(patternOf(deskPaths.subscribers, 'id'), 'mailings/subscribers/subscribers-screen'),
  screen(patternOf(deskPaths.newSubscriber, 'id'), 'mailings/subscribers/new-subscriber-screen'),
  screen(patternOf(deskPaths.importSubscribers, 'id'), 'mailings/subscribers/import-subscribers-screen'),
]
