/**
 * Dependency of cached answers: a change invalidates its tags, and with them, in every process, each answer and value
 * read under one.
 */
export type CacheTag =
  | 'blog'
  | 'campaigns'
  | 'demo-accounts'
  | 'downloads'
  | 'event-seats'
  | 'events'
  | 'giving-report'
  | 'news'
  | 'pages'
  | 'participants'
  | 'questions'
  | `question-${number}`
  | 'redirects'
  | 'regions'
  | 'settings'
  | 'team'
  | 'visits'
