import type { RouteObject } from 'react-router'
import { endpoints } from '#src/api.ts'
import { insidePages } from '#src/inside-pages.tsx'
import { allKinds, feedKinds, sharedKinds } from '#src/kinds.ts'
import { listFiles } from '#src/list-files.ts'
import { routesWith } from '#src/pages.tsx'
import { paths } from '#src/urls/paths.ts'
import type { Aviary, Hidden, Trier } from './canaries.ts'
import { triers } from './canaries.ts'
import { headerTricks, idTricks, queryTricks, slugTricks } from './tricks.ts'

export type Try = {
  as: Trier
  path: string
  headers?: Record<string, string>
  /** Pictures are unreadable here: there must be none. */
  isPicture?: true
  /** A search for words that occur in hidden items only: nothing may be counted. */
  findsNothing?: true
}

type Planted = Pick<Aviary, 'hidden' | 'canaries'> & { orders: readonly string[]; files: readonly number[] }

const readable = endpoints.flatMap(({ where }) => (where.startsWith('GET ') ? [`/v1${where.slice(4)}`] : []))
const isFixed = (path: string) => !/[{:*]/.test(path)
const isBehindDesk = (path: string) => path.startsWith('/v1/desk') || path.startsWith('/desk')

/** Addresses of the pages, from the routes. */
const pagesIn = (routes: readonly RouteObject[], above = ''): string[] =>
  routes.flatMap(({ path, children }) => {
    const here = path?.startsWith('/') ? path : above + (path ?? '')
    return [...(path ? [here] : []), ...pagesIn(children ?? [], here)]
  })
const pages = [...new Set(pagesIn(routesWith(insidePages)))].filter((path) => path !== '*')

/** Addresses other than pages and calls. */
const papers = [
  ...feedKinds.flatMap(({ feed: { list } }) => [paths.rss(list), paths.atom(list)]),
  paths.eventFeed,
  ...['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-0.xml', '/robots.txt'],
  ...['/manifest.webmanifest', '/v1/openapi.json', '/v1/docs', '/healthz', '/readyz', '/metrics'],
  ...['/v1/auth/export', '/v1/donations/statement.pdf', '/dev/mail', '/.env', '/news/feed.json'],
  ...listFiles.flatMap(({ path }) => [path, `${path}?format=xlsx`]),
]

const byAll = (addresses: readonly string[]): Try[] =>
  addresses.flatMap((path) => triers.map((as) => ({ as, path })))

/** Every address without parameters, as everybody. */
const plain = (): Try[] => byAll([...readable.filter(isFixed), ...pages.filter(isFixed), ...papers])

const kindCalls = allKinds.map(({ call }) => `/v1/${call}`).filter((path) => readable.includes(path))
const sections = allKinds.flatMap(({ section }) => (section ? [section.to] : []))
const lists = [
  ...[...kindCalls, '/v1/home', '/v1/region', '/v1/search'],
  ...[...sections, '/search', paths.about('tanya-jawab'), '/'],
]
const ofMembers = [
  '/v1/question',
  '/v1/member/news',
  '/v1/donations',
  '/v1/users_visits',
  '/v1/pledges',
  '/forum',
]

const isCall = (path: string) => path.startsWith('/v1/')

/** Lists with queries that they must ignore; pages use the same calls, so only every third is tried. */
const queried = (): Try[] =>
  [
    ...lists.map((path) => ({ as: 'guest' as const, path })),
    ...ofMembers.map((path) => ({ as: 'otherPic' as const, path })),
  ].flatMap(({ as, path }) =>
    queryTricks
      .filter((_, index) => isCall(path) || index % 3 === 0)
      .map((query) => ({ as, path: `${path}?${query}` })),
  )

const isSearched = (path: string) =>
  endpoints.some(
    ({ where, query }) => where === `GET ${path.slice('/v1'.length)}` && 'q' in (query?.shape ?? {}),
  )
const searches = [
  ...['/v1/search', ...kindCalls.filter(isSearched)],
  ...['/search', ...sections, paths.about('tanya-jawab')],
]
const searchesOfMembers = ['/v1/question', '/v1/member/news', '/forum', '/member/my-post']

/** Searches for the words beside each secret: whole, prefixes and misspellings. */
function searched({ canaries }: Planted): Try[] {
  const findsNothing = true as const
  return canaries.flatMap(({ key, secret, hiddenFrom }) => [
    ...searches.flatMap((path): Try[] => [{ as: 'guest', path: `${path}?q=${key}`, findsNothing }]),
    { as: 'guest', path: `/v1/search?q=${key.slice(0, -1)}x` },
    { as: 'guest', path: `/v1/search?q=${secret.slice(0, -2)}` },
    { as: 'otherPic', path: `/v1/question/people?q=${key}` },
    ...searchesOfMembers.flatMap((path) =>
      hiddenFrom.includes('otherPic')
        ? [{ as: 'otherPic' as const, path: `${path}?q=${key}`, findsNothing }]
        : [],
    ),
  ])
}

const kindOf = (list: Hidden['list']) => allKinds.find(({ call }) => call === list)!
/** Address above a kind's items; those of the forum are numbers. */
const above = (list: Hidden['list']) => kindOf(list).address?.('x').slice(0, -'/x'.length) ?? paths.forum
const sharePictures = (list: Hidden['list'], id: number) =>
  sharedKinds
    .filter(({ call }) => call === list)
    .map(({ kind }) => ({
      as: 'guest' as const,
      path: paths.sharePicture(kind, id, 'x'),
      isPicture: true as const,
    }))

/** Hidden items by id and slug. */
function named({ hidden }: Planted): Try[] {
  return hidden.flatMap(({ list, id, slug }) => [
    ...idTricks(id).map((path) => ({ as: 'guest' as const, path: `/v1/${list}/${path}` })),
    ...byAll([`/v1/${list}/${id}`, `/v1/${list}/${slug}?slug=1`, `${above(list)}/${slug}`]),
    ...slugTricks(slug).flatMap((path) => [
      { as: 'guest' as const, path: `${above(list)}/${path}` },
      { as: 'guest' as const, path: `/v1/${list}/${path}?slug=1` },
    ]),
    ...sharePictures(list, id),
    ...(list === 'events' ? [{ as: 'guest' as const, path: paths.eventCalendar(slug) }] : []),
  ])
}

/** Ids of hidden items in every address with an id, as everybody. */
function numbered({ hidden, orders }: Planted): Try[] {
  const ids = [...new Set([1, ...hidden.map(({ id }) => id)])]
  const open = [...readable, ...pages].filter((path) => !isFixed(path) && !path.includes('*'))
  return open.flatMap((path) => {
    const isOfOrder = /order/.test(path)
    const given = isOfOrder ? orders : isBehindDesk(path) ? ids.slice(0, 3) : ids
    return byAll(given.map((one) => path.replace(/\{\w+\}|:\w+\??/g, String(one))))
  })
}

/** Headers that must have no effect. */
const headed = ({ hidden }: Planted): Try[] =>
  [
    ...[
      '/v1/news',
      '/v1/question',
      '/v1/auth/me',
      '/v1/desk/blog',
      '/v1/member/news',
      '/news',
      '/desk',
      '/forum',
    ],
    ...hidden.filter((_, index) => index % 4 === 0).map(({ list, id }) => `/v1/${list}/${id}`),
  ].flatMap((path) => headerTricks.map((headers) => ({ as: 'guest' as const, path, headers })))

const links = ['x', '1', '../1', 'eyJ9.x', '%2e%2e%2f', 'null']

/** Bytes of restricted documents. */
const bytes = ({ files }: Planted): Try[] => [
  ...byAll(files.map((id) => `/v1/download/${id}/file`)),
  ...files.flatMap((id) =>
    ['?level=public', '?signed=1', '?version=1', '/', '?access=allowed&allowed=1'].map((more) => ({
      as: 'guest' as const,
      path: `/v1/download/${id}/file${more}`,
    })),
  ),
  ...files.map((id) => ({
    as: 'guest' as const,
    path: `/v1/download/${id}/file`,
    headers: { range: 'bytes=0-90' },
  })),
  ...links.map((link) => ({ as: 'guest' as const, path: `/files/${link}` })),
]

/** All tries, without duplicates. */
export function triesOn(planted: Planted): Try[] {
  const all = [
    plain(),
    queried(),
    searched(planted),
    named(planted),
    numbered(planted),
    headed(planted),
    bytes(planted),
  ]
  const distinct = new Map(all.flat().map((one) => [JSON.stringify([one.as, one.path, one.headers]), one]))
  return [...distinct.values()]
}
