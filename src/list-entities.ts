/** The list entities (docs/reference/specification.md#list-entities). */
export type ListEntity =
  | 'blog'
  | 'download'
  | 'events'
  | 'news'
  | 'participant'
  | 'question'
  | 'region'
  | 'team'

/** Endpoints that delete a row of a list by its id. */
export const listDeletions: Record<string, ListEntity> = {
  'DELETE /news/{id}': 'news',
  'DELETE /desk/blog/{id}': 'blog',
  'DELETE /desk/events/{id}': 'events',
  'DELETE /desk/downloads/{id}': 'download',
  'DELETE /desk/participants/{id}': 'participant',
  'DELETE /desk/team/{id}': 'team',
  'DELETE /desk/faq/{id}': 'question',
}
