import { z } from 'zod'
import { getLive } from '#src/platform/database/dated-list.ts'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { presentAs } from '#src/platform/http/present-as.ts'
import { itemBy } from '#src/platform/slugs/item-by.ts'
import type { Language } from '#src/wire/language.ts'
import { coverOf } from '../covers/choose-scene.ts'
import { presentLanguages } from '../languages/present.ts'
import { describedImage } from '../uploads/present-image.ts'
import { getLegalVersion, type LegalVersion, listLegalVersions } from './legal-queries.ts'
import { type PageRow, pageList } from './queries.ts'
import {
  type LegalTextWire,
  type LegalVersionWire,
  legalTextShape,
  legalVersionShape,
  type PageWire,
  pageBy,
  pageParams,
  pageShape,
  versionParams,
  versionsParams,
} from './schema.ts'

const presentPage = (row: PageRow & { content: string }, lang: Language | undefined): PageWire =>
  presentAs(pageShape, row, {
    image: describedImage(row) ?? coverOf('page', row),
    translations: undefined,
    ...presentLanguages('page', row, lang),
  })

const presentVersion = (row: LegalVersion): LegalVersionWire => presentAs(legalVersionShape, row)

const presentLegalText = (row: Awaited<ReturnType<typeof getLegalVersion>>): LegalTextWire =>
  presentAs(legalTextShape, row, { in_force_until: row.until?.toISOString() ?? null })

export const getPage = endpoint({
  where: 'GET /pages/{id}',
  summary: 'Satu halaman tentang jaringan, menurut nomor atau (dengan slug=1) menurut slug',
  gate: everyone,
  params: pageParams,
  query: pageBy,
  answer: pageShape,
  tags: ['pages'],
  async run({ db, params, query }) {
    return ok(presentPage(await getLive(db, pageList, itemBy(params, query)), query.lang))
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
