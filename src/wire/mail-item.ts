/** Kinds whose items a mailing can show with picture, lead and link. */
export const itemNames = ['news', 'event', 'campaign', 'download'] as const
export type ItemName = (typeof itemNames)[number]

/** Names of the kinds for people. */
export const itemWords: Record<ItemName, string> = {
  news: 'Berita',
  event: 'Acara',
  campaign: 'Kampanye',
  download: 'Bahan',
}

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
