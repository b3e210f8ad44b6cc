import { useLoaderData } from 'react-router'
import { page, unwrap } from '#src/ui/page.ts'
import type { listNews } from '../news/api.ts'
import { toNewsRow } from '../news/model.ts'

export const loader = page(async ({ api }) => {
  const news = unwrap(await api<typeof listNews>('GET /news', { query: { limit: 5 } }))
  return { news: news.data.map(toNewsRow) }
})

export function Component() {
  const { news } = useLoaderData<typeof loader>()
  return <h1>{news.length}</h1>
}
