import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
let list: ReadonlySet<string> | undefined

/** Half a megabyte that only those need who choose a password, so it is read when the first one does. */
function common(): ReadonlySet<string> {
  if (list) return list
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common')
  list = new Set(dictionary['passwords-common'])
  return list
}

const FEWEST_LETTERS = 4

/**
 * Whether a password is among those tried first: one of the list, with or without figures and marks around it;
 * the same few letters again and again; or letters in a row, as `abcdefghij`.
 */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase()
  const core = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const codes = [...folded].map((letter) => letter.codePointAt(0)!)
  return common().has(folded) || common().has(core) || new Set(codes).size < FEWEST_LETTERS || isRow(codes)
}

function isRow(codes: readonly number[]): boolean {
  const step = codes[1]! - codes[0]!
  return Math.abs(step) === 1 && codes.slice(1).every((code, index) => code - codes[index]! === step)
}
