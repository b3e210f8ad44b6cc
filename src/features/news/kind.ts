import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { Kind } from '#src/wire/kind.ts'
import * as words from './words.id.ts'

export const newsKind = {
  kind: 'news',
  table: 'news',
  titleColumn: 'title',
  tag: 'news',
  live: 'published',
  versions: 'news_revisions',
  call: 'news',
  noun: words.newsNoun,
  images: ['image'],
  address: paths.newsItem,
  search: { label: words.news, date: 'published_at' },
  section: { to: paths.news, label: words.news, about: words.aboutNews },
  sharePicture: words.shareHeading,
  hasOldAddresses: true,
  categories: {
    table: 'news_categories',
    homes: ['news', 'news_revisions', 'news_drafts'],
    words: { tab: words.categoriesTab, one: words.oneCategory, items: words.newsNoun },
    page: { path: `${paths.newsCategory()}/` },
    hasCover: true,
  },
  desk: {
    title: words.shareHeading,
    item: deskPaths.newsReview,
    list: deskPaths.news,
    found: { status: 'all' },
  },
  feed: {
    list: paths.news,
    title: words.news,
    about: words.aboutFeed,
    category: 'category',
  },
  storedList: { entity: 'news', deletedBy: 'DELETE /news/{id}' },
} as const satisfies Kind
