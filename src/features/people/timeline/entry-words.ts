import { stateWords as registrationWords } from '#src/features/events/desk/registrations/state-words.ts'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { stateWords as giftWords } from '#src/features/giving/state-words.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { EntryKind, EntryWire, TimelineKind } from './schema.ts'
import * as words from './words.id.ts'

/** Words of the filter. */
export const kindWords: Readonly<Record<TimelineKind, string>> = {
  note: words.note,
  gift: words.gift,
  event: words.event,
  post: words.post,
  letter: words.letter,
  visit: words.visit,
}

const postWords: Readonly<Record<string, string>> = {
  review: words.inReview,
  revision: words.needsRevision,
  scheduled: words.scheduled,
  published: words.published,
  archived: words.archived,
  draft: words.draft,
  held: words.held,
  hidden: words.hidden,
}
const letterWords: Readonly<Record<string, string>> = {
  sent: words.sent,
  waiting: words.waitingToSend,
  failed: words.failed,
  uncertain: words.uncertain,
}
const seatWords: Readonly<Record<string, string>> = {
  attended: words.attended,
  ...Object.fromEntries(
    Object.entries(registrationWords).map(([state, { label }]) => [state, label.toLowerCase()]),
  ),
}

type Words = {
  label: string
  /** Word of a state that is worth saying. */
  stateOf?: (state: string) => string | undefined
  /** Page of the entry. */
  to?: (entry: EntryWire) => string
}

const kinds: Readonly<Record<EntryKind, Words>> = {
  note: { label: words.note },
  gift: {
    label: words.gift,
    stateOf: (state) => giftWords[state as keyof typeof giftWords].label.toLowerCase(),
    to: ({ ref }) => deskPaths.gift(ref!),
  },
  event: {
    label: words.event,
    stateOf: (state) => seatWords[state],
    to: ({ ref }) => deskPaths.registrations(Number(ref)),
  },
  news: { label: words.news, stateOf: (state) => postWords[state], to: ({ id }) => deskPaths.newsReview(id) },
  blog: { label: words.blog, stateOf: (state) => postWords[state], to: ({ id }) => deskPaths.blog.item(id) },
  question: {
    label: words.question,
    stateOf: (state) => postWords[state],
    to: ({ id }) => deskPaths.forumQuestion(id),
  },
  answer: {
    label: words.answer,
    stateOf: (state) => postWords[state],
    to: ({ ref }) => deskPaths.forumQuestion(Number(ref)),
  },
  letter: { label: words.letter, stateOf: (state) => letterWords[state] },
  mailing: { label: words.newsletter, stateOf: (state) => letterWords[state] },
  visit: { label: words.visit, to: ({ ref }) => ref! },
}

/** Words of an entry: its kind, its title, its state in a word, and its page. */
export function describeEntry(entry: EntryWire) {
  const { label, stateOf, to } = kinds[entry.kind]
  const sum = entry.amount === null ? '' : formatRupiah(entry.amount)
  return {
    label,
    title: [sum, entry.title].filter(Boolean).join(', ') || words.noSubject,
    state: (entry.state && stateOf?.(entry.state)) || null,
    to: to?.(entry) ?? null,
  }
}
