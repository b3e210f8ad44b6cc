import { editedKinds } from '#src/edited-kinds.ts'
import { allKinds, type KindName } from '#src/kinds.ts'

/** A column of an exported file: its name, its path in the answer, its meaning. */
export type Column = { name: string; at: string; is: string }

export type PublicList = {
  /** File name without extension. */
  name: string
  holds: string
  /** Noun of the call that lists the rows, `GET /{call}`. */
  call: string
  /** True if the list has less than `GET /{call}/{id}`. */
  hasDetail?: true
  columns: readonly Column[]
}

const id: Column = { name: 'id', at: 'id', is: 'number here' }
const slug: Column = { name: 'slug', at: 'slug', is: 'last part of its address' }
const title: Column = { name: 'title', at: 'title', is: 'title' }
const excerpt: Column = { name: 'excerpt', at: 'excerpt', is: 'summary in plain text' }
const content: Column = { name: 'content', at: 'content', is: 'text as HTML' }
const image: Column = { name: 'image', at: 'image.url', is: 'address of the picture or woven cover' }
const author: Column = { name: 'author', at: 'author', is: 'name of the author as it is shown' }
const published: Column = { name: 'published_at', at: 'published_at', is: 'moment of publication, UTC' }
const created: Column = { name: 'created_at', at: 'created_at', is: 'moment it was made, UTC' }
const updated: Column = {
  name: 'updated_at',
  at: 'updated_at',
  is: 'moment of the last change that readers see, UTC',
}

const column = (name: string, is: string, at = name): Column => ({ name, at, is })

const region = column('region', 'region that it comes from', 'region.title')
const institution = column('institution', 'institution that it comes from', 'participant.title')

type KindList = Omit<PublicList, 'call'>

/** A kind of texts, with what it has besides them. */
const texts = (name: string, holds: string, own: readonly Column[]): KindList => ({
  name,
  holds,
  hasDetail: true,
  columns: [id, slug, title, excerpt, content, ...own, image, published, updated],
})

/** Details of texts that readers do not get by that name. */
const isInner = (name: string) => name === 'scene' || name.endsWith('_id')

/** Lists that a guest can read: of kinds with versions as their records say, of the others as said here. */
const ofKinds: Partial<Record<KindName, KindList>> = {
  ...Object.fromEntries(
    editedKinds.map(({ kind, table, details }) => {
      const own = details?.names.filter((name) => !isInner(name)) ?? []
      return [
        kind,
        texts(
          table,
          `Published ${table}`,
          own.map((name) => column(name, name)),
        ),
      ]
    }),
  ),
  news: texts('news', 'Published news', [
    column('category', 'category', 'category.title'),
    author,
    region,
    institution,
  ]),
  blog: texts('blog', 'Published blog posts', [
    column('theme', 'theme', 'tema.title'),
    author,
    region,
    institution,
  ]),
  mailing: texts('mailings', 'Public mailings', [column('list', 'list that it was sent to', 'list.name')]),
  event: {
    name: 'events',
    holds: 'Published events',
    hasDetail: true,
    columns: [
      ...[id, slug, title, column('description', 'summary in plain text'), content],
      ...[column('place', 'name of the place'), column('address', 'address of the place')],
      column('start_at', 'begin, UTC'),
      column('end_at', 'end, UTC'),
      column('timezone', 'time zone in which it takes place'),
      region,
      institution,
      image,
    ],
  },
  download: {
    name: 'downloads',
    holds: 'Published resources, with the level of access each asks for; files are not part of this export',
    columns: [
      ...[id, slug, title, column('description', 'what it is, in plain text')],
      column('category', 'category', 'category.title'),
      column('level', 'who may fetch it: public, member, partisipan or internal', 'access.level'),
      column('size', 'bytes of the file', 'file.size'),
      column('file', 'address of the file where a guest may fetch it', 'file.url'),
      published,
    ],
  },
  participant: {
    name: 'participants',
    holds: 'Member institutions',
    hasDetail: true,
    columns: [
      ...[id, slug, title, column('region', 'region', 'title_region')],
      column('description_1', 'what it is'),
      column('description_2', 'what it does'),
      column('email', 'public e-mail address'),
      column('address', 'postal address'),
      column('founded', 'year'),
      column('links', 'web addresses, one a line'),
      column('total_member', 'number of members'),
      image,
    ],
  },
  region: {
    name: 'regions',
    holds: 'Regions of the network',
    hasDetail: true,
    columns: [
      ...[id, slug, title, column('province_code', 'province code of the ministry of home affairs')],
      column('bps_code', 'province code of Statistics Indonesia'),
      column('province_name', 'province'),
      column('participants', 'number of member institutions', 'partisipan_total'),
      ...[content, column('email', 'public e-mail address'), column('phone', 'telephone number')],
      column('address', 'address of its office'),
      image,
    ],
  },
  team: {
    name: 'team',
    holds: 'Working groups, regional boards and national secretariat, as shown on the site',
    columns: [
      ...[id, column('name', 'name'), column('title', 'office'), column('about', 'a few words')],
      column('institution', 'institution', 'lembaga'),
      column('region', 'region', 'region.title'),
      column('group', 'kelompok-kerja, pengurus-region or sekretariat-nasional', 'flag'),
    ],
  },
  question: {
    name: 'questions',
    holds: 'Questions that everybody may read, with the accepted answer',
    columns: [
      ...[id, column('question', 'question'), column('body', 'question in full, as HTML')],
      column('answer', 'accepted answer, as HTML', 'accepted_answer.body'),
      column('category', 'category'),
      column('is_faq', 'whether it stands among the frequent ones'),
      ...[author, created],
    ],
  },
  campaign: {
    name: 'campaigns',
    holds: 'Campaigns that are or were open for gifts',
    columns: [
      ...[id, slug, title, excerpt, column('state', 'state')],
      column('goal_amount', 'goal, whole rupiah'),
      column('received_amount', 'received less what was given back, whole rupiah'),
      column('gifts', 'number of gifts'),
      column('permit', 'number of the permit', 'permit.number'),
      region,
      institution,
    ],
  },
}

const categories = (name: string, of: string, call: string): PublicList => ({
  name,
  holds: `Categories of ${of}`,
  call,
  columns: [id, slug, title, column('lead', 'sentence on its page; empty for that of the whole list')],
})

/** Everything a guest can read, list by list. */
export const publicLists: readonly PublicList[] = [
  ...allKinds.flatMap(({ kind, call }) => {
    const list = ofKinds[kind]
    return list && kind !== 'page' ? [{ ...list, call }] : []
  }),
  categories('news_categories', 'news', 'news/categories'),
  categories('blog_themes', 'blog posts', 'blog/tema'),
  categories('download_categories', 'resources', 'download/categories'),
]

/** Pages have no list call: they are read by address. */
export const pageList = {
  name: 'pages',
  holds: 'Published pages',
  detail: 'GET /pages/{id}',
  columns: [id, slug, title, excerpt, content, image, created, updated],
} as const
