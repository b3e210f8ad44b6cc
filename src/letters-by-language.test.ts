import { beforeAll, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeEvent } from '#src/features/events/factory.ts'
import { makeList } from '#src/features/mailings/factory.ts'
import { inviteSubscribers } from '#src/features/mailings/subscribers/invite-subscribers.ts'
import { sendConfirmation } from '#src/features/mailings/subscriptions/subscribe.ts'
import { makeNews } from '#src/features/news/factory.ts'
import { sendInvitations } from '#src/features/people/import/send-invitation.ts'
import { remindPledges } from '#src/features/pledges/remind-pledges.ts'
import { sendMail } from '#src/platform/mail/send-mail.ts'
import { toHex } from '#src/wire/hex.ts'
import { eventTools } from '#test/support/event-actors.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { giftBody, guestBody, memberWithOrder, type Opened } from '#test/support/giving.ts'
import { readPdf } from '#test/support/pdf-text.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, db, time, bus, post } = site

beforeAll(async () => {
  await db
    .insertInto('settings')
    .values({ key: 'languages', value: JSON.stringify('en') })
    .execute()
  bus.invalidate(['settings'])
})

const lettersTo = (email: string) =>
  db
    .selectFrom('letters')
    .select(['subject', 'text', 'language'])
    .where('toEmail', '=', email)
    .orderBy('id')
    .execute()
const patch = (member: Awaited<ReturnType<typeof site.as>>, language: string) =>
  member.send('PATCH', '/v1/auth/me', {
    body: JSON.stringify({ language }),
    headers: { 'content-type': 'application/json' },
  })
const subjectsTo = async (email: string) => (await lettersTo(email)).map(({ subject }) => subject)

test('letters about a gift: a guest of an English page gets English ones, with English links', async () => {
  const body = await guestBody(site)
  const { data } = await post('/v1/donations/guest?lang=en', body)
  const { order_id: id } = data as Opened
  await simulator.settle(id, { channel: 'bca_va' })
  const letters = await lettersTo(body.donor.email)
  expect(letters.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Donation receipt \(kuitansi\) JKL\//),
  ])
  expect(letters.map(({ language }) => language)).toEqual(['en'])
  for (const { text } of letters) {
    expect(text).toMatch(/^Hello,/)
    expect(text).toContain(`http://site.test/en/donasi?order=${id}`)
    expect(text).not.toMatch(/Terima kasih|Jumlah|Salam/)
  }
})

test('letters about a gift: one of an Indonesian page stays Indonesian', async () => {
  const body = await guestBody(site)
  const { data } = await post('/v1/donations/guest', body)
  await simulator.settle((data as Opened).order_id, { channel: 'bca_va' })
  expect(await subjectsTo(body.donor.email)).toEqual([expect.stringMatching(/^Kuitansi donasi JKL\//)])
})

test('letters of jobs: are in the language of a member’s setting, whatever the page', async () => {
  time.now = new Date('2026-01-05T03:00:00Z')
  const user = await makeUser(db)
  const member = await site.as(user)
  expect((await patch(member, 'xx')).status).toBe(400)
  expect((await patch(member, 'en')).status).toBe(200)
  expect(await member.get('/v1/user/profile')).toMatchObject({ data: { language: 'en' } })
  const { data } = await member.post('/v1/payment/transaction', giftBody({ frequency: 'monthly' }))
  await simulator.settle((data as Opened).order_id, { channel: 'other_qris' })
  await remindPledges.run({}, site.jobParts())
  time.now = new Date('2026-02-05T03:00:00Z')
  await remindPledges.run({}, site.jobParts())
  expect((await subjectsTo(user.email)).slice(-2)).toEqual([
    'Your monthly donation has been set up',
    'Your monthly donation: February 2026',
  ])
})

test('letters about an event: a guest of an English page gets English ones, also when the desk acts', async () => {
  const { openEvent, newGuest } = eventTools(site)
  const event = await openEvent({ title: 'Temu benih' })
  const guest = newGuest()
  const answer = await post(`/v1/events/${event.id}/registrations?lang=en`, guest)
  expect(answer).toMatchObject({ code: 201 })
  const [letter] = await lettersTo(guest.email)
  expect(letter).toMatchObject({ subject: 'You are registered: Temu benih', language: 'en' })
  expect(letter!.text).toContain('http://site.test/en/events/')
  const { id } = await db
    .selectFrom('eventRegistrations')
    .select('id')
    .where('email', '=', guest.email)
    .executeTakeFirstOrThrow()
  const staff = await site.as(await makeUser(db, { role: 'staff' }))
  await staff.post(`/v1/desk/events/${event.id}/registrations/acts`, { act: 'cancel', ids: [id] })
  expect(await subjectsTo(guest.email)).toContain('Registration cancelled: Temu benih')
})

test('a letter is framed in its language when it is sent', async () => {
  const body = await guestBody(site)
  const { data } = await post('/v1/donations/guest?lang=en', body)
  await simulator.settle((data as Opened).order_id, { channel: 'bca_va' })
  const queued = db.selectFrom('letters').select('id').where('toEmail', '=', body.donor.email)
  for (const letter of await queued.execute()) await sendMail.run(letter, site.jobParts())
  const letter = site.letters.find(({ to }) => to === body.donor.email)!
  expect(letter.html).toContain('<html lang="en"')
  expect(letter.text).toContain('Warm regards,')
})

test('GET /v1/donations/{order_id}/receipt.pdf: of an English page is English, and has the Indonesian words that count', async () => {
  const { member, user, id } = await memberWithOrder(site, { amount: 250_000 })
  await simulator.settle(id, { channel: 'bca_va' })
  const wordsOf = async (path: string) => {
    const answer = await member.open(path)
    return readPdf(new Uint8Array(await answer.arrayBuffer()))
      .lines.join(' ')
      .replace(/\s+/g, ' ')
  }
  const receipt = await wordsOf(`/v1/donations/${id}/receipt.pdf?lang=en`)
  for (const said of [
    `Received from ${user.namaLengkap}`,
    'two hundred and fifty thousand rupiah',
    'Where the need is greatest',
    'Check that this receipt is genuine',
    'http://site.test/en/receipts/',
    `Diterima dari ${user.namaLengkap}: dua ratus lima puluh ribu rupiah.`,
  ])
    expect(receipt).toContain(said)
  expect(receipt).not.toMatch(/Untuk|Tanggal|Periksa/)
  const year = time.now.getUTCFullYear()
  const statement = await wordsOf(`/v1/donations/statement.pdf?year=${year}&lang=en`)
  expect(statement).toContain(`Donations in ${year}`)
  expect(statement).toContain('Page 1 of 1')
  expect(statement).not.toMatch(/Halaman|Ikhtisar/)
})

test('letters of a list: a guest of an English page is asked in English', async () => {
  const list = await makeList(db)
  const email = 'reader-abroad@contoh.example'
  const request = { key: 'abroad', email, name: '', listId: list.id, source: 'form', language: 'en' } as const
  await sendConfirmation.run(request, site.jobParts())
  await sendConfirmation.run({ ...request, key: 'again' }, site.jobParts())
  const [letter] = await lettersTo(email)
  expect(letter).toMatchObject({ subject: `One more step: ${list.name}`, language: 'en' })
  expect(letter!.text).toContain('Yes, send it to me:\nhttp://site.test/en/')
})

test('GET /manifest.webmanifest: of English pages names their language and begins at their home page', async () => {
  expect(await (await site.open('/en/news')).text()).toContain(
    '<link rel="manifest" href="/manifest.webmanifest?lang=en">',
  )
  const manifest = await (await site.open('/manifest.webmanifest?lang=en')).json()
  expect(manifest).toMatchObject({ lang: 'en', start_url: '/en', scope: '/' })
  expect(await (await site.open('/manifest.webmanifest')).json()).toMatchObject({
    lang: 'id',
    start_url: '/',
  })
})

test('PATCH /auth/me: letters about a new address and phone are in the owner’s language', async () => {
  const user = await makeUser(db, { language: 'en', phone: '+6281200004417' })
  const member = await site.as(user)
  const body = JSON.stringify({ email: 'alamat-baru@contoh.example', phone: '0812-0000-4418' })
  await member.send('PATCH', '/v1/auth/me', { body, headers: { 'content-type': 'application/json' } })
  expect(await subjectsTo('alamat-baru@contoh.example')).toEqual(['Confirm your new e-mail address'])
  expect((await subjectsTo(user.email)).toSorted()).toEqual([
    'Request to change your e-mail address',
    'The mobile number of your account has been changed',
  ])
})

test('GET /en/…: feeds and calendars are English and lead to English pages', async () => {
  const { slug } = await makeEvent(site.write, { title: 'Temu benih' })
  await makeNews(site.write, { title: 'Kabar air' })
  const feed = await (await site.open('/en/news/feed.xml')).text()
  expect(feed).toContain('<language>en</language>')
  expect(feed).toContain('<link>http://site.test/en/news/kabar-air</link>')
  expect(feed).toContain('href="http://site.test/en/news/feed.xml"')
  const calendar = await (await site.open('/en/events/feed.ics')).text()
  expect(calendar).toContain('X-WR-CALNAME:Events of ')
  expect(calendar.replaceAll('\r\n ', '')).toContain(`http://site.test/en/events/${slug}`)
  expect((await site.open(`/en/events/${slug}.ics`)).headers.get('content-type')).toContain('text/calendar')
  expect(await (await site.open('/events/feed.ics')).text()).toContain('X-WR-CALNAME:Acara ')
  const page = await (await site.open('/en/news')).text()
  expect(page).toContain('href="/en/news/feed.xml"')
  expect((await site.open('/en/unknown.xml')).status).toBe(404)
})

test('POST /v1/desk/people/import: invites in the language of the row, which is that of the account', async () => {
  const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
  const rows = [
    'Anna Berg,anna@abroad.example,Bahasa Inggris',
    'Maria Tefa,maria@negeri.example,',
    'Jo Jo,jo@x.example,xx',
  ]
  const csv = ['nama,email,bahasa', ...rows].join('\n')
  const { data } = await staff.post('/v1/desk/people/import', { csv, dry_run: false })
  expect((data as { rows: object[] }).rows[0]).toMatchObject({ errors: [expect.stringMatching(/^bahasa: /)] })
  await sendInvitations.run({}, site.jobParts())
  expect(await subjectsTo('maria@negeri.example')).toEqual(['Undangan membuat akun'])
  const [letter] = await lettersTo('anna@abroad.example')
  expect(letter).toMatchObject({ subject: 'An invitation to open an account', language: 'en' })
  const token = /\/en\/invitation#(\S+)/.exec(letter!.text)![1]!
  const consents = { age_17: true, consent_terms: true, consent_privacy: true }
  const body = { token, password: toHex('sorgum-di-lereng'), ...consents }
  expect(await post('/v1/user/invitation', body)).toMatchObject({ success: true })
  const account = db.selectFrom('users').select('language').where('email', '=', 'anna@abroad.example')
  expect(await account.executeTakeFirst()).toEqual({ language: 'en' })
})

test('POST /v1/desk/lists/{id}/subscribers: asks by a letter in the language that is named', async () => {
  const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
  const { id, name } = await makeList(db)
  const path = `/v1/desk/lists/${id}`
  await staff.post(`${path}/subscribers`, { email: 'one@abroad.example', language: 'en' })
  await staff.post(`${path}/subscribers`, { email: 'two@abroad.example' })
  const csv = 'email,bahasa\nthree@abroad.example,en\nfour@abroad.example,\nfive@abroad.example,xx'
  const { data } = await staff.post(`${path}/import`, { csv, dry_run: false })
  expect(data).toMatchObject({ counts: { invited: 2, error: 1 } })
  const asked = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('listId', '=', id)
    .orderBy('id')
    .execute()
  await inviteSubscribers.run({ ids: asked.slice(2).map((one) => one.id) }, site.jobParts())
  const letters = async (who: string) => (await lettersTo(`${who}@abroad.example`)).map((one) => one.subject)
  const [english, first] = [`An invitation to receive ${name}`, `Undangan menerima ${name}`]
  expect([await letters('one'), await letters('three')].flat()).toEqual([english, english])
  expect([await letters('two'), await letters('four')].flat()).toEqual([first, first])
})
