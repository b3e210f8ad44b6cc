import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeNews } from '#src/features/news/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeConsent, makeList, makeSubscriber } from '../factory.ts'
import { sendMailings } from './send-mailings.ts'

const site = await freshApp()
const { db, write, letters, jobParts } = site
const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
await db.insertInto('settings').values({ key: 'languages', value: '"en"' }).execute()

test('send-mailings: the words around the text are in the language of the reader', async () => {
  const { id: list_id } = await makeList(db)
  for (const language of ['id', 'en']) {
    const subscriberId = await makeSubscriber(db, { email: `${language}@contoh.example` })
    await makeConsent(db, { subscriberId, listId: list_id, language })
  }
  const { slug } = await makeNews(write, { title: 'Garam rakyat' })
  const content = `<p>Isi.</p><figure class="item"><a href="/news/${slug}">Garam rakyat</a></figure>`
  const { data } = await staff.post('/v1/desk/mailings', { title: 'Kabar', content, list_id })
  const { id, version } = data as { id: number; version: number }
  await staff.post(`/v1/desk/mailings/${id}/schedule`, { version })
  await sendMailings.run({}, jobParts())
  const to = (address: string) => letters.find((letter) => letter.to === address)!
  const [indonesian, english] = [to('id@contoh.example'), to('en@contoh.example')]
  expect(english.text).toContain('Unsubscribe:\nhttp://site.test/en/')
  expect(english.text).toContain('Read the news:')
  expect(english.html).toMatch(
    /<td lang="en"[^>]*>\s*<p[^>]*>You receive this letter because you subscribe to/,
  )
  expect(indonesian.text).toContain('Berhenti berlangganan:\nhttp://site.test/')
  expect(indonesian.html).not.toContain('lang="en"')
  expect(english.subject).toBe(indonesian.subject)
})

const translate = async (kind: string, id: number, fields: Record<string, string>) =>
  (
    await staff.send('PUT', `/v1/desk/translations/${kind}/${id}`, {
      body: JSON.stringify({ language: 'en', version: 0, status: 'published', fields }),
      headers: { 'content-type': 'application/json' },
    })
  ).json()

test('send-mailings: a translated mailing reaches each reader in their language, with the items that it shows', async () => {
  const { id: list_id } = await makeList(db)
  for (const language of ['id', 'en']) {
    const subscriberId = await makeSubscriber(db, { email: `both-${language}@contoh.example` })
    await makeConsent(db, { subscriberId, listId: list_id, language })
  }
  const { id: newsId, slug } = await makeNews(write, { title: 'Tenun ikat', excerpt: 'Benang dari Sumba.' })
  const block = `<figure class="item"><a href="/news/${slug}">Tenun ikat</a></figure>`
  const written = { title: 'Kabar Mei', excerpt: 'Ringkas.', list_id, archive: 'public' }
  const content = `<p>Lihat <a href="/events">acara</a>.</p>${block}`
  const { data } = await staff.post('/v1/desk/mailings', { ...written, content })
  const { id, version } = data as { id: number; version: number }
  const check = `/v1/desk/mailings/${id}/check?lang=en`
  expect((await staff.get(check)).data).toMatchObject({
    subject: 'Kabar Mei',
    lang: 'id',
    problems: expect.arrayContaining([{ name: 'untranslated', detail: 'en' }]),
  })
  const english = {
    title: 'News of May',
    excerpt: 'In short.',
    content: `<p>See the <a href="/events">events</a>.</p>${block}`,
  }
  expect(await translate('mailing', id, english)).toMatchObject({ success: true })
  const woven = { title: 'Ikat weaving', excerpt: 'Yarn from Sumba.', content: '<p>A loom.</p>' }
  expect(await translate('news', newsId, woven)).toMatchObject({ success: true })
  const checked = (await staff.get(check)).data as { subject: string; problems: object[] }
  expect(checked).toMatchObject({ subject: 'News of May', lang: 'en' })
  expect(checked.problems).not.toContainEqual(expect.objectContaining({ name: 'untranslated' }))
  const found = (await staff.get(`/v1/desk/translations/mailing/${id}?language=en`)).data
  expect(found).toMatchObject({ state: 'published', url: null })
  expect((await staff.get(`/v1/desk/mailings/${id}/check`)).data).toMatchObject({ subject: 'Kabar Mei' })
  await staff.post(`/v1/desk/mailings/${id}/schedule`, { version })
  await sendMailings.run({}, jobParts())
  const to = (language: string) => letters.find((letter) => letter.to === `both-${language}@contoh.example`)!
  expect(to('en')).toMatchObject({ subject: 'News of May', text: expect.stringContaining('Ikat weaving') })
  expect(to('en').text).not.toMatch(/Tenun|Lihat/)
  expect(to('en').html).toContain('<html lang="en"')
  expect(to('en').html).not.toContain(' lang="id"')
  expect(to('id')).toMatchObject({ subject: 'Kabar Mei', text: expect.stringContaining('Tenun ikat') })
  expect(to('id').text).not.toContain('Ikat weaving')
  const archived = await (await site.open('/en/buletin')).text()
  expect(archived).toContain('href="/en/buletin/news-of-may"')
  const read = await (await site.open('/en/buletin/news-of-may')).text()
  for (const text of ['News of May', 'Ikat weaving', 'href="/en/news/ikat-weaving"', 'href="/en/events"'])
    expect(read).toContain(text)
  expect(await (await site.open('/buletin')).text()).toContain('href="/buletin/kabar-mei"')
})
