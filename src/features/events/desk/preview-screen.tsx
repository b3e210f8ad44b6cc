import { useLoaderData } from 'react-router'
import { deskPaths } from '#src/desk-paths.ts'
import { loadPreview } from '#src/ui/content/load-preview.ts'
import { PreviewFrame } from '#src/ui/content/preview-frame.tsx'
import { page } from '#src/ui/page.ts'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { EventPhoto } from '../event-photo.tsx'
import { fullDays, fullHours } from '../when.ts'
import type { getDeskEvent, getEventRevision } from './api.ts'

export const loader = page((args) =>
  loadPreview(args, {
    item: (one) => args.api<typeof getDeskEvent>('GET /desk/events/{id}', one),
    revision: (one) => args.api<typeof getEventRevision>('GET /desk/events/{id}/revisions/{revision}', one),
  }),
)

export function Component() {
  const { item, text, at } = useLoaderData<typeof loader>()
  const { image, image_x: x, image_y: y, image_alt: alt, timezone } = text
  const times = { startAt: text.start_at, endAt: text.end_at, timezone }
  return (
    <PreviewFrame title={item.title} back={deskPaths.event(item.id)} at={at}>
      <article className="max-w-170">
        <h2 className="text-article wrap-anywhere">{text.title}</h2>
        <p className="mt-3.5 text-lead">{text.excerpt}</p>
        <p className="mt-5 font-semibold">{`${fullDays(times)}, ${fullHours(times)}`}</p>
        <p className="mb-7 wrap-anywhere">{[text.place, text.address].filter(Boolean).join(', ')}</p>
        {image && <EventPhoto image={{ ...image, alt, focus: { x, y } }} />}
        <StoredHtml className="article mt-7" html={text.content} />
      </article>
    </PreviewFrame>
  )
}
