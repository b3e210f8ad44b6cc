import type { KindTag } from '#src/kinds.ts'

/**
 * Dependency of cached answers: a change invalidates its tags, and with them, in every process, each answer and value
 * read under one.
 */
export type CacheTag =
  | KindTag
  | 'demo-accounts'
  | 'event-seats'
  | 'giving-report'
  | 'pictures'
  | `question-${number}`
  | 'redirects'
  | 'settings'
  | 'visits'
