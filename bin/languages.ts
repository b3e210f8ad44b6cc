import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type {} from 'vitest/config'

/** Language of a module for which nothing asks in another. */
const FIRST = 'id'
const WORDS = new RegExp(`\\.${FIRST}\\.ts$`)
const ASKED = /\?lang=([a-z]{2,3})$/
const ASKED_BY_NAME = /import\(\s*`([^`?]+)\?lang=\$\{(\w+)\}`\s*\)/g
const IMPORTED = /(?:from|import|import\()\s*'([.#][^']*)'/g
const TYPES = /^(?:import|export) type [^']*'[^']*'/gm
const GLOBBED = /import\.meta\.glob\('([^']+)'/g

/** Vite plugin: a browser build with the words of one language, in whose place stand those of the first. */
export const onlyIn = (language: string): Plugin => ({
  name: 'only-in',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!WORDS.test(source)) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && wordsIn(found.id, language)
  },
})

/**
 * Vite plugin: ``import(`./letters.ts?lang=${language}`)`` brings a module in the language that a variable names. Plain
 * Node runs it as it stands, with the first language's words in each.
 */
export const inEach = (root: string): Plugin => ({
  name: 'in-each-language',
  enforce: 'pre',
  transform(code) {
    if (!code.includes('?lang=$')) return undefined
    const ways = (path: string) =>
      languagesOf(root).map((one) => `${one}: () => import('${wordsIn(path, one)}?lang=${one}')`)
    return {
      code: code.replace(ASKED_BY_NAME, (_, path, name) => `({ ${ways(path).join(', ')} })[${name}]()`),
      map: null,
    }
  },
})

/** Codes of the languages that have words. */
const languagesOf = (root: string) =>
  globSync('src/urls/language.*.ts', { cwd: root }).map((name) => name.split('.')[1]!)

/**
 * Vite plugin: `import('./site-in-language.ts?lang=en')` brings a module with the words of that language, and so every module
 * between it and them; `?lang=id` brings the first ones, also to a module that has others. Modules without words are
 * shared by all languages.
 */
export function byLanguage(root: string): Plugin {
  let speaking: Set<string>
  return {
    name: 'by-language',
    enforce: 'pre',
    buildStart() {
      speaking = findSpeaking(root)
    },
    async resolveId(source, importer) {
      const language = (ASKED.exec(source) ?? ASKED.exec(importer ?? ''))?.[1]
      if (!language) return null
      const from = importer?.replace(ASKED, '')
      const found = await this.resolve(source.replace(ASKED, ''), from, { skipSelf: true })
      if (!found) return null
      if (WORDS.test(found.id)) return wordsIn(found.id, language)
      if (language === FIRST) return found
      return speaking.has(found.id) ? `${found.id}?lang=${language}` : found
    },
    load: (id) => (ASKED.test(id) ? readFileSync(id.replace(ASKED, ''), 'utf8') : null),
    // What a module imports changes when one of those gets words, without a change of its own.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (ASKED.test(id) ? [...speaking].sort().join() : null)),
  }
}

const wordsIn = (id: string, language: string) => id.replace(WORDS, `.${language}.ts`)

/** Finds the modules that have words, themselves or by what they import. */
function findSpeaking(root: string): Set<string> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: (name) => name.includes('.test.') })
  const importers = new Map<string, string[]>()
  for (const file of files.map((name) => join(root, name)))
    for (const imported of importsOf(file, root))
      importers.set(imported, [...(importers.get(imported) ?? []), file])
  const speaking = new Set([...importers.keys()].filter((file) => WORDS.test(file)))
  for (const file of speaking) for (const importer of importers.get(file) ?? []) speaking.add(importer)
  return speaking
}

function importsOf(file: string, root: string): string[] {
  const text = readFileSync(file, 'utf8').replace(TYPES, '')
  const named = [...text.matchAll(IMPORTED)].map(([, path = '']) =>
    path.startsWith('#') ? join(root, path.slice(1)) : resolve(dirname(file), path),
  )
  const globbed = [...text.matchAll(GLOBBED)].flatMap(([, pattern = '']) =>
    globSync(pattern, { cwd: dirname(file) }).map((name) => join(dirname(file), name)),
  )
  return [...named, ...globbed]
}
