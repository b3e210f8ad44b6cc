import { ButtonLink } from '#src/ui/button.tsx'
import { Cover } from '#src/ui/cover.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Link } from '#src/ui/link.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { coverFor } from '../covers/model.ts'
import { workStatus } from '../news/my-post/model.ts'
import { StatusTag, statusWords } from '../news/my-post/status-tag.tsx'
import { newsStatuses } from '../news/workflow.ts'
import type { SummaryWire } from './schema.ts'
import * as words from './words.id.ts'

type Posts = SummaryWire['posts']

/** The member's posts, most recent first, with counts by status. */
export function OwnPosts({ posts }: { posts: Posts }) {
  const counts = newsStatuses
    .filter((status) => posts.by_status[status])
    .map((status) => `${posts.by_status[status]} ${statusWords[status].label.toLowerCase()}`)
  return (
    <section aria-labelledby="tulisan">
      <Rubric
        id="tulisan"
        title={words.myPosts}
        note={counts.join(' · ')}
        {...(posts.rows.length && { link: { to: paths.myPosts, label: words.allPosts } })}
      />
      {posts.rows.length ? (
        <ul className="mt-4 border-t">
          {posts.rows.map((row) => (
            <li key={row.id} className="border-b">
              <Post row={row} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-4">
          <p className="mb-4 max-w-md text-soft">{words.noPosts}</p>
          <ButtonLink to={furtherPaths.newPost} variant="outline">
            {words.writeNews}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

function Post({ row }: { row: Posts['rows'][number] }) {
  const status = workStatus(row)
  const at = status === 'published' ? (row.published_at ?? row.updated_at) : row.updated_at
  return (
    <article className="group relative flex items-start gap-4 py-3.5 md:items-center">
      <Cover image={coverFor(row.image, 128, 128, '64px')} className="size-13 flex-none md:size-16" />
      <div className="min-w-0 flex-1 gap-4 md:flex md:items-center">
        <div className="min-w-0 flex-1">
          <h3 className="text-row break-words">
            <Link to={furtherPaths.myPost(row.id)} className="hit-area group-hover:underline">
              {row.title}
            </Link>
          </h3>
          <p className="mt-0.5 text-note text-muted">{words.changedOn(status, formatDate(at))}</p>
        </div>
        <p className="max-md:mt-2">
          <StatusTag status={status} />
        </p>
      </div>
    </article>
  )
}
