import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { itemBy } from '#src/platform/slugs/item-by.ts'
import { presentPage } from './present.ts'
import { getLivePage } from './queries.ts'
import { pageBy, pageParams, pageShape } from './schema.ts'

export const getPage = endpoint({
  where: 'GET /pages/{id}',
  summary: 'Satu halaman tentang jaringan, menurut nomor atau (dengan slug=1) menurut slug',
  gate: everyone,
  params: pageParams,
  query: pageBy,
  answer: pageShape,
  tags: ['pages'],
  async run({ db, params, query }) {
    return ok(presentPage(await getLivePage(db, itemBy(params, query))))
  },
})

export const pageEndpoints = [getPage]
