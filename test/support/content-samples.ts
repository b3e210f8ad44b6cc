import { blogContent } from '#src/features/blog/desk/blog-content.ts'
import type { ContentKind } from '#src/features/content/content-kind.ts'
import { eventContent } from '#src/features/events/desk/event-content.ts'
import { pageContent } from '#src/features/pages/desk/page-content.ts'
import type { KindCall } from '#src/kinds.ts'

/** A kind of the content engine as the matrix, the fuzzer and the leak tests write it. */
export type ContentSample = {
  /** Name below `/v1/desk`. */
  noun: KindCall
  kind: ContentKind
  /** Request body of a valid item besides title, excerpt and text. */
  body: Record<string, string | number | null>
}

/** A valid item of each kind of `src/edited-kinds.ts`; a new kind is a line here. */
export const contentSamples: readonly ContentSample[] = [
  { noun: 'blog', kind: blogContent, body: { theme_id: 1, author: 'Ina Tuan' } },
  { noun: 'pages', kind: pageContent, body: {} },
  {
    noun: 'events',
    kind: eventContent,
    body: {
      place: 'Balai Latihan Oepura',
      address: 'Jl. Lontar Raya 7, Kota Kupang',
      region_id: null,
      start_at: '2027-01-18T01:00:00.000Z',
      end_at: '2027-01-18T08:00:00.000Z',
      timezone: 'Asia/Makassar',
    },
  },
]
