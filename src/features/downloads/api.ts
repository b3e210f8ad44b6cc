import { z } from 'zod'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { anyone, everyone } from '#src/platform/http/gates.ts'
import { itemBy } from '#src/platform/slugs/item-by.ts'
import { paginate } from '#src/wire/pagination.ts'
import { translatedOnly } from '../languages/translated-only.ts'
import { presentDownload, presentDownloadCategory } from './present.ts'
import { getLiveDownload, listDownloadCategories, listLiveDownloads } from './queries.ts'
import { downloadBy, downloadCategoryShape, downloadFilter, downloadParams, downloadShape } from './schema.ts'

export const listDownloads = endpoint({
  where: 'GET /download',
  summary: 'Bahan pengetahuan, terbaru lebih dulu; kategori induk memuat anaknya',
  gate: anyone,
  query: downloadFilter,
  answer: z.array(downloadShape),
  isPaged: true,
  tags: ['downloads'],
  async run({ db, query, actor, remember }) {
    const only = await translatedOnly({ db, remember })
    const { rows, total } = await listLiveDownloads(db, { ...query, only })
    return paged(
      rows.map((row) => presentDownload(row, actor)),
      paginate(total, query),
    )
  },
})

export const listCategories = endpoint({
  where: 'GET /download/categories',
  summary: 'Kategori bahan dalam dua tingkat dengan jumlahnya',
  gate: everyone,
  answer: z.array(downloadCategoryShape),
  tags: ['downloads'],
  async run({ db, remember }) {
    const only = await translatedOnly({ db, remember })
    const key = only.has('download') ? 'translated' : ''
    const rows = await remember('downloads', () => listDownloadCategories(db, only), key)
    return ok(rows.map(presentDownloadCategory))
  },
})

export const getDownload = endpoint({
  where: 'GET /download/{id}',
  summary: 'Satu bahan, menurut nomor atau (dengan slug=1) menurut slug',
  gate: anyone,
  params: downloadParams,
  query: downloadBy,
  answer: downloadShape,
  tags: ['downloads'],
  async run({ db, params, query, actor }) {
    return ok(presentDownload(await getLiveDownload(db, itemBy(params, query)), actor, query.lang))
  },
})

export const downloadEndpoints = [listDownloads, listCategories, getDownload]
