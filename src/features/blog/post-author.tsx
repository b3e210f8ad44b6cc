import { Avatar } from '#src/ui/avatar.tsx'
import { formatDate } from '#src/ui/format.ts'

type PostAuthorProps = { post: { author: string; publishedAt: string }; size?: 44 | 48 }

/** Author of a post beside their initials, and its day. */
export function PostAuthor({ post: { author, publishedAt }, size = 44 }: PostAuthorProps) {
  return (
    <>
      <Avatar name={author} photo={null} size={size} />
      <div className="min-w-0">
        <p className="font-semibold break-words">
          <bdi>{author}</bdi>
        </p>
        <time className="block text-sm text-muted" dateTime={publishedAt}>
          {formatDate(publishedAt)}
        </time>
      </div>
    </>
  )
}
