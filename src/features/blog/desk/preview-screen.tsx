import { useLoaderData } from 'react-router'
import { deskPaths } from '#src/desk-paths.ts'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { PreviewFrame } from '#src/ui/content/preview-frame.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { PostBody } from '../post-body.tsx'
import type { getDeskPost, getPostRevision } from './api.ts'

/** The text that is worked on, or (`versi`) an earlier one, as readers would see it. */
export const loader = page(async ({ api, params, query }) => {
  const id = itemNumber(params)
  const { data: item } = unwrap(
    await api<typeof getDeskPost>('GET /desk/blog/{id}', { session: true, params: { id } }),
  )
  const wanted = query.get('versi')
  if (!wanted) return { item, text: item, at: item.updated_at }
  const revision = await api<typeof getPostRevision>('GET /desk/blog/{id}/revisions/{revision}', {
    ...{ session: true, params: { id, revision: wanted } },
  })
  const { data: text } = unwrap(revision)
  return { item, text, at: text.created_at }
})

export function Component() {
  const { item, text, at } = useLoaderData<typeof loader>()
  const { image_x: x, image_y: y, image_alt: alt } = text
  const image = text.image ? { ...text.image, alt, focus: { x, y } } : item.cover
  const times = { publishedAt: item.published_at ?? item.publish_at ?? at, updatedAt: at }
  return (
    <PreviewFrame title={item.title} back={deskPaths.post(item.id)} at={at}>
      <PostBody post={{ ...text, ...times, image, author: item.author ?? '' }} heading="h2" />
    </PreviewFrame>
  )
}
