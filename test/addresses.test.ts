import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { patternOf } from '#src/urls/pattern-of.ts'

const fixed = [paths, furtherPaths, deskPaths]
  .flatMap((table): unknown[] => Object.values(table))
  .filter((address): address is string => typeof address === 'string' && address !== '/')

/** Lines of code with an address written out. */
function writtenOut(source: string): string[] {
  const isWritten = new RegExp(`['"\`](?:${fixed.join('|')})['"\`?#/]`)
  const isComment = /^\s*(?:\/?\*|\/\/)/
  return source.split('\n').filter((line) => !isComment.test(line) && isWritten.test(line))
}

test('addresses: they are written out in `src/urls` alone', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/^src\/urls\/|\.test\.|demo/.test(file.replaceAll('\\', '/')),
  )
  expect(files.length).toBeGreaterThan(1_000)
  const found = files.flatMap((file) =>
    writtenOut(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

test('addresses: one written out is found', () => {
  expect(writtenOut("  // '/desk/blog'\n  'GET /desk/blog'")).toEqual([])
  expect(writtenOut("  to: '/desk/people',")).toHaveLength(1)
  expect(writtenOut("  to: '/desk/people?q=x',")).toHaveLength(1)
})

test('addresses: patterns of routes have names where addresses have parts', () => {
  expect(patternOf(paths.newsItem, 'slug')).toBe('/news/:slug')
  expect(patternOf(paths.newsCategory, 'category?')).toBe('/news/category/:category?')
  expect(patternOf(deskPaths.blog.preview, 'id')).toBe('/desk/blog/:id/preview')
})
