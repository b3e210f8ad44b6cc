/** Slugs below `/buletin` that are other pages. */
export const reservedSlugs: ReadonlySet<string> = new Set(['berlangganan'])
