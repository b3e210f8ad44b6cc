export type Piece = { kind: 'same' | 'added' | 'removed'; text: string }

/** Limit of differences; texts further apart are shown as one removed and one added. */
const PATIENCE = 1_500

/**
 * Word diff of two texts of several lines: pieces not `added` make up `before`, those not `removed` make up `after`.
 * Lines are matched first, so that a moved paragraph stays whole.
 */
export function diffWords(before: string, after: string): Piece[] {
  const pieces: Piece[] = []
  let [taken, put] = ['', '']
  const flush = () => {
    for (const piece of compare(wordsOf(taken), wordsOf(put))) append(pieces, piece)
    taken = ''
    put = ''
  }
  for (const { kind, text } of compare(linesOf(before), linesOf(after))) {
    if (kind === 'removed') taken += text
    else if (kind === 'added') put += text
    else {
      flush()
      append(pieces, { kind, text })
    }
  }
  flush()
  return pieces
}

/** A pair of lines of two texts; null where the other has no such line. */
export type LinePair = { before: string | null; after: string | null }

/** Aligns two texts by line: unchanged lines are paired, and between them removed and added lines in order. */
export function pairLines(before: string, after: string): LinePair[] {
  const pairs: LinePair[] = []
  let taken: string[] = []
  let put: string[] = []
  const flush = () => {
    for (let i = 0; i < Math.max(taken.length, put.length); i += 1)
      pairs.push({ before: taken[i] ?? null, after: put[i] ?? null })
    taken = []
    put = []
  }
  for (const { kind, text } of compare(endedLinesOf(before), endedLinesOf(after))) {
    const lines = text.split('\n').slice(0, -1)
    if (kind === 'removed') taken.push(...lines)
    else if (kind === 'added') put.push(...lines)
    else {
      flush()
      for (const line of lines) pairs.push({ before: line, after: line })
    }
  }
  flush()
  return pairs
}

/** Lines with line ends, including the last one, so that it equals one in the middle. */
const endedLinesOf = (text: string) => (text ? linesOf(`${text}\n`) : [])

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? []
const wordsOf = (text: string) => text.match(/\s+|(?:[\p{L}\p{N}]+|[^\s\p{L}\p{N}])\s*/gu) ?? []

function append(pieces: Piece[], { kind, text }: Piece) {
  const last = pieces.at(-1)
  if (last?.kind === kind) last.text += text
  else if (text) pieces.push({ kind, text })
}

function compare(before: readonly string[], after: readonly string[]): Piece[] {
  const same = (text: string): Piece => ({ kind: 'same', text })
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let tail = 0
  const rest = Math.min(before.length, after.length) - start
  while (tail < rest && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const middle = shortestEdit(
    before.slice(start, before.length - tail),
    after.slice(start, after.length - tail),
  )
  return [...before.slice(0, start).map(same), ...middle, ...before.slice(before.length - tail).map(same)]
}

/** Myers, "An O(ND) difference algorithm" (1986): the furthest reach on each diagonal, one difference more each round. */
function shortestEdit(a: readonly string[], b: readonly string[]): Piece[] {
  const limit = Math.min(a.length + b.length, PATIENCE)
  const reach = new Int32Array(2 * limit + 3)
  const at = (diagonal: number) => diagonal + limit + 1
  const rounds: Int32Array[] = []
  for (let d = 0; d <= limit; d += 1) {
    rounds.push(reach.slice(at(-d) - 1, at(d) + 2))
    for (let k = -d; k <= d; k += 2) {
      let x = goesDown(k, d, reach[at(k - 1)]!, reach[at(k + 1)]!) ? reach[at(k + 1)]! : reach[at(k - 1)]! + 1
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1
      reach[at(k)] = x
      if (x >= a.length && x - k >= b.length) return walkBack(a, b, rounds)
    }
  }
  return [
    { kind: 'removed', text: a.join('') },
    { kind: 'added', text: b.join('') },
  ]
}

const goesDown = (k: number, d: number, left: number, right: number) => k === -d || (k !== d && left < right)

function walkBack(a: readonly string[], b: readonly string[], rounds: Int32Array[]): Piece[] {
  const pieces: Piece[] = []
  let [x, y] = [a.length, b.length]
  for (let d = rounds.length - 1; d >= 0; d -= 1) {
    const round = rounds[d]!
    const at = (diagonal: number) => round[diagonal + d + 1]!
    const k = x - y
    const isAdded = goesDown(k, d, at(k - 1), at(k + 1))
    const fromX = d === 0 ? 0 : isAdded ? at(k + 1) : at(k - 1)
    const fromY = d === 0 ? 0 : fromX - (isAdded ? k + 1 : k - 1)
    while (x > fromX && y > fromY) {
      x -= 1
      y -= 1
      pieces.push({ kind: 'same', text: a[x]! })
    }
    if (d > 0)
      pieces.push(isAdded ? { kind: 'added', text: b[fromY]! } : { kind: 'removed', text: a[fromX]! })
    x = fromX
    y = fromY
  }
  return pieces.reverse()
}
