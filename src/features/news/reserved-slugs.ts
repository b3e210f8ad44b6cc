/** Slugs below `/news` and `/v1/news` that are other routes. */
export const reservedSlugs: ReadonlySet<string> = new Set(['category', 'categories'])
