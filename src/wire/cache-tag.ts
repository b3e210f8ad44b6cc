/**
 * What stored answers are made of: a change invalidates its tags, and with them, on every process, each answer and value
 * that was read under one.
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
