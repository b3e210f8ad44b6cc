type Module = { importedIds: string[]; dynamicallyImportedIds: string[] }
type Graph = { getModuleInfo(id: string): Module | null }

const PAGES = 6

/**
 * Names the chunk that every page loads: the entry with all its imports, and modules shared by six pages or more. One
 * file compresses better than two and needs one request. For a group of `codeSplitting`.
 */
export function commonParts(entry: string) {
  let common: Set<string> | undefined
  return (id: string, graph: Graph) => {
    common ??= findCommon(entry, graph)
    return common.has(id) ? 'parts' : null
  }
}

function findCommon(entry: string, graph: Graph) {
  const always = reach(entry, graph)
  const pages = new Set([...always].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
  const uses = new Map<string, number>()
  for (const page of pages) for (const id of reach(page, graph)) uses.set(id, (uses.get(id) ?? 0) + 1)
  return new Set([...always, ...[...uses.keys()].filter((id) => uses.get(id)! >= PAGES)])
}

/** Collects a module and all its imports, recursively. */
function reach(from: string, graph: Graph) {
  const seen = new Set([from])
  for (const id of seen) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) seen.add(next)
  return seen
}
