import { randomUUID } from 'node:crypto'
import { lockDownload, updateDownloadFile } from '#src/features/downloads/desk/write-queries.ts'
import { insertDownload } from '#src/features/downloads/write-queries.ts'
import { newFileName } from '#src/platform/files/files.ts'
import { insertFile } from '#src/platform/files/queries.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { makePerson, type Person, type TestTools } from '#test/support/actor.ts'
import type { Recipe } from './recipe.ts'

const facts = { originalName: 'panduan.pdf', type: 'application/pdf', size: 9, sha256: '' }

async function newFile({ db }: TestTools, createdBy: number): Promise<string> {
  const name = newFileName('pdf')
  await insertFile(db, { name, ...facts, createdBy })
  return name
}

async function newCategory({ db }: TestTools): Promise<number> {
  const row = { slug: `kategori-${randomUUID()}`, title: 'Panduan lapangan' }
  const { id } = await db
    .insertInto('downloadCategories')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A draft by somebody at the desk whose file is its second; the version is 1. */
async function draft(
  hands: TestTools,
  status: 'draft' | 'published' = 'draft',
): Promise<{ id: number; number: number }> {
  const { db, now } = hands
  const { id: by } = await makePerson(hands, { role: 'staff', userType: 'sekretariat' })
  const { id } = await insertDownload(db, {
    title: 'Panduan menanam',
    description: 'Untuk kelompok tani.',
    level: 'internal',
    status,
    categoryId: await newCategory(hands),
    file: await newFile(hands, by),
    createdBy: by,
    publishedAt: status === 'published' ? now() : null,
    coverFamily: 'daun',
    coverSeed: 1,
  })
  await reserveSlug(db, 'download', id, `panduan-${randomUUID()}`)
  await lockDownload(db, id)
  await updateDownloadFile(db, id, { file: await newFile(hands, by), again: null, by, now: now() })
  return { id, number: 1 }
}

/** A document that anybody at the desk may name as proof. */
export const publishedDownload = (hands: TestTools) => draft(hands, 'published')

/** An uploaded, unused document of this person. */
async function document({ db }: TestTools, { id }: Person): Promise<string> {
  const name = newFileName('pdf')
  await db
    .insertInto('uploads')
    .values({ name, userId: id, purpose: 'document', ...facts })
    .execute()
  return name
}

const one: Recipe = async (hands) => ({ params: { id: (await draft(hands)).id } })

/** Operations of the desk on downloads. */
export const downloadRecipes: Record<string, Recipe> = {
  'GET /desk/downloads/{id}': one,
  'POST /desk/downloads': async (hands, person) => ({
    body: {
      title: 'Panduan menanam',
      level: 'internal',
      category_id: await newCategory(hands),
      file: await document(hands, person),
      idempotency_key: randomUUID(),
    },
  }),
  'PATCH /desk/downloads/{id}': async (hands, person) => ({
    params: { id: (await draft(hands)).id },
    body: { version: 1, status: 'published', file: await document(hands, person) },
  }),
  'DELETE /desk/downloads/{id}': one,
  'POST /desk/downloads/{id}/restoration': one,
  'POST /desk/downloads/{id}/files/{number}/restoration': async (hands) => ({
    params: await draft(hands),
    body: { version: 1 },
  }),
  'GET /desk/downloads/{id}/log': one,
}
