/** Addresses below `/news` and `/v1/news` that are something else. */
export const reservedSlugs: ReadonlySet<string> = new Set(['category', 'categories'])
