import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeParticipant } from './factory.ts'

const { open, write } = await freshApp()
const page = async (path: string) => {
  const answer = await open(path)
  return { status: answer.status, html: await answer.text() }
}

test('list page: works by links and one GET form', async () => {
  await makeParticipant(write, { title: 'Koperasi Pala' })
  const { html } = await page('/participants?letter=k')
  expect(html).toContain('<title>Participants, huruf K – Jaringan Karya Layanan</title>')
  expect(html).toContain('href="/participants/koperasi-pala"')
  expect(html).toMatch(/<form[^>]*action="\/participants"/)
  expect(html).toMatch(/<a [^>]*aria-label="Huruf K"[^>]*aria-current="true"/)
  expect(html).not.toContain('aria-label="Huruf X"')
})

test('list page: escapes the search words', async () => {
  const { html } = await page(`/participants?q=${encodeURIComponent('<script>alert(1)</script>')}`)
  expect(html).toContain('Belum ada lembaga untuk')
  expect(html).not.toContain('<script>alert')
})

test('unknown pages: 404', async () => {
  for (const path of [
    '/participants/tidak-ada',
    '/participants?page=0',
    '/participants?region=999999',
    '/participants?region=papua',
    '/participants?letter=abc',
    '/participants?sort=email',
  ])
    expect((await page(path)).status, path).toBe(404)
})
