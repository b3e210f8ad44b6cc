import type { Write } from '#src/platform/database/write.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { type PageRevision, revisePage } from './revise-page.ts'

type Given = Partial<PageRevision> & { slug?: string }

/** Inserts a published page; tests override what they are about. */
export const makePage = (write: Write, { slug = 'halaman', ...given }: Given = {}) =>
  write(async (tx) => {
    const { id } = await tx
      .insertInto('pages')
      .values({ title: '', coverFamily: 'katun', coverSeed: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const text = { title: 'Halaman', excerpt: 'Satu kalimat.', content: '<p>Isi.</p>', by: null }
    await revisePage(tx, id, { ...text, ...given })
    return { id, slug: await reserveSlug(tx, 'page', id, slug) }
  })
