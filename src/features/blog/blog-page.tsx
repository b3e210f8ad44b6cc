import { redirect, useLoaderData } from 'react-router'
import { paths } from '#src/paths.ts'
import { ArticleHead } from '#src/ui/article-head.tsx'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Byline } from '#src/ui/byline.tsx'
import { useSite } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Share } from '#src/ui/share.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { coverAt } from '../covers/model.ts'
import type { getPost, listPosts } from './api.ts'
import { toPost, toPostRow } from './model.ts'
import { RelatedPosts } from './related-posts.tsx'

const RELATED = 3
const band = { width: 1160, height: 72 }

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
      <div className="mt-4 grid grid-cols-1 gap-y-6 md:mt-9 md:grid-cols-[10.5rem_minmax(0,42.5rem)_1fr] md:gap-x-10 lg:gap-x-20">
        <Byline {...post} html={post.content} stacked />
        <header className="md:col-span-2">
          <h1 className="text-article">{post.title}</h1>
          <p className="mt-4 max-w-170 text-voice md:mt-5">{post.excerpt}</p>
        </header>
        <img
          src={coverAt(post.image, band.width, band.height)}
          {...band}
          alt=""
          fetchPriority="high"
          className="h-7 w-full bg-kain object-none object-left max-md:-mx-5 max-md:w-screen max-md:max-w-none md:col-span-full md:my-4 md:h-9"
        />
        <Share url={publicUrl + path} title={post.title} />
        <StoredHtml className="article" html={post.content} />
      </div>
      <RelatedPosts posts={related} theme={post.theme.title} toTheme={toTheme} />
    </article>
  )
}
