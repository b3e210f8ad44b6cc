import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeQuestion } from '#src/features/forum/factory.ts'
import { makeMessage } from '#src/features/messages/factory.ts'
import { makeNews } from '#src/features/news/factory.ts'
import { exportedKinds } from '#src/kinds.ts'
import { contentSamples } from '#test/support/content-samples.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../../accounts/factory.ts'
import { makeReader } from '../../mailings/factory.ts'

const site = await freshApp()
const { db, write, uploads } = site
const html = { accept: 'text/html,*/*' }

async function member(given: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(db, given)
  return { user, ...(await site.as(user)) }
}

const unzip = async (answer: Response) => {
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
  )
}

test('GET /v1/auth/export is a zip with all that is held of the person, needs no key, and is for them alone', async () => {
  const { user, token } = await member({
    namaLengkap: '=Maria "Tefa"',
    phone: '+6281200001111',
    passwordHash: 'rahasia-hash',
  })
  const other = await makeUser(db, { namaLengkap: 'Orang Lain' })
  await makeNews(write, {
    by: { id: user.id, role: 'member' },
    title: 'Kabar dari Maria',
    content: '<p>Isi yang panjang</p>',
  })
  await makeNews(write, { by: { id: other.id, role: 'member' }, title: 'Kabar orang lain' })
  const visits = [user, other].flatMap(({ id }) =>
    Array.from({ length: 2_500 }, (_, n) => ({ userId: id, path: `/news/${id}-${n}` })),
  )
  await db.insertInto('usersVisits').values(visits).execute()
  const message = { name: 'Maria', message: 'Pesan lama dari Maria' }
  await db
    .insertInto('contactMessages')
    .values({ ...message, email: user.email.toUpperCase(), idempotencyKey: crypto.randomUUID() })
    .execute()
  const name = `${'d'.repeat(32)}.webp`
  await uploads.put(name, new TextEncoder().encode('foto'))
  await db
    .insertInto('uploads')
    .values({
      name,
      userId: user.id,
      purpose: 'avatar',
      type: 'image/webp',
      size: 4,
      sha256: '',
      originalName: 'maria.jpg',
      consentNote: 'Lewat telepon',
    })
    .execute()

  const answer = await site.app.fetch(
    new Request('http://site.test/v1/auth/export', { headers: { authorization: `Bearer ${token}` } }),
  )
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="data-saya-\d{4}-\d\d-\d\d\.zip"$/,
  )
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const files = await unzip(answer)
  const data = JSON.parse(files['data.json']!)
  expect(data.profil).toMatchObject([{ nama_lengkap: '=Maria "Tefa"', email: user.email }])
  expect(data.berita).toMatchObject([{ title: 'Kabar dari Maria', content: '<p>Isi yang panjang</p>' }])
  expect(data.kunjungan).toHaveLength(2_500)
  expect(data.pesan).toMatchObject([message])
  expect(data.unggahan).toMatchObject([{ name, consent_note: 'Lewat telepon' }])
  expect(data.sesi).toHaveLength(1)
  expect(data.catatan).toMatchObject([{ act: 'create' }, { act: 'data export', by_you: true }])
  expect(files[`berkas/${name}`]).toBe('foto')
  expect(files['profil.csv']).toMatch(/^\uFEFFid,email,nama_lengkap,phone,/)
  expect(files['profil.csv']).toContain(`"'=Maria ""Tefa""",'+6281200001111`)
  expect(files['kunjungan.csv']!.split('\r\n')).toHaveLength(2_502)
  const everything = Object.values(files).join('\n')
  for (const foreign of ['Orang Lain', 'Kabar orang lain', `/news/${other.id}-`, other.email, 'rahasia-hash'])
    expect(everything).not.toContain(foreign)
})

test('export: a guest’s browser is redirected to the login, a program gets 401, and another site may not link here', async () => {
  const guest = await site.open('/v1/auth/export', html)
  expect([guest.status, guest.headers.get('location')]).toEqual([302, '/login?next=%2Fmember%2Fprivacy'])
  expect((await site.open('/v1/auth/export')).status).toBe(401)
  const { open } = await member()
  expect((await open('/v1/auth/export', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test('export: has the answers to the person’s messages, and of those that they wrote to others no words', async () => {
  const { user, token } = await member({ role: 'staff' })
  const colleague = await makeUser(db, { role: 'staff' })
  const answer = async (email: string, { text, writtenBy }: { text: string; writtenBy: number }) => {
    const messageId = await makeMessage(db, { email })
    const more = { idempotencyKey: crypto.randomUUID(), writtenAt: new Date() }
    await db
      .insertInto('contactAnswers')
      .values({ messageId, text, writtenBy, ...more })
      .execute()
  }
  await answer(user.email, { text: 'Jawaban untuk saya', writtenBy: colleague.id })
  await answer('orang.lain@contoh.example', { text: 'Kata untuk orang lain', writtenBy: user.id })
  const files = await unzip(
    await site.app.fetch(
      new Request('http://site.test/v1/auth/export', { headers: { authorization: `Bearer ${token}` } }),
    ),
  )
  expect(JSON.parse(files['data.json']!)['jawaban-pesan']).toMatchObject([
    { text: 'Jawaban untuk saya', by_you: false },
    { text: null, by_you: true },
  ])
  expect(Object.values(files).join('\n')).not.toMatch(/Kata untuk orang lain|orang\.lain@/)
})

test('five copies a day are enough', async () => {
  const { open } = await member()
  for (let n = 0; n < 5; n += 1)
    expect((await unzip(await open('/v1/auth/export')))['data.json']).toBeTruthy()
  const sixth = await open('/v1/auth/export')
  expect([sixth.status, Number(sixth.headers.get('retry-after')) > 0]).toEqual([429, true])
})

test('export: leaves out followed questions that the person may no longer read', async () => {
  const { user, token } = await member()
  const common = { isFaq: false, answers: [] }
  const followed = [
    await makeQuestion(write, { ...common, question: 'Masih terbuka?', status: 'open' }),
    await makeQuestion(write, { ...common, question: 'Sudah disembunyikan?', status: 'hidden' }),
    await makeQuestion(write, {
      ...common,
      question: 'Antar lembaga?',
      status: 'open',
      visibility: 'partisipan',
    }),
  ]
  const follows = followed.map(({ id }) => ({ questionId: id, userId: user.id }))
  await db.insertInto('questionFollows').values(follows).execute()
  const answer = await site.app.fetch(
    new Request('http://site.test/v1/auth/export', { headers: { authorization: `Bearer ${token}` } }),
  )
  const { diikuti } = JSON.parse((await unzip(answer))['data.json']!)
  expect(diikuti.map((row: { question: string | null }) => row.question)).toEqual([
    'Masih terbuka?',
    null,
    null,
  ])
})

test('export: holds what the person wrote at the desk, of every kind with versions', async () => {
  const { token, send } = await member({ role: 'staff' })
  const headers = { 'content-type': 'application/json' }
  for (const { noun, body: more } of contentSamples) {
    const text = {
      title: `Judul ${noun}`,
      excerpt: 'Ringkasan.',
      content: '<p>Isi dari meja.</p>',
      image: null,
    }
    const body = JSON.stringify({ ...text, ...more, idempotency_key: crypto.randomUUID() })
    expect((await send('POST', `/v1/desk/${noun}`, { headers, body })).status, noun).toBe(201)
  }
  const answer = await site.app.fetch(
    new Request('http://site.test/v1/auth/export', { headers: { authorization: `Bearer ${token}` } }),
  )
  const data = JSON.parse((await unzip(answer))['data.json']!)
  const ofSamples = exportedKinds.filter(({ kind }) => contentSamples.some((one) => one.kind.kind === kind))
  expect(ofSamples).toHaveLength(contentSamples.length)
  for (const { dataExport } of ofSamples)
    expect(data[dataExport.name]).toMatchObject([{ content: '<p>Isi dari meja.</p>' }])
})

test('export: holds the mailings of the person, what they agreed to and what came back', async () => {
  const { user, token } = await member()
  await makeReader(db, { userId: user.id, email: user.email }, 'Lembar no. 12')
  await makeReader(db, { email: 'tamu-lain@contoh.example' }, 'Lembar no. 13')
  const answer = await site.app.fetch(
    new Request('http://site.test/v1/auth/export', { headers: { authorization: `Bearer ${token}` } }),
  )
  const data = JSON.parse((await unzip(answer))['data.json']!)
  expect(data.langganan).toMatchObject([{ daftar: 'Buletin nasional', evidence: 'Lembar no. 12' }])
  expect(data.buletin).toMatchObject([{ judul: 'Kabar bulan ini', state: 'refused' }, { state: 'waiting' }])
  expect(data['surat-kembali']).toMatchObject([{ kind: 'hard', detail: `550 ${user.email} unknown` }])
})

test('GET /v1/auth/export?lang=en: explains itself in English, and leads to the English login', async () => {
  const { user, open } = await member({ language: 'en' })
  const files = await unzip(await open('/v1/auth/export?lang=en'))
  expect(files['READ-ME.txt']).toContain('  profil.csv: Your account and profile')
  expect(files['READ-ME.txt']).not.toMatch(/Anda|Salinan/)
  const guest = await site.open('/v1/auth/export?lang=en', html)
  expect(guest.headers.get('location')).toMatch(/^\/en\/login\?/)
  expect(JSON.parse(files['data.json']!).profil).toMatchObject([{ id: user.id }])
})
