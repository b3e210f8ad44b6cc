import { storedHtml } from '#src/platform/text/sanitize.ts'
import { slugify } from '#src/platform/text/slug.ts'
import { type Actor, speaksFor } from '#src/wire/actor.ts'
import { type CoverFacts, coverOf } from '../../covers/choose-scene.ts'
import { imageOf } from '../../uploads/present-image.ts'
import { actsOf } from '../policy.ts'
import { factsOf } from './facts.ts'
import type { MemberRow } from './list-queries.ts'
import type { DraftRow, ItemRow, StepRow, TextRow } from './queries.ts'
import type {
  CommentWire,
  DraftWire,
  MemberNewsRowWire,
  MemberNewsWire,
  RevisionWire,
  StepWire,
} from './schema.ts'

export const presentRow = (row: MemberRow): MemberNewsRowWire => ({
  ...presentBasics(row),
  title: row.title,
  excerpt: row.excerpt,
  image: imageOf(row.image) ?? coverOf('news', row),
  category: { id: row.categoryId, slug: row.categorySlug, title: row.categoryTitle },
  is_endorsed: row.isEndorsed,
})

/** An item on the wire. It was read for its viewer, who may see everything in it. */
export function presentItem(item: ItemRow, viewer: Actor): MemberNewsWire {
  const { id: revision, by: _by, created_at: _at, ...text } = presentText(item.live ?? item.work, item)
  const history = item.history.map(presentStep)
  const isAuthor = viewer.id === item.createdBy
  return {
    ...presentBasics({ ...item, title: text.title }),
    ...text,
    revision,
    participant: item.institution,
    speaks_for: isAuthor && speaksFor(viewer) ? item.authorsInstitution : null,
    pending: item.live && { ...presentText(item.work, item), status: item.pendingStatus! },
    is_endorsed: item.endorsement !== null,
    endorsement: item.endorsement && { ...item.endorsement, at: isoOf(item.endorsement.at) },
    draft: item.draft && presentDraft(item.draft),
    comments: item.history.filter(({ comment }) => comment !== null).map(presentComment),
    history,
    can: actsOf(viewer, factsOf(item)),
  }
}

export const presentText = (text: TextRow, cover: Omit<CoverFacts, 'title'>): RevisionWire => ({
  id: text.id,
  title: text.title,
  excerpt: text.excerpt,
  content: storedHtml(text),
  category: text.category,
  image: imageOf(text.image) ?? coverOf('news', { ...cover, title: text.title }),
  image_name: text.imageName,
  by: text.by,
  created_at: isoOf(text.createdAt),
})

type Basics = Pick<
  MemberRow,
  | 'id'
  | 'slug'
  | 'title'
  | 'status'
  | 'pendingStatus'
  | 'publishAt'
  | 'author'
  | 'createdBy'
  | 'createdAt'
  | 'publishedAt'
  | 'workedAt'
  | 'deletedAt'
  | 'version'
>

const presentBasics = (row: Basics) => ({
  id: row.id,
  slug: row.slug ?? slugify(row.title),
  status: row.status,
  pending_status: row.pendingStatus,
  publish_at: row.publishAt?.toISOString() ?? null,
  author: row.author,
  created_by: row.createdBy,
  created_at: row.createdAt.toISOString(),
  published_at: row.publishedAt?.toISOString() ?? null,
  updated_at: row.workedAt.toISOString(),
  deleted_at: row.deletedAt?.toISOString() ?? null,
  version: row.version,
})

const presentDraft = (draft: DraftRow): DraftWire => ({
  version: draft.version,
  title: draft.title,
  excerpt: draft.excerpt,
  content: storedHtml(draft),
  category_id: draft.categoryId,
  image: imageOf(draft.image),
  image_name: draft.imageName,
  saved_at: isoOf(draft.savedAt),
})

const presentStep = ({ resolvedAt: _, ...step }: StepRow): StepWire => ({
  ...step,
  act: step.act as StepWire['act'],
  changed: step.changed as StepWire['changed'],
  at: isoOf(step.at),
})

const presentComment = ({ id, comment, passage, by, at, resolvedAt }: StepRow): CommentWire => ({
  id,
  comment: comment!,
  passage,
  by,
  at: isoOf(at),
  resolved_at: resolvedAt && isoOf(resolvedAt),
})

const isoOf = (time: string) => new Date(time).toISOString()
