import { Avatar } from './avatar.tsx'
import { formatDate } from './format.ts'
import * as words from './words.id.ts'

type BylineProps = {
  author: string
  publishedAt: string
  updatedAt: string
  /** HTML of the article, for its reading time. */
  html: string
  /** Placed in a narrow column of its own, from 900 px on. */
  stacked?: boolean
}

/** Author, date and reading time of an article. */
export function Byline({ author, publishedAt, updatedAt, html, stacked = false }: BylineProps) {
  const published = formatDate(publishedAt)
  const updated = formatDate(updatedAt)
  return (
    <div className={`flex items-center gap-3.5 ${stacked ? 'md:flex-col md:items-start' : ''}`}>
      <Avatar name={author} photo={null} size={48} />
      <div className="min-w-0">
        <p className="font-semibold break-words">
          <bdi>{author}</bdi>
        </p>
        <p className="text-sm text-muted">
          <time dateTime={publishedAt}>{published}</time>
          {updated !== published && (
            <>
              {words.updatedOn} <time dateTime={updatedAt}>{updated}</time>
            </>
          )}
          {` · ${words.minutesToRead(minutesToRead(html))}`}
        </p>
      </div>
    </div>
  )
}

const WORDS_A_MINUTE = 200

const minutesToRead = (html: string): number =>
  Math.max(1, Math.round(html.split(/(?:<[^>]+>|\s)+/).length / WORDS_A_MINUTE))
