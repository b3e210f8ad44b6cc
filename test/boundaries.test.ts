import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

type Rule = { from: RegExp; never: RegExp; why: string; types?: true }

const bothSides =
  /^src\/(?:ui|browser|wire)\/|^src\/features\/.*(?:\.tsx|\/(?:model|schema|policy|news-card)\.ts)$/
const rules: Rule[] = [
  {
    from: /^src\/(?:platform|ui|wire|browser)\//,
    never: /^src\/features\//,
    types: true,
    why: 'the ground knows no feature',
  },
  {
    from: bothSides,
    never: /^src\/platform\/|\/(?:(?:[\w-]+-)?queries|present(?:-[\w-]+)?)\.ts$|^(?:kysely|pg|hono|node:)/,
    why: 'the browser gets no server code',
  },
  {
    from: /^src\/(?:ui|browser)\/|^src\/features\/.*\.tsx$/,
    never: /^zod|\/schema\.ts$|\/api\.ts$/,
    why: 'only types of schemas and routes reach the browser',
  },
  { from: /^src\/platform\//, never: /^src\/browser\//, why: 'the server has no browser' },
]
const otherFeature = /^src\/features\/([\w-]+)\//
/** Pages and routes of a feature, which only the site mounts. */
const mounted = /\/(?:api|routes|[\w-]+-(?:page|screen|api|routes))\.tsx?$/
/** Face of a feature: the files at the top of its folder; its folders are private. */
const face = /^src\/features\/[\w-]+\/[\w-]+\.tsx?$/
/** Features on top of others, which nobody below imports (the cycle test below): they may see private files. */
const composes =
  /^src\/features\/(?:home|search|member|desk|region-page|institution-page|pic-links|people|privacy|institution-giving)\//

/** Imports of a file that a rule forbids. Most allow `import type`, since the build removes it. */
function violations(file: string, source: string): string[] {
  const imports = [
    ...source.matchAll(
      /^(?:import|export)\s+(?<type>type\b)?[^'"]*?from\s+'(?<from>[^']+)'|^import\s+'(?<bare>[^']+)'|\bimport\('(?<late>[^']+)'\)/gms,
    ),
  ].map(({ groups: { type, from, bare, late } = {} }) => ({
    isType: type !== undefined,
    target: resolveFrom(file, (from ?? bare ?? late)!),
  }))
  return imports.flatMap(({ isType, target }) =>
    rules
      .filter((r) => (r.types || !isType) && r.from.test(file) && r.never.test(target))
      .map((r) => `${file} → ${target}: ${r.why}`)
      .concat(isType ? [] : crossing(file, target)),
  )
}

function crossing(file: string, target: string): string[] {
  const [from, to] = [otherFeature.exec(file)?.[1], otherFeature.exec(target)?.[1]]
  if (!from || !to || from === to) return []
  if (mounted.test(target)) return [`${file} → ${target}: another feature's pages and routes are its own`]
  if (face.test(target) || composes.test(file)) return []
  return [
    `${file} → ${target}: another feature's folders are its own; move the file to the top of its feature`,
  ]
}

const resolveFrom = (file: string, target: string) =>
  target.startsWith('#src/')
    ? `src/${target.slice(5)}`
    : target.startsWith('.')
      ? normalize(join(dirname(file), target))
      : target

test('no file reaches over a boundary', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => violations(file, readFileSync(file, 'utf8')))).toEqual([])
})

/** Features that each feature imports, types included. */
function featureImports(): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const file of globSync('src/features/**/*.{ts,tsx}').filter((name) => !/\.test\.tsx?$/.test(name))) {
    const from = otherFeature.exec(file)![1]!
    const imports = readFileSync(file, 'utf8').matchAll(/\b(?:from|import\()\s*'([^']+)'/g)
    for (const [, target] of imports) {
      const to = otherFeature.exec(resolveFrom(file, target!))?.[1]
      if (to && to !== from) graph.set(from, (graph.get(from) ?? new Set()).add(to))
    }
  }
  return graph
}

/** A cycle of a graph as a path that ends where it begins; null if there is none. */
function findCycle(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>()
  const visit = (node: string, path: readonly string[]): string[] | null => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    if (done.has(node)) return null
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...path, node])
      if (cycle) return cycle
    }
    done.add(node)
    return null
  }
  for (const node of graph.keys()) {
    const cycle = visit(node, [])
    if (cycle) return cycle
  }
  return null
}

test('features: no import cycle crosses them, types included', () => {
  const graph = featureImports()
  expect(graph.size).toBeGreaterThan(20)
  expect(findCycle(graph)?.join(' → ') ?? 'none').toBe('none')
})

test('features: a cycle is found', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ])
  expect(findCycle(graph)).toEqual(['b', 'c', 'b'])
})

test('the check finds what it is there for', () => {
  const page = 'src/features/news/some-page.tsx'
  expect(violations(page, "import { listNews } from './queries.ts'")).toHaveLength(1)
  expect(violations(page, "import type { listNews } from './api.ts'")).toEqual([])
  expect(violations(page, "import {\n  x,\n} from '../blog/blog-page.tsx'")).toHaveLength(1)
  expect(violations(page, "import { listDue } from './due-queries.ts'")).toHaveLength(1)
  expect(violations(page, "const late = () => import('../blog/blog-page.tsx')")).toHaveLength(1)
  expect(violations(page, "import { x } from '../institutions/claims/mail-claim.ts'")).toHaveLength(1)
  expect(violations(page, "import { x } from '../institutions/mail-claim.ts'")).toEqual([])
  expect(
    violations('src/platform/http/x.ts', "import { y } from '#src/features/news/model.ts'"),
  ).toHaveLength(1)
  expect(violations('src/browser/x.ts', "import type { y } from '#src/features/news/api.ts'")).toHaveLength(1)
  expect(violations('src/ui/x.tsx', "import { z } from 'zod'")).toHaveLength(1)
})

test('no SQL is written outside of queries', () => {
  const files = globSync('src/features/**/*.ts').filter(
    (file) => !/(?:queries|demo|factory|\.test)\.ts$/.test(file),
  )
  const writers = files.filter((file) =>
    /from 'kysely'|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/.test(readFileSync(file, 'utf8')),
  )
  expect(writers).toEqual([])
})
