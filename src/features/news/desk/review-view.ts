import type { Call } from '#src/wire/client.ts'
import { revisionsOf, workOf } from '../my-post/model.ts'
import type { getNewsRevision } from '../writing/api.ts'
import type { RevisionWire } from '../writing/schema.ts'
import type { ComparedText } from './comparison.tsx'
import type { DeskNewsWire } from './schema.ts'
import * as words from './words.id.ts'

/** View of a text: changes, whole, or history; with the two texts that are compared. */
export type ReviewView = {
  name: 'perubahan' | 'baca' | 'riwayat'
  before: ComparedText | null
  after: ComparedText | null
  names: readonly [string, string]
  /** The chosen text of the history. */
  chosen: number | null
  /** Full width for the texts side by side, with the notes below. */
  isWide: boolean
}

/** Revision number of the current text. */
export const workRevision = (item: DeskNewsWire): number => item.pending?.id ?? item.revision

/** The previous text that reviewers had: at the last return. */
const returnedText = (item: DeskNewsWire) =>
  item.history.findLast(({ act, revision }) => act === 'return' && revision !== workRevision(item))?.revision

/** True if there is an older text to compare with. */
export const hasChanges = (item: DeskNewsWire) => item.pending !== null || Boolean(returnedText(item))

/** The requested view of an item; by default the changes, if there are any. */
export async function readView(api: Call, item: DeskNewsWire, query: URLSearchParams): Promise<ReviewView> {
  const read = (revision: number | undefined | null) => (revision ? readText(api, item.id, revision) : null)
  const wished = query.get('lihat')
  if (wished === 'riwayat') {
    const texts = revisionsOf(item.history)
    const at = texts.indexOf(Number(query.get('versi')))
    const [before, after] = at < 0 ? [null, null] : await Promise.all([read(texts[at - 1]), read(texts[at])])
    const names = [words.previous, words.thisVersion] as const
    return { name: 'riwayat', before, after, names, chosen: after?.id ?? null, isWide: false }
  }
  const none = { before: null, after: null, names: ['', ''] as const, chosen: null, isWide: false }
  if (wished === 'baca' || !hasChanges(item)) return { name: 'baca', ...none }
  const before = item.pending ? item : await read(returnedText(item))
  const names = item.pending
    ? ([words.publishedNow, words.newVersion] as const)
    : ([words.whenReturned, words.now] as const)
  const isWide = query.get('banding') === 'sisi'
  return { ...none, name: 'perubahan', before, after: workOf(item), names, isWide }
}

/** One text of an item; null if it cannot be read (any more). */
export async function readText(api: Call, id: number, revision: number): Promise<RevisionWire | null> {
  const answer = await api<typeof getNewsRevision>('GET /member/news/{id}/revisions/{revision}', {
    session: true,
    params: { id, revision },
  })
  return answer.success ? answer.data : null
}
