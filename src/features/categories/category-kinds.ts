/** The lists whose items lie in categories: where these stand, where items name them, and whose answers show them. */
export const categoryKinds = {
  news: { table: 'news_categories', homes: ['news', 'news_revisions', 'news_drafts'], tag: 'news' },
  blog: { table: 'blog_themes', homes: ['blog', 'revisions'], tag: 'blog' },
  download: { table: 'download_categories', homes: ['downloads', 'revisions'], tag: 'downloads' },
} as const
export type CategoryKind = keyof typeof categoryKinds

export const kindNames = ['news', 'blog', 'download'] as const
