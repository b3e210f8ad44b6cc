import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { Kind } from '#src/wire/kind.ts'
import * as words from './words.id.ts'

export const blogKind = {
  kind: 'blog',
  table: 'blog',
  titleColumn: 'title',
  tag: 'blog',
  live: 'published',
  versions: 'revisions',
  call: 'blog',
  noun: words.blogPost,
  images: ['image'],
  address: paths.blogPost,
  search: { label: words.blog, date: 'published_at' },
  section: { to: paths.blog, label: words.blog, about: words.aboutBlog },
  sharePicture: words.blog,
  hasOldAddresses: true,
  categories: {
    table: 'blog_themes',
    homes: ['blog', 'revisions'],
    words: { tab: words.themes, one: words.oneTheme, items: words.posts },
    page: { path: paths.blog, query: 'tema' },
  },
  desk: { title: words.blog, item: deskPaths.blog.item, list: deskPaths.blog.list },
  feed: {
    list: paths.blog,
    title: words.blog,
    about: words.aboutFeed,
    category: 'tema',
  },
  dataExport: { name: 'blog', about: words.aboutExport },
  storedList: { entity: 'blog', deletedBy: 'DELETE /desk/blog/{id}' },
  deskEntry: { to: deskPaths.blog.list, label: words.blog, icon: 'quote' },
  deskScreens: { module: 'blog/desk/blog-screens', paths: deskPaths.blog },
} as const satisfies Kind
