import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#src/wire/language.ts'

type Chunk = {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, Chunk>

/** Addresses of the built scripts, styles and font that pages use. */
export type Assets = {
  /** A small classic script that loads the page's scripts, listed in `data-scripts`. */
  begin: string
  /** Style sheets of a page made of these modules: the common one first. */
  styles(modules: readonly string[]): readonly string[]
  font: string | null
  /** The entry, then the page's other scripts, so that the browser requests all at once. */
  scripts(modules: readonly string[]): readonly string[]
}

const ENTRY = 'src/browser.tsx'
const BEGIN = 'src/browser/begin.ts'

/** Reads Vite's manifest of the browser build in `folder` with the words of a language. */
export function readAssets(folder: string, language: Language): Assets {
  const file = join(folder, `.vite/manifest.${language}.json`)
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  const chunksOf = (modules: readonly string[]) => {
    const chunks = new Set<Chunk>()
    for (const module of [ENTRY, ...modules]) reach(manifest, module, chunks)
    return [...chunks]
  }
  /** Files that readers' pages load before they are shown (`ready`): what is kept of a page needs them. */
  const partsOf = (modules: readonly string[]) =>
    modules
      .filter((module) => module.endsWith('-page.tsx'))
      .flatMap((module) => manifest[module]?.dynamicImports ?? [])
      .filter((part) => !part.endsWith('.ts'))
  return {
    begin: `/${manifest[BEGIN]!.file}`,
    styles: (modules) => chunksOf(modules).flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
    font: Object.values(manifest).find(({ file }) => /anuphan-latin-wght.*\.woff2$/.test(file))?.file ?? null,
    scripts: (modules) => chunksOf([...modules, ...partsOf(modules)]).map(({ file }) => `/${file}`),
  }
}

/** Adds the chunk of a module and its static imports. */
function reach(manifest: Manifest, module: string, seen: Set<Chunk>) {
  const chunk = manifest[module]
  if (!chunk || seen.has(chunk)) return
  seen.add(chunk)
  for (const imported of chunk.imports ?? []) reach(manifest, imported, seen)
}
