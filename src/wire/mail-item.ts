/** Kinds whose items a mailing can show with picture, lead and link. */
export const itemNames = ['news', 'event', 'campaign', 'download'] as const
export type ItemName = (typeof itemNames)[number]

/** An item of the site that a mailing can show; `at`: when it was published, or an event begins. */
export type MailItem = {
  kind: ItemName
  id: number
  path: string
  title: string
  excerpt: string
  at: string | null
}

/** Contract of `GET /desk/mailing-items`, for the editor. */
export type FindMailItems = {
  where: 'GET /desk/mailing-items'
  input: { query: { q?: string; kind?: ItemName; id?: number | string } }
  data: MailItem[]
}
