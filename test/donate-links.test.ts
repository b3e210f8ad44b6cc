import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A link to the gift form: as a property of an element, or of an object with a label. */
const links = /\bto(?:=\{|: )`?(?:\$\{)?paths\.(?:donate\b|giveTo\()[^>]*?(?:\n?\s*>|label: '[^']*'[^}]*\})/g

test('links to the gift form: each loads a new document, which has the policy that the gateway needs', () => {
  const found = globSync('src/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(links)].map(([link]) => ({ file, link })),
  )
  expect(found.length).toBeGreaterThan(15)
  expect(found.filter(({ link }) => !link.includes('reloadDocument'))).toEqual([])
})
