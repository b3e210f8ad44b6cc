import { deskSearchedKinds } from '#src/kinds.ts'
import { statusLooks } from '#src/ui/content/content-words.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { stateWords } from '../../giving/state-words.ts'
import { statusWords } from '../../news/my-post/status-tag.tsx'
import type { FoundKind, FoundWire } from './schema.ts'

type KindLook = {
  title: string
  /** Paths of a single hit, and of the list of all hits. */
  href: (key: string) => string
  list: (q: string) => string
  words: Record<string, { label: string }>
}

const looksOfContent = deskSearchedKinds.map(({ kind, desk, versions }): [FoundKind, KindLook] => [
  kind,
  {
    title: desk.title,
    href: (key) => desk.item(Number(key)),
    list: (q) => withQuery(desk.list, { q, ...desk.found }),
    words: versions === 'revisions' ? statusLooks : statusWords,
  },
])

/** Title and links of each kind. */
export const kindLooks = Object.fromEntries([
  ...looksOfContent,
  [
    'person',
    {
      title: 'Orang',
      href: (key) => deskPaths.person(Number(key)),
      list: (q) => withQuery(deskPaths.people, { q }),
      words: {},
    },
  ],
  [
    'gift',
    {
      title: 'Donasi',
      href: deskPaths.gift,
      list: (q) => withQuery(deskPaths.giving, { q }),
      words: stateWords,
    },
  ],
] satisfies [FoundKind, KindLook][]) as Record<FoundKind, KindLook>

/** Detail line below the title of a hit. */
export const detailOf = (kind: FoundKind, { detail, status }: FoundWire): string =>
  [status && kindLooks[kind].words[status]?.label, detail].filter(Boolean).join(' · ')
