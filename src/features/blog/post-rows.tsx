import { Link } from 'react-router'
import { Avatar } from '#src/ui/avatar.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Skeleton, Weft } from '#src/ui/skeleton.tsx'
import { paths } from '#src/urls/paths.ts'
import type { PostRow } from './model.ts'
import { Ribbon } from './ribbon.tsx'

const columns =
  'md:grid-cols-[10.5rem_minmax(0,42.5rem)] md:gap-x-10 lg:grid-cols-[10.5rem_minmax(0,48rem)] lg:gap-x-20'

/** A page of posts, each beginning with its author; the first page leads with the newest. */
export function PostRows({ rows, hasLead }: { rows: readonly PostRow[]; hasLead: boolean }) {
  return (
    <ul className="mt-3 mb-9 md:mt-6 md:mb-14">
      {rows.map((post, i) => (
        <li key={post.id} className="not-first:border-t">
          <PostEntry post={post} isLead={hasLead && i === 0} />
        </li>
      ))}
    </ul>
  )
}

function PostEntry({ post, isLead }: { post: PostRow; isLead: boolean }) {
  return (
    <article className={`group relative grid gap-y-4 py-7 md:py-10 ${columns}`}>
      <div className="flex items-center gap-3.5 md:flex-col md:items-start">
        <Avatar name={post.author} photo={null} size={48} />
        <div className="min-w-0">
          <p className="font-semibold break-words">
            <bdi>{post.author}</bdi>
          </p>
          <time className="block text-sm text-muted" dateTime={post.publishedAt}>
            {formatDate(post.publishedAt)}
          </time>
        </div>
      </div>
      <div className="relative pl-5 md:pl-8">
        <Ribbon image={post.image} />
        <h2 className={isLead ? 'text-feature' : 'text-card'}>
          <Link
            to={paths.blogPost(post.slug)}
            className="hit-area group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
          >
            {post.title}
          </Link>
        </h2>
        <p className={isLead ? 'mt-3.5 text-voice' : 'mt-2 text-ink/80 md:text-lg'}>{post.excerpt}</p>
        <p className="mt-3 text-sm font-semibold text-orange-text">{post.theme.title}</p>
      </div>
    </article>
  )
}

export function PostRowsSkeleton() {
  return (
    <Skeleton>
      {['post-1', 'post-2', 'post-3', 'post-4'].map((key) => (
        <div key={key} className={`grid gap-y-4 py-7 not-first:border-t md:py-10 ${columns}`}>
          <div className="flex items-center gap-3.5 md:flex-col md:items-start">
            <Weft className="size-12 rounded-full!" />
            <Weft className="h-4 w-28" />
          </div>
          <div className="space-y-3 pl-5 md:pl-8">
            <Weft className="h-6 w-[72%]" />
            <Weft className="h-4 w-full" />
            <Weft className="h-4 w-[54%]" />
          </div>
        </div>
      ))}
    </Skeleton>
  )
}
