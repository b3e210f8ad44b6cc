import { expect, test } from 'vitest'
import { readSiteSecret } from './site-secret.ts'

const [one, two, three] = ['1', '2', '3'].map((sign) => sign.repeat(32)) as [string, string, string]

test('readSiteSecret: one secret, or several with commas, blanks or line ends between them', () => {
  expect(readSiteSecret(one)).toEqual([one])
  for (const between of [',', ', ', ' ', '\n', '\r\n', ',\n', '\t'])
    expect(readSiteSecret(`${one}${between}${two}${between}${three}`), between).toEqual([one, two, three])
  expect(readSiteSecret(`\n${one},,${two},\n`)).toEqual([one, two])
  expect(readSiteSecret(`${one},${two},${one}`)).toEqual([one, two])
})

test('readSiteSecret: a passphrase stays one secret, alone and in a list', () => {
  const phrase = 'kata sandi panjang, yang ditulis dengan koma'
  expect(readSiteSecret(phrase)).toEqual([phrase])
  const plain = 'kata sandi panjang yang ditulis tanpa koma'
  expect(readSiteSecret(`${one}, ${plain}`)).toEqual([one, plain])
})

test('readSiteSecret: a list with one that is too short is none', () => {
  for (const text of ['', ' ', ',', 'pendek', `${one},pendek`, `pendek,${one}`, `${one}\n${two} x`])
    expect(readSiteSecret(text), text).toBeNull()
})
