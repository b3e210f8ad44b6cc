import { readersHtml } from '#src/ui/readers-html.ts'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { NewsOpening } from '../news-opening.tsx'
import * as words from './words.id.ts'

type PreviewProps = {
  title: string
  excerpt: string
  content: string
  author: string
  image: { url: string; srcset?: string } | null
  /** ISO; for an unpublished text the time of its last change. */
  at: string
}

/** A text as its readers will see it. */
export function Preview({ title, image, at, ...text }: PreviewProps) {
  const article = { ...text, title: title || words.untitled }
  return (
    <article className="mt-6">
      <NewsOpening article={article} image={image} publishedAt={at} updatedAt={at} heading="h2" />
      <StoredHtml className="article mt-6 max-w-170 md:mx-auto md:mt-11" html={readersHtml(text.content)} />
    </article>
  )
}
