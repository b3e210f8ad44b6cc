import { redirect, useLoaderData } from 'react-router'
import { ArticleHead } from '#src/ui/article-head.tsx'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { useSite } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { Share } from '#src/ui/share.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { WrittenIn } from '#src/ui/written-in.tsx'
import { inLanguage, langOf } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import { fetchCampaignFor } from '../campaigns/fetch-campaign-for.ts'
import type { getPost, listPosts } from './api.ts'
import { type PostRow, toPost, toPostRow } from './model.ts'
import { PostAuthor } from './post-author.tsx'
import { PostBody } from './post-body.tsx'
import { Ribbon } from './ribbon.tsx'
import * as words from './words.id.ts'

const RELATED = 3

export const loader = page(async ({ api, params }) => {
  const slug = params.slug!
  const answer = await api<typeof getPost>('GET /blog/{id}', {
    params: { id: slug },
    query: { slug: '1', lang: LANGUAGE },
  })
  const post = toPost(unwrap(answer).data)
  if (post.slug !== slug) throw redirect(paths.blogPost(post.slug), 301)
  const [others, campaign] = [
    await api<typeof listPosts>('GET /blog', { query: { tema: post.theme.slug, limit: RELATED + 1 } }),
    await fetchCampaignFor(api, post),
  ]
  const rows = others.success ? others.data.map(toPostRow) : []
  return { post, campaign, related: rows.filter(({ id }) => id !== post.id).slice(0, RELATED) }
})

let end: typeof import('../campaigns/article-end.tsx') | undefined
let facts: typeof import('../institutions/article-facts.tsx') | undefined
/** Loads what surrounds the text apart from this page: so its parts stay out of what every page loads. */
export const ready = async () => {
  ;[end, facts] = await Promise.all([
    import('../campaigns/article-end.tsx'),
    import('../institutions/article-facts.tsx'),
  ])
}

export function Component() {
  const { post, campaign, related } = useLoaderData<typeof loader>()
  const { publicUrl } = useSite()
  const path = paths.blogPost(post.slug)
  const toTheme = withQuery(paths.blog, { tema: post.theme.slug })
  return (
    <article className="wrap pb-14 md:pb-20">
      <ArticleHead kind="blog" type="BlogPosting" path={path} article={post} section={post.theme.title} />
      <div className="pt-5 md:pt-9">
        <Breadcrumb
          items={[
            { to: paths.blog, label: words.blog },
            { to: toTheme, label: post.theme.title },
          ]}
        />
      </div>
      <PostBody post={post} heading="h1" facts={facts && <facts.ArticleFacts article={post} />}>
        <Share url={publicUrl + inLanguage(path)} title={post.title} />
      </PostBody>
      {end && <end.ArticleEnd campaign={campaign} participant={post.participant} />}
      <RelatedPosts posts={related} theme={post.theme.title} toTheme={toTheme} />
    </article>
  )
}

type RelatedPostsProps = { posts: readonly PostRow[]; theme: string; toTheme: string }

/** Other posts on the theme of a post. */
function RelatedPosts({ posts, theme, toTheme }: RelatedPostsProps) {
  if (!posts.length) return null
  return (
    <section className="no-print mt-14 md:mt-20">
      <Rubric title={words.otherVoices(theme)} link={{ to: toTheme, label: words.allOnTheme }} />
      <ul className="mt-7 grid gap-8 md:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id}>
            <article className="group relative pl-5 md:pl-7">
              <Ribbon image={post.image} />
              <div className="flex items-center gap-3">
                <PostAuthor post={post} />
                <WrittenIn lang={post.lang} className="ml-auto text-sm" />
              </div>
              <h3 lang={langOf(post.lang)} className="mt-3 text-card">
                <Link to={paths.blogPost(post.slug)} className="hit-area title-link">
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
