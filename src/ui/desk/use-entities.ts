import { useEffect, useState } from 'react'
import { pageClient } from '#src/browser/page-client.ts'
import { type Entity, type EntityKind, type FindEntities, isLongEnough } from '#src/wire/entity.ts'

/** State of a search while somebody types; `rows` are those of the search before, until it is done. */
export type Finding = {
  words: string
  state: 'busy' | 'failed' | 'done'
  rows: readonly Entity[]
  hasMore: boolean
}

const PAUSE_MS = 200

/** Finds the rows of a kind for words, after a pause in typing; newer words abort the search for older ones. */
export function useEntities(kind: EntityKind, words: string): Finding | null {
  const [finding, setFinding] = useState<Finding | null>(null)
  useEffect(() => {
    if (!isLongEnough(kind, words)) return setFinding(null)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      setFinding((old) => ({ words, state: 'busy', rows: old?.rows ?? [], hasMore: false }))
      const asked = { session: true, query: { kind, q: words.slice(0, 200) }, signal: stop.signal }
      const answer = await pageClient()<FindEntities>('GET /desk/find', asked).catch(() => null)
      if (stop.signal.aborted) return
      setFinding(
        answer?.success
          ? { words, state: 'done', rows: answer.data.rows, hasMore: answer.data.has_more }
          : { words, state: 'failed', rows: [], hasMore: false },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [kind, words])
  return finding
}
