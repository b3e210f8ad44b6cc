import { makeNewsItem, type NewsItem, type NewsState } from '#test/support/news-item.ts'
import type { Caller, Scene } from './cell.ts'

export type Whose = 'own' | 'colleague' | 'stranger'

/** An item of the caller, the colleague or the stranger in a state; the same one until `spend`. */
export async function standingItem(
  { site, cast, items }: Scene,
  { me }: Caller,
  whose: Whose,
  state: NewsState,
): Promise<NewsItem> {
  const by = whose === 'own' ? me : cast[whose]
  const key = `${by.id} ${state}`
  const item = items.get(key) ?? (await makeNewsItem(site.db, by, state))
  items.set(key, item)
  return item
}

/** Discards an item that a success may have changed: the next cell gets a new one. */
export function spend({ items }: Scene, id: string | number | undefined) {
  for (const [key, item] of items) if (item.id === id) items.delete(key)
}
