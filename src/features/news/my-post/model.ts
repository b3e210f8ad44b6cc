import type { DraftWire, MemberNewsWire, StepWire } from '../writing/schema.ts'
import type { Stored } from './autosave.ts'
import type { Photo, Text } from './text.ts'

type TextWire = Pick<MemberNewsWire, 'title' | 'excerpt' | 'content' | 'image' | 'image_name' | 'category'>

const photoOf = (image: { url: string } | null, name: string | null): Photo | null =>
  image && name ? { name, url: image.url } : null

const toText = (wire: TextWire): Text => ({
  title: wire.title,
  excerpt: wire.excerpt,
  content: wire.content,
  categoryId: wire.category.id,
  photo: photoOf(wire.image, wire.image_name),
})

/** The current text of an item: the pending one beside a live one, else its own. */
export const workOf = (item: MemberNewsWire): TextWire => item.pending ?? item

/** The item's own text, as everybody with access has it. `draft` is of the viewer's own editor. */
export const storedItem = (
  item: MemberNewsWire,
  draft: string | null = item.draft?.saved_at ?? null,
): Stored => ({
  version: item.version,
  draft,
  text: toText(workOf(item)),
  at: item.pending?.created_at ?? item.updated_at,
})

const storedDraft = (draft: DraftWire): Stored => ({
  version: draft.version,
  draft: draft.saved_at,
  text: {
    title: draft.title,
    excerpt: draft.excerpt,
    content: draft.content,
    categoryId: draft.category_id,
    photo: photoOf(draft.image, draft.image_name),
  },
  at: draft.saved_at,
})

/** The text an editor opens: the writer's saved draft, else the item's text. */
export const storedWork = (item: MemberNewsWire): Stored =>
  item.draft ? storedDraft(item.draft) : storedItem(item)

/** State of the current text. */
export const workStatus = (item: Pick<MemberNewsWire, 'status' | 'pending_status'>) =>
  item.status === 'published' && item.pending_status ? item.pending_status : item.status

/** Revisions of an item in the order of writing. */
export const revisionsOf = (history: readonly StepWire[]): number[] => [
  ...new Set(history.flatMap(({ revision }) => (revision === null ? [] : [revision]))),
]

export type Category = { id: number; title: string }
