import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { toHex } from '#src/wire/hex.ts'
import { type Canaries, newWord } from './leak-canaries.ts'
import { createVisitor, type Visitor } from './leak-visitor.ts'
import type { Site } from './site.ts'
import { solveCheaply } from './solve-cheaply.ts'

type Scene = { site: Site; canaries: Canaries; guest: Visitor }

/** A person's data and the ids that others may try. */
export type Traces = { person: Visitor; ids: Set<number> }

/** A person fills in every field, makes mistakes, and leaves data in every part of the site. */
export async function leaveTraces(scene: Scene): Promise<Traces> {
  const email = scene.canaries.personal('mail', `${newWord()}@contoh.example`)
  const password = scene.canaries.secret('password', `${newWord()}-${newWord()}`)
  await register(scene, email, password)
  await makeMistakes(scene, email, password)
  const login = await scene.guest.data('POST', '/v1/user/login/member', { email, password: toHex(password) })
  const token = String(login.token)
  const person = createVisitor(scene.site.base, token)
  await person.data('GET', '/v1/auth/me')
  const ids = await fillIn(scene, person)
  await askForLinks(scene, person, email)
  scene.canaries.secret('session', token)
  scene.canaries.secret('session cookie', toHex(JSON.stringify({ token, authenticated: true })))
  return { person, ids }
}

async function register({ site, canaries, guest }: Scene, email: string, password: string) {
  const [region] = (await guest.data('GET', '/v1/region?limit=1')) as unknown as { id: number }[]
  await guest.data('POST', '/v1/user/register', {
    nama_lengkap: canaries.personal('name', `Nama ${newWord()}`),
    email,
    password: toHex(password),
    phone: phoneOf(canaries, 'phone'),
    region_id: region!.id,
    age_17: true,
    alamat: canaries.personal('address', `Gang ${newWord()} 7`),
    consent_terms: true,
    consent_privacy: true,
    consent_newsletter: true,
    captcha: await solveCheaply('register'),
  })
  const token = canaries.secret('activation link', await linkIn(site, email, '/activation'))
  await guest.data('POST', '/v1/user/activation', { token, password: toHex(password) })
}

function phoneOf(canaries: Canaries, what: string) {
  const digits = `81${Math.floor(10_000_000 + Math.random() * 89_999_999)}`
  canaries.personal(what, digits)
  return `0${digits}`
}

/** Wrong passwords, broken bodies, odd addresses: errors must not leak either. */
async function makeMistakes({ canaries, guest }: Scene, email: string, password: string) {
  const wrong = canaries.secret('wrong password', `${newWord()}-${newWord()}`)
  await guest.ask('POST', '/v1/user/login/member', { email, password: toHex(wrong) })
  await guest.ask('POST', '/v1/user/login/member', { email, password })
  await guest.ask('POST', '/v1/user/login/member', `{"email":"${email}","password":"${toHex(wrong)}"`)
  await guest.ask('POST', '/v1/user/activation', { token: canaries.secret('wrong link', newWord()) })
  await guest.ask('GET', `/news?q=${canaries.personal('search of a guest', newWord())}`)
  await guest.ask('POST', '/v1/contact', {
    name: 'Orang',
    email,
    message: canaries.personal('message', `Pesan ${newWord()}`),
    idempotency_key: crypto.randomUUID(),
    captcha: await solveCheaply('contact'),
  })
}

/** Fills in every field and list of a member; new ones must be added here. */
async function fillIn({ canaries }: Scene, person: Visitor): Promise<Set<number>> {
  const word = (what: string) => canaries.personal(what, `Kata ${newWord()}`)
  const me = await person.data('PATCH', '/v1/auth/me', {
    phone: phoneOf(canaries, 'second phone'),
    alamat: word('second address'),
    tempat_lahir: word('birth place'),
    organisasi: word('organisation'),
  })
  await person.data('POST', '/v1/users_visits', { path: '/news', title: word('visit') })
  const draft = await person.data('POST', '/v1/news', {
    title: word('draft title'),
    content: `<p>${word('draft text')}</p>`,
    category_id: 1,
    excerpt: word('draft excerpt'),
  })
  await person.data('POST', '/v1/payment/transaction', {
    amount: 25_000,
    designation: { type: 'general' },
    is_anonymous: true,
    message: word('message with a gift'),
    consent: true,
    idempotency_key: crypto.randomUUID(),
  })
  await person.ask('GET', '/v1/auth/export')
  return new Set([Number(me.id), Number(draft.id)])
}

async function askForLinks({ site, canaries, guest }: Scene, person: Visitor, email: string) {
  const next = canaries.personal('second mail', `${newWord()}@contoh.example`)
  await person.data('PATCH', '/v1/auth/me', { email: next })
  canaries.secret('mail link', await linkIn(site, next, '/email-change'))
  await person.data('POST', '/v1/auth/deletion', {})
  canaries.secret('deletion link', await linkIn(site, email, '/delete-account'))
  await guest.data('POST', '/v1/user/forget', { email, captcha: await solveCheaply('forget') })
  canaries.secret('reset link', await linkIn(site, email, '/reset-password'))
}

/** The folder is created with the first mail. */
const lettersIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')) : []

/** Secret of a link in a sent mail. */
async function linkIn({ dataDir }: Site, to: string, path: string): Promise<string> {
  const folder = join(dataDir, 'mail')
  for (let tries = 0; tries < 200; tries += 1) {
    for (const name of lettersIn(folder)) {
      const letter = readFileSync(join(folder, name), 'utf8').replace(/=\r?\n/g, '')
      const found = letter.includes(to) && new RegExp(`${path}#([\\w-]{20,})`).exec(letter)
      if (found) return found[1]!
    }
    await sleep(50)
  }
  throw new Error(`no letter to ${to} with a link to ${path}`)
}
