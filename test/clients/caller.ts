/** Result of one client. */
export type Heard = {
  titles: string[]
  title: string
  refused: { code: number; fields: string[] }
  withoutKey: number
}
export type Asked = { base: string; key: string; slug: string }

/** A program that calls `/v1` by each generated client; compiled and run beside them. */
export const caller = `
import { ApiError, NewsService, OpenAPI } from './codegen/index.ts'
import * as oazapfts from './oazapfts.ts'
import * as orval from './orval.ts'

type Asked = { base: string; key: string; slug: string }
const fieldsOf = (body: { errors?: Record<string, string[]> }) => Object.keys(body.errors ?? {})

async function byCodegen({ base, key, slug }: Asked) {
  OpenAPI.BASE = base
  OpenAPI.HEADERS = { 'X-API-Key': key }
  const list = await NewsService.getNews({ page: 1, limit: 1, q: '' })
  const item = await NewsService.getNewsById({ id: slug, slug: 1 })
  const refused = await NewsService.getNews({ page: 0 }).catch((error: ApiError) => error)
  if (!(refused instanceof ApiError)) throw new Error('page 0 was answered')
  OpenAPI.HEADERS = {}
  const keyless = await NewsService.getNews({}).catch((error: ApiError) => error)
  if (!(keyless instanceof ApiError)) throw new Error('answered without a key')
  return {
    titles: list.data.map(({ title }) => title),
    title: item.data.title,
    refused: { code: refused.status, fields: fieldsOf(refused.body) },
    withoutKey: keyless.status,
  }
}

async function byOazapfts({ key, slug }: Asked) {
  oazapfts.defaults.headers = { 'X-API-Key': key }
  const list = await oazapfts.getNews({ page: 1, limit: 1, q: '' })
  const item = await oazapfts.getNewsById(slug, { slug: 1 })
  const refused = await oazapfts.getNews({ page: 0 })
  if (list.status !== 200 || item.status !== 200 || refused.status !== 400) throw new Error('another status')
  oazapfts.defaults.headers = {}
  const keyless = await oazapfts.getNews()
  return {
    titles: list.data.data.map(({ title }) => title),
    title: item.data.data.title,
    refused: { code: refused.status, fields: fieldsOf(refused.data) },
    withoutKey: keyless.status,
  }
}

async function byOrval({ key, slug }: Asked) {
  const options = { headers: { 'X-API-Key': key } }
  const list = await orval.getNews({ page: 1, limit: 1, q: '' }, options)
  const item = await orval.getNewsById(slug, { slug: 1 }, options)
  const refused = await orval.getNews({ page: 0 }, options)
  if (list.status !== 200 || item.status !== 200 || refused.status !== 400) throw new Error('another status')
  const keyless = await orval.getNews()
  return {
    titles: list.data.data.map(({ title }) => title),
    title: item.data.data.title,
    refused: { code: refused.status, fields: fieldsOf(refused.data) },
    withoutKey: keyless.status,
  }
}

export const callers = { codegen: byCodegen, oazapfts: byOazapfts, orval: byOrval }
`
