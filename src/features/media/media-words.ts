import { allKinds } from '#src/kinds.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { Consent } from '#src/wire/media.ts'
import type { DeskPictureWire } from './schema.ts'
import * as words from './words.id.ts'

type Tone = 'ok' | 'warn' | 'info' | 'quiet'

export const consentWords: Readonly<Record<Consent, { label: string; tone: Tone }>> = {
  unasked: { label: words.consentUnasked, tone: 'info' },
  yes: { label: words.consentGiven, tone: 'ok' },
  no: { label: words.consentRefused, tone: 'warn' },
  nobody: { label: words.nobodySeen, tone: 'quiet' },
}

export const consentChoices = Object.entries(consentWords).map(([value, { label }]) => ({ value, label }))

type Use = DeskPictureWire['uses'][number]

export const useWords: Readonly<Record<Use['state'], string>> = {
  live: words.seenByReaders,
  work: words.inUnpublished,
  past: words.onlyPast,
  deleted: words.deletedRestorable,
}

/** Addresses at the desk of kinds that its search does not name. */
const further: Readonly<Record<string, (id: number) => string>> = {
  participant: deskPaths.participant,
  region: deskPaths.region,
  campaign: deskPaths.campaign,
  download: deskPaths.download,
  team: deskPaths.team.item,
  question: deskPaths.forumQuestion,
  faq: deskPaths.faq.item,
}

/** Noun of a use's item, and its address at the desk. */
export function placeOfUse({ kind, id }: Use): { noun: string; to: string | undefined } {
  const found = allKinds.find((one) => one.kind === kind)
  return { noun: found?.noun ?? words.faq, to: (found?.desk?.item ?? further[kind])?.(id) }
}
