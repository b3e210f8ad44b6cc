import { z } from 'zod'
import { getLive, listCategories, listLive } from '#src/platform/database/dated-list.ts'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { idNumber } from '#src/wire/shapes.ts'
import { presentPost, presentPostRow } from './present.ts'
import { blogList } from './queries.ts'
import { postBy, postFilter, postParams, postRowShape, postShape, themeCountShape } from './schema.ts'

export const listPosts = endpoint({
  where: 'GET /blog',
  summary: 'Tulisan blog yang terbit, terbaru lebih dulu',
  gate: everyone,
  query: postFilter,
  answer: z.array(postRowShape),
  isPaged: true,
  tags: ['blog'],
  async run({ db, query }) {
    const { rows, total } = await listLive(db, blogList, { ...query, category: query.tema })
    return paged(rows.map(presentPostRow), paginate(total, query))
  },
})

export const listThemes = endpoint({
  where: 'GET /blog/tema',
  summary: 'Tema blog dengan jumlah tulisan yang terbit',
  gate: everyone,
  answer: z.array(themeCountShape),
  tags: ['blog'],
  run: async ({ db, remember }) => ok(await remember('blog', () => listCategories(db, blogList))),
})

export const getPost = endpoint({
  where: 'GET /blog/{id}',
  summary: 'Satu tulisan blog, menurut nomor atau (dengan slug=1) menurut slug',
  gate: everyone,
  params: postParams,
  query: postBy,
  answer: postShape,
  tags: ['blog'],
  async run({ db, params, query }) {
    if (query.slug === '1') return ok(presentPost(await getLive(db, blogList, { slug: params.id })))
    const id = idNumber.safeParse(params.id)
    if (!id.success) throw invalid({ id: id.error.issues.map((issue) => issue.message) })
    return ok(presentPost(await getLive(db, blogList, { id: id.data })))
  },
})

export const blogEndpoints = [listPosts, listThemes, getPost]
