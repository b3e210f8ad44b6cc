import { redirect, useLoaderData } from 'react-router'
import { ArticleHead } from '#src/ui/article-head.tsx'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { useSite } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Share } from '#src/ui/share.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { paths } from '#src/urls/paths.ts'
import type { getPost, listPosts } from './api.ts'
import { toPost, toPostRow } from './model.ts'
import { PostBody } from './post-body.tsx'
import { RelatedPosts } from './related-posts.tsx'

const RELATED = 3

export const loader = page(async ({ api, params }) => {
  const slug = params.slug!
  const answer = await api<typeof getPost>('GET /blog/{id}', { params: { id: slug }, query: { slug: '1' } })
  const post = toPost(unwrap(answer).data)
  if (post.slug !== slug) throw redirect(paths.blogPost(post.slug), 301)
  const others = await api<typeof listPosts>('GET /blog', {
    query: { tema: post.theme.slug, limit: RELATED + 1 },
  })
  const rows = others.success ? others.data.map(toPostRow) : []
  return { post, related: rows.filter(({ id }) => id !== post.id).slice(0, RELATED) }
})

export function Component() {
  const { post, related } = useLoaderData<typeof loader>()
  const { publicUrl } = useSite()
  const path = paths.blogPost(post.slug)
  const toTheme = withQuery(paths.blog, { tema: post.theme.slug })
  return (
    <article className="wrap pb-14 md:pb-20">
      <ArticleHead kind="blog" path={path} article={post} section={post.theme.title} />
      <div className="pt-5 md:pt-9">
        <Breadcrumb
          items={[
            { to: paths.blog, label: 'Blog' },
            { to: toTheme, label: post.theme.title },
          ]}
        />
      </div>
      <PostBody post={post} heading="h1">
        <Share url={publicUrl + path} title={post.title} />
      </PostBody>
      <RelatedPosts posts={related} theme={post.theme.title} toTheme={toTheme} />
    </article>
  )
}
