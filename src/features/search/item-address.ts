import { paths } from '#src/paths.ts'
import { pageAddress } from '../pages/model.ts'
import type { SearchKind } from './schema.ts'

/** The public address of an item by its kind and current slug. */
export const itemAddress: Record<SearchKind, (slug: string) => string> = {
  news: paths.newsItem,
  blog: paths.blogPost,
  event: paths.event,
  page: pageAddress,
  download: paths.download,
  participant: paths.participant,
}
