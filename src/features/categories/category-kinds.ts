/** Lists whose items have categories: the category table, the tables that refer to it, and the cache tag. */
export const categoryKinds = {
  news: { table: 'news_categories', homes: ['news', 'news_revisions', 'news_drafts'], tag: 'news' },
  blog: { table: 'blog_themes', homes: ['blog', 'revisions'], tag: 'blog' },
  download: { table: 'download_categories', homes: ['downloads', 'revisions'], tag: 'downloads' },
} as const
export type CategoryKind = keyof typeof categoryKinds

export const kindNames = ['news', 'blog', 'download'] as const
