import { z } from 'zod'
import { actOnEach } from '#src/platform/http/bulk.ts'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { anyDuty, reviewers } from '#src/platform/http/gates.ts'
import { bulkShape } from '#src/wire/bulk.ts'
import { paginate } from '#src/wire/pagination.ts'
import { newsId, revisionParams } from '../writing/schema.ts'
import { actOnOne } from './act-on-one.ts'
import { claimReview, releaseReview } from './claim-review.ts'
import { presentDeskRow } from './present.ts'
import { countDeskNews, listDeskNews } from './queries.ts'
import { readDeskNews } from './read-desk-news.ts'
import { restoreRevision } from './restore-revision.ts'
import {
  affiliationInput,
  claimInput,
  deskCountsShape,
  deskNewsFilter,
  deskNewsRowShape,
  deskNewsShape,
  newsActsOnMany,
  restoredText,
  sceneInput,
} from './schema.ts'
import { setAtDesk } from './set-attributes.ts'

export const listNewsAtDesk = endpoint({
  where: 'GET /desk/news',
  summary:
    'Berita di meja kerja: yang pernah dikirim; bagi pengurus region yang dari regionnya; bagi PIC kiriman rekan lembaga yang menunggu dukungan',
  gate: anyDuty,
  query: deskNewsFilter,
  answer: z.array(deskNewsRowShape),
  isPaged: true,
  async run({ db, actor, query }) {
    const { rows, total } = await listDeskNews(db, actor!, query)
    return paged(rows.map(presentDeskRow), paginate(total, query))
  },
})

export const countNewsAtDesk = endpoint({
  where: 'GET /desk/news/counts',
  summary: 'Banyaknya berita di meja kerja menurut keadaannya; versi yang menunggu ikut terhitung',
  gate: anyDuty,
  answer: deskCountsShape,
  run: async ({ db, actor }) => ok(await countDeskNews(db, actor!)),
})

export const getNewsAtDesk = endpoint({
  where: 'GET /desk/news/{id}',
  summary: 'Satu berita dengan yang diperlukan untuk meninjaunya',
  gate: anyDuty,
  params: newsId,
  answer: deskNewsShape,
  run: async ({ actor, params, ...parts }) => ok(await readDeskNews(parts, actor!, params.id)),
})

export const putNewsClaim = endpoint({
  where: 'PUT /desk/news/{id}/claim',
  summary: 'Ambil tinjauan sebuah berita, atau ambil alih dari orang lain',
  gate: reviewers,
  params: newsId,
  body: claimInput,
  answer: deskNewsShape,
  failures: [409],
  run: async ({ actor, params, body, ...parts }) =>
    ok(await claimReview(parts, actor!, params.id, body.take_over)),
})

export const deleteNewsClaim = endpoint({
  where: 'DELETE /desk/news/{id}/claim',
  summary: 'Lepaskan tinjauan yang Anda ambil',
  gate: reviewers,
  params: newsId,
  answer: deskNewsShape,
  run: async ({ actor, params, ...parts }) => ok(await releaseReview(parts, actor!, params.id)),
})

export const restoreNewsRevision = endpoint({
  where: 'POST /desk/news/{id}/revisions/{revision}/restoration',
  summary: 'Pakai lagi teks lama sebuah berita, sebagai versi baru',
  gate: reviewers,
  params: revisionParams,
  body: restoredText,
  answer: deskNewsShape,
  failures: [409],
  run: async ({ actor, params, body, ...parts }) =>
    ok(await restoreRevision(parts, actor!, params, body.version)),
})

export const putNewsScene = endpoint({
  where: 'PUT /desk/news/{id}/scene',
  summary: 'Pilih gambar tenun sebuah berita; kosong: menurut kategori dan judulnya',
  gate: reviewers,
  params: newsId,
  body: sceneInput,
  answer: deskNewsShape,
  failures: [409],
  run: async ({ actor, params: { id }, body: wish, ...parts }) => {
    const read = () => readDeskNews(parts, actor!, id)
    return ok(await setAtDesk(parts, actor!, { id, wish, read }))
  },
})

export const putNewsAffiliation = endpoint({
  where: 'PUT /desk/news/{id}/affiliation',
  summary: 'Tentukan lembaga dan region asal sebuah berita; langsung terlihat pembacanya',
  gate: reviewers,
  params: newsId,
  body: affiliationInput,
  answer: deskNewsShape,
  failures: [403, 409],
  run: async ({ actor, params: { id }, body: wish, ...parts }) => {
    const read = () => readDeskNews(parts, actor!, id)
    return ok(await setAtDesk(parts, actor!, { id, wish, read }))
  },
})

export const actOnNewsRows = endpoint({
  where: 'POST /desk/news/acts',
  summary: 'Satu tindakan pada banyak berita; jawabannya satu hasil tiap berita',
  gate: reviewers,
  body: newsActsOnMany,
  answer: bulkShape,
  run: async ({ actor, body, ...parts }) =>
    ok(await actOnEach(body.ids, (id) => actOnOne(parts, actor!, body.act, id))),
})

export const deskNewsEndpoints = [
  listNewsAtDesk,
  countNewsAtDesk,
  getNewsAtDesk,
  putNewsClaim,
  deleteNewsClaim,
  restoreNewsRevision,
  putNewsScene,
  putNewsAffiliation,
  actOnNewsRows,
]
