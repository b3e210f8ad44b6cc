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
  noun: 'blog',
  images: ['image'],
  address: paths.blogPost,
  search: { label: words.blog, date: 'published_at' },
  section: { to: paths.blog, label: words.blog, about: words.aboutBlog },
  sharePicture: 'Blog',
  hasOldAddresses: true,
  categories: {
    table: 'blog_themes',
    homes: ['blog', 'revisions'],
    words: { tab: 'Tema blog', one: 'tema blog', items: 'tulisan' },
    page: { path: paths.blog, query: 'tema' },
  },
  desk: { title: 'Blog', item: deskPaths.blog.item, list: deskPaths.blog.list },
  feed: {
    list: paths.blog,
    title: 'Blog',
    about: 'Catatan pribadi para pekerja dan relawan jaringan: yang dipelajari, diragukan, dan disyukuri.',
    category: 'tema',
  },
  dataExport: { name: 'blog', about: 'Tulisan blog Anda dengan semua versi teksnya' },
  storedList: { entity: 'blog', deletedBy: 'DELETE /desk/blog/{id}' },
  deskEntry: { to: deskPaths.blog.list, label: 'Blog', icon: 'quote' },
  deskScreens: { module: 'blog/desk/blog-screens', paths: deskPaths.blog },
} as const satisfies Kind
