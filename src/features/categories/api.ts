import { z } from 'zod'
import { created, endpoint, ok } from '#src/platform/http/endpoint.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { addCategory, changeCategory, removeCategory } from './change-categories.ts'
import { presentCategory } from './present.ts'
import { getCategory, listAll } from './queries.ts'
import {
  categoryChange,
  categoryParams,
  categoryShape,
  goneShape,
  kindParams,
  newCategory,
  newHome,
} from './schema.ts'

export const listCategoriesAtDesk = endpoint({
  where: 'GET /desk/categories/{kind}',
  summary: 'Kategori berita, tema blog, atau kategori unduhan, dengan jumlah isinya',
  gate: staffOnly,
  params: kindParams,
  answer: z.array(categoryShape),
  run: async ({ db, params: { kind } }) =>
    ok((await listAll(db, kind)).map((row) => presentCategory(kind, row))),
})

export const getCategoryAtDesk = endpoint({
  where: 'GET /desk/categories/{kind}/{id}',
  summary: 'Satu kategori atau tema',
  gate: staffOnly,
  params: categoryParams,
  answer: categoryShape,
  run: async ({ db, params: { kind, id } }) => ok(presentCategory(kind, await getCategory(db, kind, id))),
})

export const postCategory = endpoint({
  where: 'POST /desk/categories/{kind}',
  summary: 'Tambah kategori atau tema',
  gate: staffOnly,
  params: kindParams,
  body: newCategory,
  answer: categoryShape,
  code: 201,
  async run({ db, write, params: { kind }, body, actor }) {
    const wish = body as typeof body & { title: string }
    const id = await write((tx) => addCategory(tx, { kind, wish, by: actor! }))
    return created(presentCategory(kind, await getCategory(db, kind, id)))
  },
})

export const patchCategory = endpoint({
  where: 'PATCH /desk/categories/{kind}/{id}',
  summary: 'Ubah nama, urutan, atau induk sebuah kategori',
  gate: staffOnly,
  params: categoryParams,
  body: categoryChange,
  answer: categoryShape,
  failures: [409],
  async run({ db, write, params: { kind, id }, body, actor }) {
    const change = body as typeof body & { version: number }
    await write((tx) => changeCategory(tx, { kind, id, change, by: actor! }))
    return ok(presentCategory(kind, await getCategory(db, kind, id)))
  },
})

export const deleteCategoryAtDesk = endpoint({
  where: 'DELETE /desk/categories/{kind}/{id}',
  summary: 'Hapus kategori; isinya dipindahkan ke kategori lain (into)',
  gate: staffOnly,
  params: categoryParams,
  query: newHome,
  answer: goneShape,
  failures: [409],
  async run({ write, params: { kind, id }, query: { into = null }, actor }) {
    const moved = await write((tx) => removeCategory(tx, { kind, id, into, by: actor! }))
    return ok({ id, moved })
  },
})

export const categoryEndpoints = [
  listCategoriesAtDesk,
  getCategoryAtDesk,
  postCategory,
  patchCategory,
  deleteCategoryAtDesk,
]
