import { useLoaderData } from 'react-router'
import { deskPaths } from '#src/desk-paths.ts'
import { loadPreview } from '#src/ui/content/load-preview.ts'
import { PreviewFrame } from '#src/ui/content/preview-frame.tsx'
import { page } from '#src/ui/page.ts'
import { PostBody } from '../post-body.tsx'
import type { getDeskPost, getPostRevision } from './api.ts'

export const loader = page((args) =>
  loadPreview(args, {
    item: (one) => args.api<typeof getDeskPost>('GET /desk/blog/{id}', one),
    revision: (one) => args.api<typeof getPostRevision>('GET /desk/blog/{id}/revisions/{revision}', one),
  }),
)

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
