import { globSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { deskMenu } from '#src/ui/layouts/desk-menu.ts'
import { chapterNames, chapters, handbookOf } from '#src/ui/layouts/handbook.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { FOLDER, readChapter } from './read-chapter.ts'
import type { ChapterWire } from './schema.ts'

const { as, db, get, open } = await freshApp()
const staff = await as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
const all = await Promise.all(chapterNames.map(readChapter))
const anchors = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const pages = all.flatMap(({ name, html }) => [
  deskPaths.chapter(name),
  ...anchors(html).map((id) => `${deskPaths.chapter(name)}#${id}`),
])

test('the handbook: every page of the desk leads to a chapter and a heading that exist', () => {
  const addresses = Object.values(deskPaths).flatMap((address) =>
    typeof address === 'string'
      ? [address]
      : typeof address === 'function'
        ? [String((address as (...parts: unknown[]) => string)(1, 1))]
        : [address.list, address.fresh, address.item(1)],
  )
  const desk = [...addresses, paths.desk, ...deskMenu.flatMap(({ entries }) => entries.map(({ to }) => to))]
  expect(desk.filter((address) => !pages.includes(handbookOf(address.replace(/[?#].*/, ''))))).toEqual([])
  expect(handbookOf(deskPaths.gift('JKL-1'))).toBe(deskPaths.chapter('donasi'))
  expect(handbookOf(deskPaths.statement)).toBe(`${deskPaths.chapter('donasi')}#mutasi-rekening`)
})

test('the handbook: its files are its chapters, each begins with its title, and links within it lead somewhere', () => {
  expect(
    globSync(`${FOLDER}/*.md`)
      .map((file) => basename(file, '.md'))
      .sort(),
  ).toEqual([...chapterNames].sort())
  const titles = chapterNames
    .filter((name) => name !== 'pasang')
    .map((name) => [name, /^# (.+)\n/.exec(readFileSync(`${FOLDER}/${name}.md`, 'utf8'))?.[1]])
  expect(titles).toEqual(titles.map(([name]) => [name, chapters[name as keyof typeof chapters]]))
  const dead = all.flatMap(({ name, html }) =>
    [...html.matchAll(/ href="([^"]+)"/g)]
      .map(([, href]) => (href!.startsWith('#') ? deskPaths.chapter(name) + href : href!))
      .filter((href) => !/^https:|\.webp$/.test(href) && !pages.includes(href)),
  )
  expect(dead).toEqual([])
})

test('the handbook: every picture that it names exists, none is left over, and all of them are small', () => {
  const files = globSync(`${FOLDER}/gambar/*`)
  const named = all.flatMap(({ html }) =>
    [...html.matchAll(/<img src="([^"]+)" alt="([^"]+)"/g)].map(([, src]) => basename(src!)),
  )
  expect([...new Set(named)].sort()).toEqual(files.map((file) => basename(file)).sort())
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(1_500_000)
})

test('GET /v1/desk/handbook/{chapter}: people with a duty read it, as HTML with the desk’s own addresses', async () => {
  const { data } = (await staff.get('/v1/desk/handbook/situs')) as unknown as { data: ChapterWire }
  expect(data.title).toBe(chapters.situs)
  expect(data.html).toMatch(
    /<h2 id="menu-situs">[\s\S]*<a href="[^"]+"><img src="\/desk\/panduan\/gambar\/menu\.webp" alt="[^"]+/,
  )
  expect(data.html).toContain(`href="${deskPaths.chapter('pasang')}"`)
  expect(data.html).not.toContain('.md')
  expect(await get('/v1/desk/handbook/situs')).toMatchObject({ code: 401 })
  expect((await staff.open('/desk/panduan/tidak-ada')).status).toBe(404)
})

test('GET /desk/panduan: the first chapter with all others, and pictures from files', async () => {
  const html = await (await staff.open(deskPaths.handbook)).text()
  expect(html).toContain(chapters.mulai)
  for (const name of chapterNames) expect(html).toContain(`href="${deskPaths.chapter(name)}"`)
  const picture = await open(deskPaths.handbookPicture('menu.webp'))
  expect(picture.headers.get('content-type')).toBe('image/webp')
  expect((await open(deskPaths.handbookPicture('tidak-ada.webp'))).status).toBe(404)
  expect((await open(deskPaths.handbookPicture('..%2fmulai.md'))).status).toBe(400)
})

test('GET /desk/menu: the page leads to its place in the handbook', async () => {
  const html = await (await staff.open(deskPaths.menu)).text()
  expect(html).toContain(`href="${deskPaths.chapter('situs')}#menu-situs"`)
})
