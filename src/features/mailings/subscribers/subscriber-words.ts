import type { PersonMailWire, SubscriberWire } from './schema.ts'
import * as words from './words.id.ts'

/** The desk's words for the states of a subscriber. */
export const stateWords = {
  given: { label: words.subscribed, tone: 'ok' },
  waiting: { label: words.unanswered, tone: 'warn' },
  stopped: { label: words.mailRefused, tone: 'bad' },
  ended: { label: words.ended, tone: 'quiet' },
} as const satisfies Record<SubscriberWire['state'], { label: string; tone: string }>

export const sourceWords: Readonly<Record<SubscriberWire['source'], string>> = {
  register: words.whenRegistering,
  profile: words.fromProfile,
  form: words.byForm,
  import: words.fromFile,
  invitation: words.byInvitation,
}

export const endingWords: Readonly<Record<NonNullable<SubscriberWire['ended_because']>, string>> = {
  person: words.byPerson,
  complaint: words.reportedAsSpam,
  bounce: words.refusedByServer,
  erased: words.dataDeleted,
  office: words.byOffice,
  expired: words.invitationUnanswered,
  version: words.newSentence,
}

export const stopWords: Readonly<Record<NonNullable<PersonMailWire['stopped']>['because'], string>> = {
  hard: words.stoppedHard,
  soft: words.stoppedSoft,
  complaint: words.stoppedByComplaint,
}
