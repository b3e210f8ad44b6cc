import type { Result } from '#src/wire/envelope.ts'
import { type PageArgs, unwrap } from '../page.ts'
import { itemNumber } from './item-number.ts'

type PreviewCalls<Item, Text> = {
  item: (one: { session: true; params: { id: number } }) => Promise<Result<Item>>
  revision: (one: { session: true; params: { id: number; revision: string } }) => Promise<Result<Text>>
}

/** Loads the draft of an item, or (`versi`) an earlier version, for a preview as readers would see it. */
export async function loadPreview<Item extends { updated_at: string }, Text extends { created_at: string }>(
  { params, query }: Pick<PageArgs, 'params' | 'query'>,
  calls: PreviewCalls<Item, Text>,
): Promise<{ item: Item; text: Item | Text; at: string }> {
  const id = itemNumber(params)
  const { data: item } = unwrap(await calls.item({ session: true, params: { id } }))
  const revision = query.get('versi')
  if (!revision) return { item, text: item, at: item.updated_at }
  const { data: text } = unwrap(await calls.revision({ session: true, params: { id, revision } }))
  return { item, text, at: text.created_at }
}
