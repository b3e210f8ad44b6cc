const MAX_LENGTH = 80

/** A title for an address: plain letters, digits and hyphens; never empty, at most 80 long. */
export function slugify(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const cut = words.length > MAX_LENGTH ? words.slice(0, MAX_LENGTH).replace(/-[^-]*$/, '') : words
  return cut || 'tulisan'
}
