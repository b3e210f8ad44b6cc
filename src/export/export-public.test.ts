import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makePost } from '#src/features/blog/factory.ts'
import { makeDownload } from '#src/features/downloads/factory.ts'
import { makeQuestion } from '#src/features/forum/factory.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import { makeNews } from '#src/features/news/factory.ts'
import { makePage } from '#src/features/pages/factory.ts'
import { createClient } from '#src/wire/client.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeOrders } from '#test/support/many-orders.ts'
import { exportPublic } from './export-public.ts'

const site = await freshApp()
const call = createClient({
  base: 'http://site.test/v1',
  apiKey: 'test-key',
  fetch: (url, init) => site.app.fetch(new Request(url, init)),
})
const exported = (name: string, pages: string[] = []) =>
  exportPublic(join(site.folder, name), { call, pages, now: site.time.now })

const rowsOf = (folder: string, file: string): Record<string, string>[] =>
  parse(readFileSync(join(site.folder, folder, file)), { columns: true, bom: true })

test('public export: every list is complete over all pages, and each column is described in the README', async () => {
  for (let n = 0; n < 130; n += 1)
    await makeNews(site.write, { title: n === 5 ? '=1+1, "dua"\nbaris' : `Kabar ${n}` })
  await makePost(site.write)
  await makeParticipant(site.write, { links: 'https://a.example/\nhttps://b.example/' })
  await site.db.updateTable('newsCategories').set({ lead: 'Yang ditanam.' }).execute()
  await makePage(site.write, { slug: 'cerita-kami', title: 'Cerita kami' })
  const written = await exported('whole', ['cerita-kami', 'tidak-ada'])
  expect(written).toContainEqual({ file: 'news.csv', rows: 130 })
  expect(written).toContainEqual({ file: 'pages.csv', rows: 1 })
  const news = rowsOf('whole', 'news.csv')
  expect(new Set(news.map(({ id }) => id)).size).toBe(130)
  expect(news.map(({ title }) => title)).toContain(`'=1+1, "dua"\nbaris`)
  expect(news[0]!.content).toBe('<p>Isi kabar.</p>')
  expect(rowsOf('whole', 'participants.csv')[0]!.links).toBe('https://a.example/\nhttps://b.example/')
  expect(rowsOf('whole', 'news_categories.csv')[0]).toMatchObject({ slug: 'liputan', lead: 'Yang ditanam.' })
  const readme = readFileSync(join(site.folder, 'whole', 'README.md'), 'utf8')
  for (const { file } of written) {
    expect(readme).toContain(`## ${file}`)
    for (const name of Object.keys(rowsOf('whole', file)[0] ?? {}))
      expect(readme).toContain(`| \`${name}\` |`)
  }
})

test('nothing that a guest may not read is in it', async () => {
  const canary = 'kenari-rahasia'
  const person = await makeUser(site.db, {
    email: `${canary}-1@contoh.example`,
    phone: `${canary}-2`,
    alamat: `${canary}-3`,
    passwordHash: `${canary}-4`,
  })
  const hidden = {
    title: `${canary}-5`,
    status: 'draft',
    publishedAt: null,
    by: { id: person.id, role: 'member' },
  } as const
  await makeNews(site.write, hidden)
  await makePost(site.write, { title: `${canary}-6`, publishedAt: null })
  await makeQuestion(site.write, { question: `${canary}-7`, visibility: 'member', isFaq: false })
  await makeQuestion(site.write, {
    question: `${canary}-8`,
    status: 'held',
    visibility: 'public',
    isFaq: false,
  })
  await makeDownload(site, { title: `${canary}-9`, status: 'draft', publishedAt: null })
  await makeOrders(site.db, 3)
  await exported('private')
  const folder = join(site.folder, 'private')
  for (const file of readdirSync(folder)) {
    const text = readFileSync(join(folder, file), 'utf8')
    expect(text, file).not.toContain(canary)
    expect(text, file).not.toContain('Donatur Ramai')
  }
})

test('a folder with something in it is left alone', async () => {
  mkdirSync(join(site.folder, 'full', 'there'), { recursive: true })
  await expect(exported('full')).rejects.toThrow('is not empty')
})
