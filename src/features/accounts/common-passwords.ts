import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
let list: ReadonlySet<string> | undefined

/** Half a megabyte, needed only for choosing passwords, hence loaded on first use. */
function common(): ReadonlySet<string> {
  if (list) return list
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common')
  list = new Set(dictionary['passwords-common'])
  return list
}

const FEWEST_LETTERS = 4

/**
 * True for passwords that attackers try first: list entries, with or without digits and symbols around them;
 * repetitions of a few letters; or alphabetical sequences such as `abcdefghij`.
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
