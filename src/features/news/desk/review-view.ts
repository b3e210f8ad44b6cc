import type { Call } from '#src/wire/client.ts'
import { revisionsOf, workOf } from '../my-post/model.ts'
import type { getNewsRevision } from '../writing/api.ts'
import type { RevisionWire } from '../writing/schema.ts'
import type { ComparedText } from './comparison.tsx'
import type { DeskNewsWire } from './schema.ts'

/** How a text is looked at: what changed, the whole, or how it came to be; with the two texts that are compared. */
export type ReviewView = {
  name: 'perubahan' | 'baca' | 'riwayat'
  before: ComparedText | null
  after: ComparedText | null
  names: readonly [string, string]
  /** The text of the history that is looked at. */
  chosen: number | null
  /** The texts get the whole width, side by side, and the notes come below. */
  isWide: boolean
}

/** The number of the text that is worked on. */
export const workRevision = (item: DeskNewsWire): number => item.pending?.id ?? item.revision

/** The text that its reviewers had before this one: at the last return. */
const returnedText = (item: DeskNewsWire) =>
  item.history.findLast(({ act, revision }) => act === 'return' && revision !== workRevision(item))?.revision

/** Whether there is an older text that this one is to be held against. */
export const hasChanges = (item: DeskNewsWire) => item.pending !== null || Boolean(returnedText(item))

/** What the address asks to see of an item; the changes, where nothing is asked for and there are any. */
export async function readView(api: Call, item: DeskNewsWire, query: URLSearchParams): Promise<ReviewView> {
  const read = (revision: number | undefined | null) => (revision ? readText(api, item.id, revision) : null)
  const wished = query.get('lihat')
  if (wished === 'riwayat') {
    const texts = revisionsOf(item.history)
    const at = texts.indexOf(Number(query.get('versi')))
    const [before, after] = at < 0 ? [null, null] : await Promise.all([read(texts[at - 1]), read(texts[at])])
    const names = ['Sebelumnya', 'Versi ini'] as const
    return { name: 'riwayat', before, after, names, chosen: after?.id ?? null, isWide: false }
  }
  const none = { before: null, after: null, names: ['', ''] as const, chosen: null, isWide: false }
  if (wished === 'baca' || !hasChanges(item)) return { name: 'baca', ...none }
  const before = item.pending ? item : await read(returnedText(item))
  const names = item.pending
    ? (['Yang terbit sekarang', 'Versi baru'] as const)
    : (['Waktu dikembalikan', 'Sekarang'] as const)
  const isWide = query.get('banding') === 'sisi'
  return { ...none, name: 'perubahan', before, after: workOf(item), names, isWide }
}

/** One text of an item; null when it cannot be had (any more). */
export async function readText(api: Call, id: number, revision: number): Promise<RevisionWire | null> {
  const answer = await api<typeof getNewsRevision>('GET /member/news/{id}/revisions/{revision}', {
    session: true,
    params: { id, revision },
  })
  return answer.success ? answer.data : null
}
