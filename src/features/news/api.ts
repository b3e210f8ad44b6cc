import { z } from 'zod'
import {
  listCategories as categoriesOf,
  getLive,
  listedOf,
  listLive,
} from '#src/platform/database/dated-list.ts'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { itemBy } from '#src/platform/slugs/item-by.ts'
import { paginate } from '#src/wire/pagination.ts'
import { translatedOnly } from '../languages/translated-only.ts'
import { presentNews, presentNewsRow } from './present.ts'
import { newsList } from './queries.ts'
import { categoryCountShape, newsBy, newsFilter, newsParams, newsRowShape, newsShape } from './schema.ts'

export const listNews = endpoint({
  where: 'GET /news',
  summary: 'Berita yang terbit, terbaru lebih dulu',
  gate: everyone,
  query: newsFilter,
  answer: z.array(newsRowShape),
  isPaged: true,
  tags: ['news', 'regions', 'participants'],
  async run({ db, query, remember }) {
    const list = listedOf(newsList, await translatedOnly({ db, remember }))
    const { rows, total } = await listLive(db, list, query)
    return paged(rows.map(presentNewsRow), paginate(total, query))
  },
})

export const listCategories = endpoint({
  where: 'GET /news/categories',
  summary: 'Kategori berita dengan jumlah berita yang terbit',
  gate: everyone,
  answer: z.array(categoryCountShape),
  tags: ['news'],
  async run({ db, remember }) {
    const list = listedOf(newsList, await translatedOnly({ db, remember }))
    return ok(await remember('news', () => categoriesOf(db, list), list === newsList ? '' : 'translated'))
  },
})

export const getNews = endpoint({
  where: 'GET /news/{id}',
  summary: 'Satu berita, menurut nomor atau (dengan slug=1) menurut slug',
  gate: everyone,
  params: newsParams,
  query: newsBy,
  answer: newsShape,
  tags: ['news', 'regions', 'participants'],
  async run({ db, params, query }) {
    return ok(presentNews(await getLive(db, newsList, itemBy(params, query)), query.lang))
  },
})

export const newsEndpoints = [listNews, listCategories, getNews]
