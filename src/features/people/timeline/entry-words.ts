import { stateWords as registrationWords } from '#src/features/events/desk/registrations/state-words.ts'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { stateWords as giftWords } from '#src/features/giving/state-words.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { EntryKind, EntryWire, TimelineKind } from './schema.ts'

/** Words of the filter. */
export const kindWords: Readonly<Record<TimelineKind, string>> = {
  note: 'Catatan',
  gift: 'Donasi',
  event: 'Acara',
  post: 'Tulisan',
  letter: 'Surat',
  visit: 'Kunjungan',
}

const postWords: Readonly<Record<string, string>> = {
  review: 'ditinjau',
  revision: 'perlu revisi',
  scheduled: 'dijadwalkan',
  published: 'terbit',
  archived: 'diarsipkan',
  draft: 'draf',
  held: 'menunggu moderator',
  hidden: 'disembunyikan',
}
const letterWords: Readonly<Record<string, string>> = {
  sent: 'terkirim',
  waiting: 'menunggu dikirim',
  failed: 'gagal dikirim',
  uncertain: 'mungkin terkirim',
}
const seatWords: Readonly<Record<string, string>> = {
  attended: 'hadir',
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

const words: Readonly<Record<EntryKind, Words>> = {
  note: { label: 'Catatan' },
  gift: {
    label: 'Donasi',
    stateOf: (state) => giftWords[state as keyof typeof giftWords].label.toLowerCase(),
    to: ({ ref }) => deskPaths.gift(ref!),
  },
  event: {
    label: 'Acara',
    stateOf: (state) => seatWords[state],
    to: ({ ref }) => deskPaths.registrations(Number(ref)),
  },
  news: { label: 'Berita', stateOf: (state) => postWords[state], to: ({ id }) => deskPaths.newsReview(id) },
  blog: { label: 'Blog', stateOf: (state) => postWords[state], to: ({ id }) => deskPaths.blog.item(id) },
  question: {
    label: 'Pertanyaan',
    stateOf: (state) => postWords[state],
    to: ({ id }) => deskPaths.forumQuestion(id),
  },
  answer: {
    label: 'Jawaban',
    stateOf: (state) => postWords[state],
    to: ({ ref }) => deskPaths.forumQuestion(Number(ref)),
  },
  letter: { label: 'Surat', stateOf: (state) => letterWords[state] },
  mailing: { label: 'Buletin', stateOf: (state) => letterWords[state] },
  visit: { label: 'Kunjungan', to: ({ ref }) => ref! },
}

/** Words of an entry: its kind, its title, its state in a word, and its page. */
export function describeEntry(entry: EntryWire) {
  const { label, stateOf, to } = words[entry.kind]
  const sum = entry.amount === null ? '' : formatRupiah(entry.amount)
  return {
    label,
    title: [sum, entry.title].filter(Boolean).join(', ') || 'tanpa perihal',
    state: (entry.state && stateOf?.(entry.state)) || null,
    to: to?.(entry) ?? null,
  }
}
