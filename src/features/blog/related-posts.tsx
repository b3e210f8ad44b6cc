import { Link } from 'react-router'
import { Avatar } from '#src/ui/avatar.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { paths } from '#src/urls/paths.ts'
import type { PostRow } from './model.ts'
import { Ribbon } from './ribbon.tsx'

type RelatedPostsProps = { posts: readonly PostRow[]; theme: string; toTheme: string }

/** Other posts on the theme of a post. */
export function RelatedPosts({ posts, theme, toTheme }: RelatedPostsProps) {
  if (!posts.length) return null
  return (
    <section className="no-print mt-14 md:mt-20">
      <Rubric
        title={`Suara lain tentang ${theme.toLowerCase()}`}
        link={{ to: toTheme, label: 'Semua di tema ini' }}
      />
      <ul className="mt-7 grid gap-8 md:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id}>
            <article className="group relative pl-5 md:pl-7">
              <Ribbon image={post.image} />
              <div className="flex items-center gap-3">
                <Avatar name={post.author} photo={null} />
                <div className="min-w-0">
                  <p className="font-semibold break-words">
                    <bdi>{post.author}</bdi>
                  </p>
                  <time className="block text-sm text-muted" dateTime={post.publishedAt}>
                    {formatDate(post.publishedAt)}
                  </time>
                </div>
              </div>
              <h3 className="mt-3 text-card">
                <Link
                  to={paths.blogPost(post.slug)}
                  className="hit-area group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
                >
                  {post.title}
                </Link>
              </h3>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
