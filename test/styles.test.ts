import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, normalize } from 'node:path'
import { expect, test } from 'vitest'

const sheet = 'src/ui/styles.css'
const rules = [...readFileSync(sheet, 'utf8').matchAll(/^@source (?<not>not )?"(?<glob>[^"]+)";$/gm)].map(
  ({ groups }) => ({
    isOut: groups!.not !== undefined,
    glob: normalize(join(dirname(sheet), groups!.glob!)),
  }),
)

/** True if the build looks for class names in a file. */
function isLookedAt(file: string): boolean {
  const matching = rules.filter(({ glob }) => matchesGlob(file, glob))
  return matching.length > 0 && !matching.some(({ isOut }) => isOut)
}

/** Files that a page loads at once, itself included; types and late imports are left out. */
function filesOf(page: string, seen = new Set<string>()): Set<string> {
  if (seen.has(page)) return seen
  seen.add(page)
  const source = readFileSync(page, 'utf8')
  for (const [, specifier] of source.matchAll(/^(?:import|export)\s(?!type\b)[^'"]*?from\s'([^']+)'/gms)) {
    const target = specifier!.startsWith('#src/')
      ? `src/${specifier!.slice(5)}`
      : normalize(join(dirname(page), specifier!))
    if (target.startsWith('src/') && existsSync(target)) filesOf(target, seen)
  }
  return seen
}

/** Pages of readers, as `src/pages.tsx` lists them. */
const pages = [
  ...new Set(
    [...readFileSync('src/pages.tsx', 'utf8').matchAll(/'([\w/-]+-page)'/g)].map(
      ([, module]) => `src/features/${module}.tsx`,
    ),
  ),
]

test("styles: the sheet of readers' pages holds the class names of every file that a page loads", () => {
  const plain = pages.filter((page) => !readFileSync(page, 'utf8').includes("'#src/ui/inside.css'"))
  expect(plain.length).toBeGreaterThan(15)
  const missed = plain.flatMap((page) =>
    [...filesOf(page)]
      .filter((file) => file.endsWith('.tsx') && !isLookedAt(file))
      .map((file) => `${page} → ${file}`),
  )
  expect(missed).toEqual([])
})

/** Globs without braces: `{a,b}/c` is `a/c` and `b/c`. */
function expand(glob: string): string[] {
  const [whole, words] = /\{([^}]+)\}/.exec(glob) ?? []
  return whole ? words!.split(',').flatMap((word) => expand(glob.replace(whole, word))) : [glob]
}

test('styles: every folder and file that the sheet leaves out exists', () => {
  const named = rules.filter(({ isOut }) => isOut).flatMap(({ glob }) => expand(glob))
  expect(named.filter((glob) => globSync(glob).length === 0)).toEqual([])
})
