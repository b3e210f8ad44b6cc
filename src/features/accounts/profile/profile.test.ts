import { beforeAll, expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { makeUser } from '../factory.ts'

const site = await freshApp()
const { db, letters, time, work, post } = site
const MINUTE = 60_000

type Answer = Awaited<ReturnType<typeof site.get>> & { data: Record<string, unknown> }
type Member = Awaited<ReturnType<typeof member>>

/** Logs in a member, with helpers for profile calls. */
async function member(given: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(db, given)
  const session = await site.as(user)
  const patch = async (body: Record<string, unknown>) => {
    const init = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    return (await (await session.send('PATCH', '/v1/auth/me', init)).json()) as Answer
  }
  const read = async () => (await session.get('/v1/auth/me')).data as Record<string, unknown>
  return { user, ...session, patch, read }
}

const regionOf = async (title: string) =>
  (await db.selectFrom('regions').select('id').where('title', '=', title).executeTakeFirst())?.id ??
  (await db.insertInto('regions').values({ title }).returning('id').executeTakeFirstOrThrow()).id
const participant = async (title: string) =>
  (
    await db
      .insertInto('participants')
      .values({ title, regionId: await regionOf('Maluku') })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

const lettersTo = (to: string) => letters.filter((letter) => letter.to === to)
const tokenIn = (text: string) => /#([\w-]{43})/.exec(text)![1]!
const letterTo = async (to: string, subject: string) =>
  eventually(() => {
    const found = lettersTo(to).find((letter) => letter.subject === subject)
    if (!found) throw new Error(`no letter “${subject}” to ${to}`)
    return found
  })

beforeAll(work)

test('PATCH /v1/auth/me changes what it names and nothing else', async () => {
  const { patch, read } = await member({ alamat: 'Jl. Kenanga 3', organisasi: 'Kelompok tani' })
  const region_id = await regionOf('Maluku')
  const answer = await patch({
    nama_lengkap: '  Maria Tefa ',
    phone: '0812 3456-7890',
    region_id,
    jenis_kelamin: 'P',
    tempat_lahir: 'Kupang',
    tanggal_lahir: '1990-08-17',
  })
  const changed = {
    nama_lengkap: 'Maria Tefa',
    phone: '+6281234567890',
    region: { id: region_id, title: 'Maluku' },
    jenis_kelamin: 'P',
    tempat_lahir: 'Kupang',
    tanggal_lahir: '1990-08-17',
    alamat: 'Jl. Kenanga 3',
    organisasi: 'Kelompok tani',
    version: 2,
  }
  expect(answer).toMatchObject({ success: true, code: 200, data: changed })
  expect(await read()).toMatchObject(changed)
})

test('an empty text or null empties what may be empty', async () => {
  const { patch } = await member({ alamat: 'Jl. Kenanga 3', organisasi: 'Kelompok', tempatLahir: 'Kupang' })
  expect(await patch({ alamat: '', organisasi: null, tempat_lahir: ' ' })).toMatchObject({
    data: { alamat: null, organisasi: null, tempat_lahir: null },
  })
  expect(await patch({ phone: '', nama_lengkap: '' })).toMatchObject({ code: 400 })
})

test('all wrong fields are named at once, and nothing is changed', async () => {
  const { patch, read } = await member()
  const answer = await patch({
    nama_lengkap: 'ab',
    phone: '0812',
    tanggal_lahir: '2020-01-01',
    jenis_kelamin: 'X',
    email: 'maria@',
    alamat: 'Jl. Kenanga',
  })
  expect(answer).toMatchObject({ code: 400 })
  expect(answer.errors).toMatchObject({
    phone: ['Nomor kurang panjang. Contoh: 0812-3456-7890'],
    email: ['Tulis alamat lengkap, misalnya nama@contoh.id'],
    tanggal_lahir: ['Akun hanya untuk orang berusia 17 tahun ke atas.'],
  })
  expect(Object.keys(answer.errors!)).toHaveLength(5)
  expect(await patch({ region_id: 999_999, participant_id: 999_999 })).toMatchObject({
    code: 400,
    errors: { region_id: [expect.any(String)], participant_id: [expect.any(String)] },
  })
  expect(await read()).toMatchObject({ alamat: null, version: 1 })
})

test('fields that only the server sets are refused by name', async () => {
  const { patch, read } = await member()
  for (const field of ['role', 'user_type', 'is_pic', 'is_moderator', 'id', 'password', 'partisipan'])
    expect(await patch({ [field]: 'admin' })).toMatchObject({
      code: 400,
      errors: { [field]: [expect.any(String)] },
    })
  expect(await read()).toMatchObject({ role: 'member', is_pic: false })
})

test('profile: of two forms opened at once the later save is a conflict, and without a version both count', async () => {
  const { patch } = await member()
  expect(await patch({ version: 1, organisasi: 'Kelompok tani' })).toMatchObject({ data: { version: 2 } })
  expect(await patch({ version: 1, organisasi: 'Yang lain' })).toMatchObject({
    code: 409,
    data: { current: { organisasi: 'Kelompok tani', version: 2 } },
  })
  const [one, two] = await Promise.all([patch({ alamat: 'Jl. Kenanga' }), patch({ tempat_lahir: 'Kupang' })])
  expect([one.code, two.code]).toEqual([200, 200])
  expect(await patch({})).toMatchObject({
    data: { alamat: 'Jl. Kenanga', tempat_lahir: 'Kupang', version: 4 },
  })
})

test('profile: a change is audited by the names of its fields, and a new phone is notified by mail', async () => {
  const { user, patch } = await member({ phone: '+6281200000001' })
  await patch({ phone: '0812-3333-4444', alamat: 'Jl. Rahasia 7' })
  const [line] = await db.selectFrom('audit').selectAll().where('actorId', '=', user.id).execute()
  expect(line).toMatchObject({
    act: 'profile change',
    entityId: user.id,
    detail: { fields: ['phone', 'alamat'] },
  })
  await letterTo(user.email, 'Nomor ponsel akun Anda diganti')
})

test('institution: claimed and withdrawn, and a confirmed membership ends only by leaving', async () => {
  const { user, patch } = await member()
  const [first, second] = [await participant('Yayasan Satu'), await participant('Yayasan Dua')]
  const claimed = { partisipan: null, user_type: 'umum' }
  expect(await patch({ participant_id: first })).toMatchObject({
    data: { ...claimed, partisipan_claim: { id: first, title: 'Yayasan Satu', status: 'pending' } },
  })
  expect(await patch({ participant_id: second })).toMatchObject({
    data: { ...claimed, partisipan_claim: { id: second, status: 'pending' } },
  })
  expect(await patch({ participant_id: '' })).toMatchObject({ data: { partisipan_claim: null } })

  const membership = { participantId: first, userType: 'partisipan' }
  await db.updateTable('users').set(membership).where('id', '=', user.id).execute()
  expect(await patch({ participant_id: second })).toMatchObject({ code: 400 })
  expect(await patch({ participant_id: first })).toMatchObject({ data: { partisipan: { id: first } } })
  expect(await patch({ participant_id: null })).toMatchObject({ data: claimed })

  const pic = await member({ ...membership, isPic: true })
  expect(await pic.patch({ participant_id: null })).toMatchObject({ data: { ...claimed, is_pic: false } })
})

test('a photo is an uploaded picture of one’s own', async () => {
  const [{ user, patch }, other] = [await member(), await member()]
  const upload = (name: string, userId: number, purpose = 'avatar') =>
    db
      .insertInto('uploads')
      .values({
        name,
        userId,
        purpose,
        type: 'image/webp',
        size: 9,
        sha256: '',
        width: 400,
        height: 400,
        originalName: 'saya.jpg',
      })
      .execute()
  const [mine, theirs, content] = ['a', 'b', 'c'].map((letter) => `${letter.repeat(32)}.webp`) as [
    string,
    string,
    string,
  ]
  await Promise.all([
    upload(mine, user.id),
    upload(theirs, other.user.id),
    upload(content, user.id, 'content'),
  ])
  for (const image of [theirs, content, 'tidak-ada.webp', '../x'])
    expect(await patch({ image })).toMatchObject({ code: 400, errors: { image: [expect.any(String)] } })
  expect(await patch({ image: mine })).toMatchObject({ data: { photo: { name: mine, width: 400 } } })
  expect(await patch({ image: null })).toMatchObject({ data: { photo: null } })
  const row = await db.selectFrom('uploads').select('usedAt').where('name', '=', mine).executeTakeFirst()
  expect(row).toEqual({ usedAt: null })
})

const askFor = async (one: Member, email: string) => {
  const answer = await one.patch({ email })
  expect(answer).toMatchObject({ code: 200, data: { email: one.user.email, email_pending: email } })
  return tokenIn((await letterTo(email, 'Pastikan alamat e-mail baru Anda')).text)
}

test('new address: valid once confirmed there, once; the old address is notified', async () => {
  const one = await member()
  const next = `baru-${one.user.id}@contoh.example`
  const token = await askFor(one, next.toUpperCase().toLowerCase())
  const word = await letterTo(one.user.email, 'Permintaan ganti alamat e-mail')
  expect(word.text).not.toContain(next)
  expect(await post('/v1/auth/email-change', { token })).toMatchObject({ code: 401 })
  expect(await (await member()).post('/v1/auth/email-change', { token })).toMatchObject({
    code: 400,
    errors: { token: [expect.stringContaining('akun lain')] },
  })
  expect(await one.post('/v1/auth/email-change', { token })).toMatchObject({ success: true, code: 200 })
  expect(await one.read()).toMatchObject({ email: next, email_pending: null })
  await letterTo(one.user.email, 'Alamat e-mail akun Anda sudah diganti')
  expect(await one.post('/v1/auth/email-change', { token })).toMatchObject({
    code: 400,
    errors: { token: [expect.any(String)] },
  })
})

test('only the newest link counts, for an hour, and the present address takes the request back', async () => {
  const one = await member()
  const [first, second] = [`satu-${one.user.id}@contoh.example`, `dua-${one.user.id}@contoh.example`]
  const old = await askFor(one, first)
  const late = await askFor(one, second)
  expect(await one.post('/v1/auth/email-change', { token: old })).toMatchObject({ code: 400 })
  time.now = new Date(time.now.getTime() + 61 * MINUTE)
  expect(await one.post('/v1/auth/email-change', { token: late })).toMatchObject({ code: 400 })
  const again = await member()
  const token = await askFor(again, `tiga-${one.user.id}@contoh.example`)
  expect(await again.patch({ email: again.user.email })).toMatchObject({ data: { email_pending: null } })
  expect(await again.post('/v1/auth/email-change', { token })).toMatchObject({ code: 400 })
})

test('an address that is taken: only its owner learns of it', async () => {
  const [one, other] = [await member(), await member()]
  expect(await one.patch({ email: other.user.email })).toMatchObject({
    code: 200,
    data: { email_pending: other.user.email },
  })
  const letter = await letterTo(other.user.email, 'Alamat ini sudah dipakai akun Anda')
  expect(letter.text).not.toMatch(/#/)

  const [two, three] = [await member(), await member()]
  const wanted = `rebutan-${two.user.id}@contoh.example`
  const token = await askFor(two, wanted)
  await db.updateTable('users').set({ email: wanted }).where('id', '=', three.user.id).execute()
  expect(await two.post('/v1/auth/email-change', { token })).toMatchObject({ code: 400 })
})

test('another address needs a proof of the last ten minutes, and five requests a day are enough', async () => {
  const one = await member()
  time.now = new Date(time.now.getTime() + 11 * MINUTE)
  const email = `bukti-${one.user.id}@contoh.example`
  expect(await one.patch({ email })).toMatchObject({ code: 403, data: { proof_required: ['password'] } })
  await db.updateTable('sessions').set({ provenAt: time.now }).where('userId', '=', one.user.id).execute()
  for (let n = 0; n < 5; n += 1) expect(await one.patch({ email })).toMatchObject({ code: 200 })
  expect(await one.patch({ email })).toMatchObject({ code: 429 })
})

test('letters of this file: every address stands alone on its line and leads to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
