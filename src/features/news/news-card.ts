import type { CardItem } from '#src/ui/card.tsx'
import { formatDate } from '#src/ui/format.ts'
import { paths } from '#src/urls/paths.ts'
import { coverFor } from '../covers/model.ts'
import type { NewsRow } from './model.ts'

type Size = { width: number; height: number }

/** A news item as a card of the given picture size (CSS px). */
export function toCard(item: NewsRow, { width, height }: Size, parts: { isLead?: boolean } = {}): CardItem {
  return {
    to: paths.newsItem(item.slug),
    title: item.title,
    lang: item.lang,
    category: item.category.title,
    excerpt: item.excerpt,
    ...(parts.isLead && { author: item.author }),
    place: item.region?.title,
    date: { iso: item.publishedAt, text: formatDate(item.publishedAt) },
    cover: coverFor(item.image, width, height),
  }
}
