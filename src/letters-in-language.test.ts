import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeCampaign } from '#src/features/campaigns/factory.ts'
import { sendCampaignUpdate } from '#src/features/campaigns/updates/send-update.ts'
import { announceVersion } from '#src/features/pages/announce/announce-version.ts'
import type { CaseWire } from '#src/features/privacy/desk/schema.ts'
import { erasePerson } from '#src/features/privacy/erase-person.ts'
import { sendMail } from '#src/platform/mail/send-mail.ts'
import { freshApp, newKey } from '#test/support/fresh-app.ts'
import { guestBody, type Opened } from '#test/support/giving.ts'
import { deadLinks } from '#test/support/mail-links.ts'

const site = await freshApp({ payments: 'simulator' })
const { db, write, time, bus, post } = site
time.now = new Date('2026-06-15T05:00:00Z')
const admin = await site.as(await makeUser(db, { role: 'admin' }))
const reader = () => makeUser(db, { language: 'en' })
const json = (body: object) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})
const ask = async (method: string, path: string, body: object) =>
  (await admin.send(method, path, json(body))).json()

beforeAll(async () => {
  await db.insertInto('settings').values({ key: 'languages', value: '"en"' }).execute()
  bus.invalidate(['settings'])
})

const INDONESIAN = /\b(?:Anda|Salam|Terima kasih|dan|ini|kami|sudah|untuk|yang)\b/

/** Letters to an address, oldest first, which must be English. */
async function englishTo(email: string) {
  const letters = await db
    .selectFrom('letters')
    .select(['id', 'subject', 'text', 'html', 'language'])
    .where('toEmail', '=', email)
    .orderBy('id')
    .execute()
  for (const { subject, language } of letters) {
    expect(language, subject).toBe('en')
    expect(subject).not.toMatch(INDONESIAN)
  }
  return letters
}
const subjectsTo = async (email: string) => (await englishTo(email)).map(({ subject }) => subject)
const lastTo = async (email: string) => (await englishTo(email)).at(-1)!

test('letters about the deletion of an account: are in its owner’s language, the last one too', async () => {
  const { id, email, ...user } = await reader()
  const member = await site.as({ id, ...user })
  const tokenAt = async (page: string) => {
    const { text } = await lastTo(email)
    expect(text).not.toMatch(INDONESIAN)
    return new RegExp(`http://site.test/en/${page}#([\\w-]{43})`).exec(text)?.[1]
  }
  await member.post('/v1/auth/deletion', {})
  await post('/v1/auth/deletion/confirmation', { token: await tokenAt('delete-account') })
  const token = await tokenAt('keep-account')
  expect((await lastTo(email)).text).toContain('deleted on Monday, 22 June 2026')
  expect(await post('/v1/auth/deletion/cancellation', { token })).toMatchObject({ code: 200 })
  expect(await subjectsTo(email)).toEqual([
    'Confirm the deletion of your account',
    'Your account will be deleted',
    'Your account stays',
  ])
  await erasePerson(site.services, id, time.now, { by: null })
  expect(await subjectsTo(email)).toEqual(['Your account has been deleted'])
})

test('POST /v1/desk/privacy/{id}/steps: the answer has the language of the person’s account, and all that the law asks', async () => {
  const { id: user_id, email } = await reader()
  const received_at = new Date(time.now.getTime() - 3_600_000).toISOString()
  const opened = await admin.post('/v1/desk/privacy', {
    kind: 'access',
    title: 'Copy of my data',
    user_id,
    received_at,
  })
  const { id, letters } = opened.data as CaseWire
  expect(letters).toMatchObject([{ lang: 'en', text: expect.stringContaining('Kind regards') }])
  await admin.post(`/v1/desk/privacy/${id}/steps`, { kind: 'done', note: 'Sent by post.', mail: true })
  const { subject, text } = await lastTo(email)
  expect(subject).toBe('Our answer to your request: access to data and a copy')
  for (const words of ['15 June 2026 at 11:00 WIB', 'Law No. 27 of 2022', 'Sent by post.', 'authority'])
    expect(text).toContain(words)
})

test('GET /v1/desk/privacy/{id}: a breach is told to people in each language, and to the authority in Indonesian', async () => {
  const { data } = await admin.post('/v1/desk/privacy', {
    kind: 'breach',
    title: 'Daftar hadir terkirim ke alamat salah',
    received_at: time.now.toISOString(),
    people_count: 1_200,
  })
  const { id, letters } = data as CaseWire
  expect(letters.map(({ lang, subject }) => [lang, subject])).toEqual([
    ['id', 'Pemberitahuan kegagalan pelindungan data pribadi'],
    ['en', 'Notice of a personal data breach'],
    ['id', 'Pemberitahuan kegagalan pelindungan data pribadi'],
  ])
  expect(letters[1]!.text).toMatch(/^Dear \[name\],\n\nAs Article 46 of Indonesia’s Law No\. 27 of 2022/)
  expect(letters[2]!.text).toContain('Jumlah orang yang terkena: 1.200')
  const page = await (await admin.open(`/desk/privacy/${id}`)).text()
  expect(page.match(/<div lang="en"/g)).toHaveLength(1)
})

test('letters about login factors and the password: are in the owner’s language', async () => {
  const { email, ...user } = await reader()
  const member = await site.as(user)
  const { secret } = (await member.post('/v1/auth/factors/totp', undefined)).data as { secret: string }
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.now.getTime() })
  await member.post('/v1/auth/factors/totp/confirmation', { code })
  await member.post('/v1/auth/factors/recovery', undefined)
  await ask('DELETE', `/v1/users/${user.id}/factors`, {})
  const letters = await englishTo(email)
  expect(letters.map(({ subject }) => subject)).toEqual([
    'A code app now guards your account',
    'New recovery codes for your account',
    'The second step of your account has been removed',
  ])
  for (const { text } of letters) {
    expect(text).toContain('http://site.test/en/member/security')
    expect(text).not.toMatch(INDONESIAN)
  }
})

test('letters about a campaign: English around the words of its team, which say that they are Indonesian', async () => {
  const id = await makeCampaign(write, { title: 'Air Oelpuah' })
  const body = await guestBody(site, { designation: { type: 'campaign', id }, wants_updates: true })
  const { data } = await post('/v1/donations/guest?lang=en', body)
  await site.simulator.settle((data as Opened).order_id, { channel: 'bca_va' })
  await ask('PUT', `/v1/desk/translations/campaign/${id}`, {
    language: 'en',
    version: 0,
    status: 'published',
    fields: { title: 'Water for Oelpuah', excerpt: 'One sentence.', content: '<p>The story in English.</p>' },
  })
  const { data: completed } = await admin.post(`/v1/desk/campaigns/${id}/completion`, {
    version: 1,
    title: 'Lima puluh rumah punya keran',
    story: 'Air mengalir sejak Senin. Biayanya sesuai rencana.',
    idempotency_key: newKey(),
  })
  expect(completed).toMatchObject({ status: 'closed' })
  const update = await db.selectFrom('campaignUpdates').select('id').executeTakeFirstOrThrow()
  await sendCampaignUpdate.run(update, site.jobParts())
  const { subject, text, html } = await lastTo(body.donor.email)
  expect(subject).toBe('Completed: Water for Oelpuah')
  expect(text).toContain('http://site.test/en/campaign-updates#')
  expect(html).toContain('<p lang="id">Air mengalir sejak Senin. Biayanya sesuai rencana.</p>')
})

test('letters about a gift in kind: are in the language of the giver’s account', async () => {
  const { id: user_id, email } = await reader()
  const { data } = await admin.post('/v1/desk/gifts-in-kind', {
    thing: 'Beras',
    quantity: 1_200,
    unit: 'karung',
    user_id,
    designation: { type: 'general' },
    received_on: '2026-06-01',
    idempotency_key: newKey(),
  })
  const { id, number } = data as { id: number; number: string }
  await admin.post(`/v1/desk/gifts-in-kind/${id}/void`, { reason: 'Tercatat dua kali' })
  const [receipt, notice] = await englishTo(email)
  expect(receipt).toMatchObject({ subject: `Receipt for goods ${number}` })
  for (const words of ['Quantity: 1,200 karung', 'Where the need is greatest', '1 June 2026'])
    expect(receipt!.text).toContain(words)
  expect(notice).toMatchObject({ subject: `Receipt for goods ${number} has been cancelled` })
})

test('POST /v1/contact: the answer has the language of the page of the message, the mail to the office has not', async () => {
  await ask('PATCH', '/v1/desk/settings', {
    version: ((await admin.get('/v1/desk/settings')).data as { version: number }).version,
    email: 'kantor@jkl.example',
  })
  const email = 'reader-abroad@contoh.example'
  const sent = await post('/v1/contact?lang=en', { name: 'Ama', email, message: 'How can we join you?' })
  const { id } = sent.data as { id: number }
  const answer = { text: 'Silakan datang.', idempotency_key: newKey() }
  expect(await admin.post(`/v1/desk/messages/${id}/answers`, answer)).toMatchObject({ code: 201 })
  const letter = await lastTo(email)
  expect(letter.subject).toBe('Re: Your message')
  expect(letter.text).toMatch(
    /^Dear Ama,\n\nSilakan datang\.\n\nReply to this e-mail if .*\n\nYour message to /,
  )
  await sendMail.run(letter, site.jobParts())
  expect(site.letters.find(({ to }) => to === email)).toMatchObject({ language: 'en' })
  const office = db.selectFrom('letters').select(['subject', 'language']).where('key', '=', `contact-${id}`)
  expect(await office.executeTakeFirst()).toEqual({ subject: 'Pesan dari Ama', language: 'id' })
})

test('PATCH /v1/desk/settings: each admin is told of another bank account in their language', async () => {
  const { email } = await makeUser(db, { role: 'admin', language: 'en' })
  await ask('PATCH', '/v1/desk/settings', {
    version: ((await admin.get('/v1/desk/settings')).data as { version: number }).version,
    bank_account: '987 654 321',
  })
  const { subject, text } = await lastTo(email)
  expect(subject).toBe('The bank account for donations has been changed')
  expect(text).toContain('Account number: 987 654 321')
  expect(text).toContain('Bank: empty')
  expect(text).toContain('http://site.test/en/desk/settings')
})

test('announceVersion: a legal text is announced in each member’s language, under its title there', async () => {
  const { email } = await makeUser(db, { language: 'en', activatedAt: new Date('2026-01-01T00:00:00Z') })
  const { itemId } = await db
    .selectFrom('slugs')
    .select('itemId')
    .where('kind', '=', 'page')
    .where('slug', '=', 'privacy-policy')
    .executeTakeFirstOrThrow()
  await ask('PUT', `/v1/desk/translations/page/${itemId}`, {
    language: 'en',
    version: 0,
    status: 'published',
    fields: { title: 'Privacy policy', excerpt: 'One sentence.', content: '<p>The policy in English.</p>' },
  })
  const { version } = (await admin.get(`/v1/desk/pages/${itemId}`)).data as { version: number }
  const change = { content: '<p>Teks baru.</p>', note: 'Data disimpan dua tahun.', needs_consent: true }
  await ask('PATCH', `/v1/desk/pages/${itemId}`, { version, status: 'published', ...change })
  const announced = await db
    .selectFrom('legalVersions')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await announceVersion.run(announced, site.jobParts())
  const { subject, text } = await lastTo(email)
  expect(subject).toBe('“Privacy policy” has changed')
  expect(text).toContain('http://site.test/en/privacy-policy?versi=')
  expect(text).toContain('http://site.test/en/member/privacy')
})

test('letters of this file: every address stands alone on its line and leads to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
