import { editedKinds } from '#src/edited-kinds.ts'
import type { ContentKind } from '#src/features/content/content-kind.ts'
import { addContent } from '#src/features/content/create-content.ts'
import { type AddressedKind, allKinds, type KindCall, kindOf } from '#src/kinds.ts'
import type { Write } from '#src/platform/database/write.ts'

/** A kind of the content engine as the matrix, the fuzzer and the leak tests write it. */
export type ContentSample = {
  /** Name below `/v1/desk`. */
  noun: KindCall
  kind: ContentKind
  /** Request body of a valid item besides title, excerpt and text. */
  body: Record<string, string | number | null>
}

/** What a valid item of a kind must have besides title, excerpt and text. */
const bodies: Partial<Record<AddressedKind, ContentSample['body']>> = {
  blog: { theme_id: 1, author: 'Ina Tuan' },
  event: {
    place: 'Balai Latihan Oepura',
    address: 'Jl. Lontar Raya 7, Kota Kupang',
    region_id: null,
    start_at: '2027-01-18T01:00:00.000Z',
    end_at: '2027-01-18T08:00:00.000Z',
    timezone: 'Asia/Makassar',
  },
  // The national list, which the schema makes.
  mailing: { list_id: 1, archive: 'public' },
}

/** A valid item of each kind with versions. */
export const contentSamples: readonly ContentSample[] = editedKinds.map((kind) => ({
  noun: kindOf(allKinds, kind.kind).call,
  kind,
  body: bodies[kind.kind] ?? {},
}))

/** Inserts a published item of a kind. */
export const makeSample = (write: Write, { noun, kind, body }: ContentSample) =>
  write((tx) =>
    addContent(tx, kind, {
      wish: { title: `Contoh ${noun}`, excerpt: 'Satu kalimat.', content: '<p>Isi.</p>', ...body },
      by: null,
      publishedAt: new Date(Date.UTC(2026, 0, 1)),
    }),
  )
