import { useLoaderData } from 'react-router'
import { deskPaths } from '#src/desk-paths.ts'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { PreviewFrame } from '#src/ui/content/preview-frame.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { PagePhoto } from '../page-photo.tsx'
import type { getDeskPage, getPageRevision } from './api.ts'

/** The text that is worked on, or (`versi`) an earlier one, as readers would see it. */
export const loader = page(async ({ api, params, query }) => {
  const id = itemNumber(params)
  const { data: item } = unwrap(
    await api<typeof getDeskPage>('GET /desk/pages/{id}', { session: true, params: { id } }),
  )
  const wanted = query.get('versi')
  if (!wanted) return { item, text: item, at: item.updated_at }
  const revision = await api<typeof getPageRevision>('GET /desk/pages/{id}/revisions/{revision}', {
    ...{ session: true, params: { id, revision: wanted } },
  })
  const { data: text } = unwrap(revision)
  return { item, text, at: text.created_at }
})

export function Component() {
  const { item, text, at } = useLoaderData<typeof loader>()
  const { image_x: x, image_y: y, image_alt: alt } = text
  return (
    <PreviewFrame title={item.title} back={deskPaths.page(item.id)} at={at}>
      <h2 className="mb-3 text-article wrap-anywhere">{text.title}</h2>
      <p className="mb-7 max-w-170 text-voice">{text.excerpt}</p>
      <PagePhoto image={text.image ? { ...text.image, alt, focus: { x, y } } : item.cover} />
      <StoredHtml className="article article-plain max-w-170" html={text.content} />
    </PreviewFrame>
  )
}
