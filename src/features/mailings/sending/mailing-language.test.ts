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
