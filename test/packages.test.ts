import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Package = { version?: string; optionalDependencies?: Record<string, string> }

const { packages }: { packages: Record<string, Package> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const names = Object.keys(packages).map((place) => place.slice(place.lastIndexOf('node_modules/') + 13))

test('package-lock.json names a build for every platform, or an installation there takes one without a checksum', () => {
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  )
  expect(wanted.length).toBeGreaterThan(50)
  expect(wanted.filter((name) => !names.includes(name))).toEqual([])
})

test('the packages that once let strangers run code on the server are not installed', () => {
  expect(names.filter((name) => /react-server-dom/.test(name))).toEqual([])
})
