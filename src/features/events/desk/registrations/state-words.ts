import * as words from './words.id.ts'

/** The desk's words for the states of a registration. */
export const stateWords = {
  confirmed: { label: words.confirmed, tone: 'ok' },
  waiting: { label: words.waiting, tone: 'warn' },
  cancelled: { label: words.cancelled, tone: 'off' },
} as const

/** The desk's words for those who may register. */
export const whoWords = {
  none: words.whoNone,
  public: words.whoPublic,
  member: words.whoMember,
} as const
