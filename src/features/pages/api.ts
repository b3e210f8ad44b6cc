import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { idNumber } from '#src/wire/shapes.ts'
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
    if (query.slug === '1') return ok(presentPage(await getLivePage(db, { slug: params.id })))
    const id = idNumber.safeParse(params.id)
    if (!id.success) throw invalid({ id: id.error.issues.map((issue) => issue.message) })
    return ok(presentPage(await getLivePage(db, { id: id.data })))
  },
})

export const pageEndpoints = [getPage]
