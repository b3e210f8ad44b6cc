import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk>

/** The addresses of the built scripts, styles and font that pages name. */
export type Assets = {
  entry: string
  styles: readonly string[]
  font: string | null
  /** Scripts that a page needs besides the entry, so that the browser asks for all at once. */
  preloads(modules: readonly string[]): readonly string[]
}

const ENTRY = 'src/browser.tsx'

/** Reads Vite's manifest of the browser build in `folder`. */
export function readAssets(folder: string): Assets {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const entry = manifest[ENTRY]!
  const inEntry = reach(manifest, ENTRY)
  return {
    entry: `/${entry.file}`,
    styles: (entry.css ?? []).map((file) => `/${file}`),
    font: Object.values(manifest).find(({ file }) => /anuphan-latin-wght.*\.woff2$/.test(file))?.file ?? null,
    preloads(modules) {
      const files = new Set<string>(inEntry)
      for (const module of modules) for (const file of reach(manifest, module)) files.add(file)
      files.delete(entry.file)
      return [...files].map((file) => `/${file}`)
    },
  }
}

/** The chunk of a module and all that it imports statically. */
function reach(manifest: Manifest, module: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[module]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) reach(manifest, imported, seen)
  return seen
}
