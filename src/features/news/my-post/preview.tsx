import { Byline } from '#src/ui/byline.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { coverAt } from '../../covers/model.ts'

type PreviewProps = {
  title: string
  excerpt: string
  content: string
  author: string
  image: { url: string } | null
  /** ISO; of a text that is not out yet the time of its last change. */
  at: string
}

const banner = { width: 1160, height: 430 }

/** A text as its readers will see it. */
export function Preview({ title, excerpt, content, author, image, at }: PreviewProps) {
  return (
    <article className="mt-6">
      <h2 className="max-w-4xl text-article">{title || 'Tanpa judul'}</h2>
      {excerpt && <p className="mt-4 max-w-3xl text-lead text-balance text-ink/85">{excerpt}</p>}
      <div className="mt-5">
        <Byline author={author} publishedAt={at} updatedAt={at} html={content} />
      </div>
      {image && (
        <img
          src={coverAt(image, banner.width, banner.height)}
          {...banner}
          alt=""
          className="mt-6 aspect-3/2 w-full bg-kain object-cover sm:aspect-auto sm:max-h-107.5"
        />
      )}
      <StoredHtml className="article mt-6 max-w-170 md:mx-auto md:mt-11" html={content} />
    </article>
  )
}
