import { randomUUID } from 'node:crypto'
import { picture } from '#src/features/uploads/factory.ts'
import { connectDatabase, patient } from '#src/platform/database/connect.ts'
import { createSessions } from '#src/platform/sessions/sessions.ts'
import { toHex } from '#src/wire/hex.ts'
import { API_KEY, SESSION_SECRET, type Site } from './site.ts'
import { solveCheaply } from './solve-cheaply.ts'
import { startSteadily } from './steady-load.ts'
import { asStranger } from './strangers.ts'

const kinds = ['register', 'post', 'upload'] as const
export type PeopleKind = (typeof kinds)[number]
/** One write; sent once, since a lost answer is ambiguous and neither posts nor files have keys. */
export type PeopleWrite = {
  kind: PeopleKind
  key: string
  isAnswered: boolean
  /** Id of a post, name of an upload. */
  made: string | null
}

/** Enough that nobody reaches a daily limit. */
const AUTHORS = 40

/** Registers, posts news and uploads photos at a steady rate, in turn, and records all. */
export async function startPeopleLoad(site: Site, perSecond: number) {
  const ledger: PeopleWrite[] = []
  const tokens = await authorTokens(site)
  const photo = await picture(60, 40).jpeg().toBuffer()
  const regionId = await firstId(site, '/v1/region')
  const categoryId = await firstId(site, '/v1/news/categories')
  const requests = {
    register: async (key: string) => json('/v1/user/register', await registrant(key, regionId), asStranger()),
    post: async (key: string, token: string) => json('/v1/news', article(key, categoryId), bearer(token)),
    upload: async (key: string, token: string) => upload(key, photo, token),
  }
  const send = async (one: PeopleWrite, token: string) => {
    const { path, init } = await requests[one.kind](one.key, token)
    const answer = await fetch(site.base + path, { ...init, signal: AbortSignal.timeout(10_000) }).catch(
      () => null,
    )
    const { data } = ((await answer?.json().catch(() => null)) ?? {}) as {
      data?: { id?: number; name?: string }
    }
    one.isAnswered = answer?.status === 201 && data !== undefined
    one.made = String(data?.name ?? data?.id ?? '') || null
  }
  const load = startSteadily(perSecond, () => {
    const kind = kinds[ledger.length % kinds.length]!
    const one: PeopleWrite = { kind, key: randomUUID(), isAnswered: false, made: null }
    ledger.push(one)
    return send(one, tokens[ledger.length % tokens.length]!)
  })
  return { ledger, ...load }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const json = (path: string, body: object, more: Record<string, string>) => ({
  path,
  init: {
    method: 'POST',
    headers: { 'x-api-key': API_KEY, 'content-type': 'application/json', ...more },
    body: JSON.stringify(body),
  },
})

function upload(key: string, photo: Buffer, token: string) {
  const body = new FormData()
  body.set('purpose', 'content')
  body.set('file', new Blob([new Uint8Array(photo)]), `${key}.jpg`)
  return {
    path: '/v1/uploads',
    init: { method: 'POST', headers: { 'x-api-key': API_KEY, ...bearer(token) }, body },
  }
}

const registrant = async (key: string, regionId: number) => ({
  nama_lengkap: 'Pendaftar Latihan',
  email: `daftar-${key}@contoh.example`,
  password: toHex(`sandi ${key}`),
  phone: '081200004417',
  region_id: regionId,
  age_17: true,
  consent_terms: true,
  consent_privacy: true,
  captcha: await solveCheaply('register'),
})

const article = (key: string, categoryId: number) => ({
  title: `Kabar latihan ${key}`,
  content: '<p>Isi kabar.</p>',
  excerpt: 'Ringkas.',
  category_id: categoryId,
  status: 'draft',
})

async function firstId({ base }: Site, path: string): Promise<number> {
  const answer = await fetch(base + path, { headers: { 'x-api-key': API_KEY } })
  const { data } = (await answer.json()) as { data: { id: number }[] }
  return data[0]!.id
}

async function authorTokens({ ownerUrl }: Site): Promise<string[]> {
  const { db, close } = connectDatabase(ownerUrl(), patient)
  const now = new Date()
  const sessions = createSessions({ db, clock: { now: () => now }, secret: [SESSION_SECRET] })
  const people = Array.from({ length: AUTHORS }, (_, n) => ({
    email: `penulis-${n}@contoh.example`,
    namaLengkap: `Penulis Latihan ${n}`,
    activatedAt: now,
  }))
  const users = await db.insertInto('users').values(people).returning(['id', 'role']).execute()
  const tokens: string[] = []
  for (const user of users) tokens.push((await sessions.open(user, 'Latihan')).token)
  await close()
  return tokens
}
