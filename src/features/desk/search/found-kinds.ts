import { deskPaths } from '#src/desk-paths.ts'
import { statusLooks } from '#src/ui/content/content-words.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { stateWords } from '../../donations/state-words.ts'
import { statusWords } from '../../news/my-post/status-tag.tsx'
import type { FoundKind, FoundWire } from './schema.ts'

type KindLook = {
  title: string
  /** Paths of a single hit, and of the list of all hits. */
  href: (key: string) => string
  list: (q: string) => string
  words: Record<string, { label: string }>
}

/** Title and links of each kind. */
export const kindLooks: Record<FoundKind, KindLook> = {
  news: {
    title: 'Berita',
    href: (key) => deskPaths.newsReview(Number(key)),
    list: (q) => withQuery(deskPaths.news, { q, status: 'all' }),
    words: statusWords,
  },
  blog: {
    title: 'Blog',
    href: (key) => deskPaths.post(Number(key)),
    list: (q) => withQuery(deskPaths.blog, { q }),
    words: statusLooks,
  },
  event: {
    title: 'Acara',
    href: (key) => deskPaths.event(Number(key)),
    list: (q) => withQuery(deskPaths.events, { q }),
    words: statusLooks,
  },
  page: {
    title: 'Halaman',
    href: (key) => deskPaths.page(Number(key)),
    list: (q) => withQuery(deskPaths.pages, { q }),
    words: statusLooks,
  },
  person: {
    title: 'Orang',
    href: (key) => deskPaths.person(Number(key)),
    list: (q) => withQuery(deskPaths.people, { q }),
    words: {},
  },
  gift: {
    title: 'Donasi',
    href: deskPaths.gift,
    list: (q) => withQuery(deskPaths.giving, { q }),
    words: stateWords,
  },
}

/** Detail line below the title of a hit. */
export const detailOf = (kind: FoundKind, { detail, status }: FoundWire): string =>
  [status && kindLooks[kind].words[status]?.label, detail].filter(Boolean).join(' · ')
