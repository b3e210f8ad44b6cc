import { useLoaderData } from 'react-router'
import { deskPaths } from '#src/desk-paths.ts'
import { loadPreview } from '#src/ui/content/load-preview.ts'
import { PreviewFrame } from '#src/ui/content/preview-frame.tsx'
import { page } from '#src/ui/page.ts'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { PagePhoto } from '../page-photo.tsx'
import type { getDeskPage, getPageRevision } from './api.ts'

export const loader = page((args) =>
  loadPreview(args, {
    item: (one) => args.api<typeof getDeskPage>('GET /desk/pages/{id}', one),
    revision: (one) => args.api<typeof getPageRevision>('GET /desk/pages/{id}/revisions/{revision}', one),
  }),
)

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
