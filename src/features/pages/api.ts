import { z } from 'zod'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { itemBy } from '#src/platform/slugs/item-by.ts'
import { getLegalVersion, listLegalVersions } from './legal-queries.ts'
import { presentLegalText, presentPage, presentVersion } from './present.ts'
import { getLivePage } from './queries.ts'
import {
  legalTextShape,
  legalVersionShape,
  pageBy,
  pageParams,
  pageShape,
  versionParams,
  versionsParams,
} from './schema.ts'

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

export const listVersions = endpoint({
  where: 'GET /pages/{id}/versions',
  summary: 'Versi kebijakan privasi atau syarat layanan yang pernah berlaku, terbaru lebih dulu',
  gate: everyone,
  params: versionsParams,
  answer: z.array(legalVersionShape),
  tags: ['pages'],
  run: async ({ db, params }) => ok((await listLegalVersions(db, params.id)).map(presentVersion)),
})

export const getVersion = endpoint({
  where: 'GET /pages/{id}/versions/{number}',
  summary: 'Teks satu versi yang pernah berlaku',
  gate: everyone,
  params: versionParams,
  answer: legalTextShape,
  tags: ['pages'],
  run: async ({ db, params: { id, number } }) => ok(presentLegalText(await getLegalVersion(db, id, number))),
})

export const pageEndpoints = [getPage, listVersions, getVersion]
