import type { CategoryKind } from './category-kinds.ts'

/** Words for a list's categories and items. */
export const kindWords: Record<CategoryKind, { tab: string; one: string; items: string }> = {
  news: { tab: 'Kategori berita', one: 'kategori berita', items: 'berita' },
  blog: { tab: 'Tema blog', one: 'tema blog', items: 'tulisan' },
  download: { tab: 'Kategori unduhan', one: 'kategori unduhan', items: 'bahan' },
}

export const isKind = (text: string | undefined): text is CategoryKind =>
  text !== undefined && Object.hasOwn(kindWords, text)
