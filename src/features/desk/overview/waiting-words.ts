import { deskPaths } from '#src/urls/desk-paths.ts'
import type { WaitingKind } from '#src/wire/waiting.ts'
import * as words from './words.id.ts'

type Words = {
  /** Title of the pending work. */
  title: string
  /** Action to take. */
  todo: string
  /** Path of its page; null if the viewer has none. */
  to: string | null
}

export type Looker = { isOffice: boolean; isAdmin: boolean; isEditor: boolean }

/** Kinds that only admins can retry. */
const machinery: readonly WaitingKind[] = ['letters', 'jobs']

/** Title and link of a kind. PICs who edit no region decide on claims at their members page, and see their institution's messages only. */
export function waitingWords(kind: WaitingKind, { isOffice, isAdmin, isEditor }: Looker): Words {
  if (kind === 'claims' && !isOffice && !isEditor) return { ...kinds.claims, to: deskPaths.members }
  if (kind === 'messages' && !isOffice) return { ...kinds.messages, to: deskPaths.messages }
  return machinery.includes(kind) && !isAdmin ? { ...kinds[kind], to: null } : kinds[kind]
}

const kinds: Record<WaitingKind, Words> = {
  reviews: {
    title: words.reviews,
    todo: words.reviewsTodo,
    to: deskPaths.news,
  },
  endorsements: {
    title: words.endorsements,
    todo: words.endorsementsTodo,
    to: deskPaths.news,
  },
  forum: {
    title: words.forum,
    todo: words.forumTodo,
    to: deskPaths.forum,
  },
  messages: {
    title: words.messages,
    todo: words.messagesTodo,
    to: deskPaths.secretariatMessages,
  },
  claims: {
    title: words.claims,
    todo: words.claimsTodo,
    to: deskPaths.claims,
  },
  page_changes: {
    title: words.pageChanges,
    todo: words.pageChangesTodo,
    to: `${deskPaths.participants}?hanya=changed`,
  },
  translations: {
    title: words.translations,
    todo: words.translationsTodo,
    to: `${deskPaths.translations}?state=review`,
  },
  returned_translations: {
    title: words.returnedTranslations,
    todo: words.returnedTranslationsTodo,
    to: `${deskPaths.translations}?state=returned`,
  },
  privacy: {
    title: words.privacy,
    todo: words.privacyTodo,
    to: deskPaths.privacy,
  },
  approvals: {
    title: words.secondPerson,
    todo: words.secondPersonTodo,
    to: `${deskPaths.transfers}?view=waiting`,
  },
  disbursements: {
    title: words.disbursements,
    todo: words.disbursementsTodo,
    to: `${deskPaths.disbursements}?status=waiting`,
  },
  transfers: {
    title: words.transfers,
    todo: words.transfersTodo,
    to: deskPaths.transfers,
  },
  to_send: {
    title: words.refunds,
    todo: words.refundsTodo,
    to: `${deskPaths.transfers}?view=to_send`,
  },
  quarantine: {
    title: words.quarantine,
    todo: words.quarantineTodo,
    to: deskPaths.quarantine,
  },
  letters: {
    title: words.failedMails,
    todo: words.failedMailsTodo,
    to: deskPaths.failedLetters,
  },
  jobs: {
    title: words.failedJobs,
    todo: words.failedJobsTodo,
    to: deskPaths.failedJobs,
  },
}
