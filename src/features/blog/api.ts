import { z } from 'zod'
import { getLive, listCategories, listedOf, listLive } from '#src/platform/database/dated-list.ts'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { presentAs } from '#src/platform/http/present-as.ts'
import { itemBy } from '#src/platform/slugs/item-by.ts'
import { shownName } from '#src/wire/erased-name.ts'
import type { Language } from '#src/wire/language.ts'
import { paginate } from '#src/wire/pagination.ts'
import { coverOf } from '../covers/choose-scene.ts'
import type { Carried } from '../institutions/affiliation-queries.ts'
import { presentCarrier, presentParticipant } from '../institutions/present.ts'
import { presentLanguages } from '../languages/present.ts'
import { translatedOnly } from '../languages/translated-only.ts'
import { describedImage } from '../uploads/present-image.ts'
import { blogList, type PostRow } from './queries.ts'
import {
  type PostRowWire,
  type PostWire,
  postBy,
  postFilter,
  postParams,
  postRowShape,
  postShape,
  themeCountShape,
} from './schema.ts'

const derived = (row: PostRow) => ({
  // Without an uploaded picture the post's woven cover is shown.
  image: describedImage(row) ?? coverOf('blog', row),
  tema: { id: row.themeId, slug: row.themeSlug, title: row.themeTitle },
  author: shownName(row.author),
})

const presentPostRow = (row: PostRow): PostRowWire =>
  presentAs(postRowShape, row, { ...derived(row), participant: presentParticipant(row.participant) })

const presentPost = (row: PostRow & Carried & { content: string }, lang: Language | undefined): PostWire =>
  presentAs(postShape, row, {
    ...derived(row),
    participant: presentCarrier(row.carrier),
    translations: undefined,
    ...presentLanguages('blog', row, lang),
  })

export const listPosts = endpoint({
  where: 'GET /blog',
  summary: 'Tulisan blog yang terbit, terbaru lebih dulu',
  gate: everyone,
  query: postFilter,
  answer: z.array(postRowShape),
  isPaged: true,
  tags: ['blog', 'regions', 'participants'],
  async run({ db, query, remember }) {
    const list = listedOf(blogList, await translatedOnly({ db, remember }))
    const { rows, total } = await listLive(db, list, { ...query, category: query.tema })
    return paged(rows.map(presentPostRow), paginate(total, query))
  },
})

export const listThemes = endpoint({
  where: 'GET /blog/tema',
  summary: 'Tema blog dengan jumlah tulisan yang terbit',
  gate: everyone,
  answer: z.array(themeCountShape),
  tags: ['blog'],
  async run({ db, remember }) {
    const list = listedOf(blogList, await translatedOnly({ db, remember }))
    return ok(await remember('blog', () => listCategories(db, list), list === blogList ? '' : 'translated'))
  },
})

export const getPost = endpoint({
  where: 'GET /blog/{id}',
  summary: 'Satu tulisan blog, menurut nomor atau (dengan slug=1) menurut slug',
  gate: everyone,
  params: postParams,
  query: postBy,
  answer: postShape,
  tags: ['blog', 'regions', 'participants'],
  async run({ db, params, query }) {
    return ok(presentPost(await getLive(db, blogList, itemBy(params, query)), query.lang))
  },
})

export const blogEndpoints = [listPosts, listThemes, getPost]
