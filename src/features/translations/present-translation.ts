import { addressOf } from '#src/kinds.ts'
import type { DeskScope } from '#src/wire/actor.ts'
import { addressIn } from '#src/wire/language.ts'
import type { TranslatedKind } from './kind-queries.ts'
import type { TranslationState } from './model.ts'
import type { Original, Texts, Translation, TranslationRow } from './queries.ts'
import type { TranslationRowWire, TranslationWire } from './schema.ts'

export const presentTranslationRow = (row: TranslationRow): TranslationRowWire => ({
  kind: row.kind,
  id: row.id,
  title: row.title,
  translated_title: row.translatedTitle,
  state: row.state,
  status: row.status,
  has_changes: row.hasChanges,
  updated_at: row.workedAt?.toISOString() ?? null,
})

function stateOf(
  kind: TranslatedKind,
  original: Original,
  translation: Translation | undefined,
): TranslationState {
  if (!translation) return 'missing'
  if (translation.isMachine) return 'machine'
  if (translation.sentAt) return 'review'
  if (original.fields.some(({ name }) => beforeOf(kind, translation.original, original, name) !== null))
    return 'changed'
  if (translation.returnedNote !== null) return 'returned'
  return translation.liveRevisionId === translation.revisionId ? 'published' : 'draft'
}

/** Text of the original when it was translated, where it says something else now. What stands alone may be new. */
function beforeOf({ isPartial }: TranslatedKind, was: Texts | undefined, { texts }: Original, name: string) {
  const said = was?.[name] ?? (was && !isPartial ? '' : null)
  return said === texts[name] ? null : said
}

type Parts = {
  id: number
  language: TranslationWire['language']
  original: Original
  translation: Translation | undefined
  canSuggest?: boolean
  scope: DeskScope
}

/** A translation beside its original, for the desk. */
export function presentTranslation(
  of: TranslatedKind,
  { id, language, original, translation, scope, canSuggest = false }: Parts,
): TranslationWire {
  const { kind, addressed } = of
  const hasOwnSlug = addressed !== undefined && !original.keepsSlug
  const slug = translation?.slug ?? original.slug
  return {
    kind,
    id,
    language,
    title: original.title,
    state: stateOf(of, original, translation),
    original: original.fields.map((field) => ({
      ...field,
      before: beforeOf(of, translation?.original, original, field.name),
    })),
    fields: Object.fromEntries(original.fields.map(({ name }) => [name, translation?.fields[name] ?? ''])),
    file_name: translation?.fileName ?? null,
    status: translation?.status ?? 'draft',
    version: translation?.version ?? 0,
    slug: translation?.slug ?? null,
    has_own_slug: hasOwnSlug,
    url:
      translation?.liveRevisionId && original.isLive && addressed && slug
        ? addressIn(language, addressOf(addressed, slug))
        : null,
    is_machine: translation?.isMachine ?? false,
    has_changes: translation?.liveRevisionId != null && translation.liveRevisionId !== translation.revisionId,
    publish_at: translation?.publishAt?.toISOString() ?? null,
    sent: translation?.sentAt
      ? { at: translation.sentAt.toISOString(), by: translation.sender, by_id: translation.sentBy }
      : null,
    returned_note: translation?.returnedNote ?? null,
    can_publish: scope === 'everything',
    can_suggest: canSuggest,
    revisions: (translation?.revisions ?? []).map(({ createdAt, isLive, isCurrent, ...revision }) => ({
      ...revision,
      created_at: new Date(createdAt).toISOString(),
      is_live: isLive,
      is_current: isCurrent,
    })),
  }
}
