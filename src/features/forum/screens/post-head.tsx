import type { ReactNode } from 'react'
import { Avatar } from '#src/ui/avatar.tsx'
import { formatDate } from '#src/ui/format.ts'
import * as words from './words.id.ts'

type PostHeadProps = {
  author: string
  place: string | null
  at: string
  isEdited: boolean
  children?: ReactNode
}

/** Author, affiliation and time of a post, with tags at the right. */
export function PostHead({ author, place, at, isEdited, children }: PostHeadProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
      <Avatar name={author} photo={null} size={48} />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold [overflow-wrap:anywhere]">
          <bdi>{author}</bdi>
        </p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {place && `${place} · `}
          <time dateTime={at}>{formatDate(at)}</time>
          {isEdited && words.isEdited}
        </p>
      </div>
      {children}
    </header>
  )
}
