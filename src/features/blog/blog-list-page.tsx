import { data, useLoaderData } from 'react-router'
import type { ListKey } from '#src/browser/lists.ts'
import { FeedLink } from '#src/ui/feed-link.tsx'
import { Found } from '#src/ui/found.tsx'
import { Head } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { fetchOncePerVisit, page } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { toPagedRows } from '#src/ui/paged.ts'
import { SearchBox } from '#src/ui/search-box.tsx'
import { Skeleton, Weft } from '#src/ui/skeleton.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { WrittenIn } from '#src/ui/written-in.tsx'
import { langOf } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import type { listPosts, listThemes } from './api.ts'
import { type PostRow, toPostRow } from './model.ts'
import { PostAuthor } from './post-author.tsx'
import { Ribbon } from './ribbon.tsx'
import type { ThemeWire } from './schema.ts'
import * as words from './words.id.ts'

const columns =
  'md:grid-cols-[10.5rem_minmax(0,42.5rem)] md:gap-x-10 lg:grid-cols-[10.5rem_minmax(0,48rem)] lg:gap-x-20'

/** A page of posts, each beginning with its author; the first page leads with the newest. */
function PostRows({ rows, hasLead }: { rows: readonly PostRow[]; hasLead: boolean }) {
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
        <PostAuthor post={post} size={48} />
      </div>
      <div className="relative pl-5 md:pl-8">
        <Ribbon image={post.image} />
        <h2 lang={langOf(post.lang)} className={isLead ? 'text-feature' : 'text-card'}>
          <Link to={paths.blogPost(post.slug)} className="hit-area title-link">
            {post.title}
          </Link>
        </h2>
        <p lang={langOf(post.lang)} className={isLead ? 'mt-3.5 text-voice' : 'mt-2 text-soft md:text-lg'}>
          {post.excerpt}
        </p>
        <p className="mt-3 text-sm font-semibold text-orange-text">
          {[post.theme.title, post.region?.title].filter(Boolean).join(', ')}
          <WrittenIn lang={post.lang} className="ml-2" />
        </p>
      </div>
    </article>
  )
}

function PostRowsSkeleton() {
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

export const loader = page(async ({ api, lists, kept, query }) => {
  const filter = { tema: query.get('tema') || undefined, q: query.get('q')?.trim() || undefined }
  const key: ListKey = { entity: 'blog', filter }
  const number = query.get('page') ?? '1'
  const [list, known] = await Promise.all([
    lists.page(key, Number(number), async () =>
      toPagedRows(
        await api<typeof listPosts>('GET /blog', { query: { ...filter, page: number } }),
        toPostRow,
      ),
    ),
    fetchOncePerVisit(kept, 'blog/tema', () => api<typeof listThemes>('GET /blog/tema')),
  ])
  const themes = known.success ? known.data : []
  const theme = themes.find(({ slug }) => slug === filter.tema) ?? null
  const isFailed = 'success' in list
  // A page number or query that the API refuses is a 404, as is an unknown theme.
  if (isFailed ? list.code === 400 : filter.tema && !theme) throw data(null, { status: 404 })
  const shown = { themes, theme, q: filter.q ?? '' }
  return isFailed
    ? data({ ...shown, list: null }, { status: list.code < 500 ? 503 : list.code })
    : data({ ...shown, list: { ...list, key } })
})

export function Component() {
  const { list, themes, theme, q } = useLoaderData<typeof loader>()
  const tema = theme?.slug ?? ''
  const lead = theme?.lead || words.lead
  const hrefFor = (number: number) => blogAt({ tema, q, page: number > 1 ? String(number) : '' })
  const current = list?.pagination.currentPage ?? 1
  const name = theme ? words.blogOn(theme.title) : words.blog
  const title = current > 1 ? words.titleOfPage(name, current) : name
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head
        title={q ? words.searchedIn(q, title) : title}
        description={lead}
        {...(!q && list && { canonical: hrefFor(current) })}
        share={{ kind: 'list', id: 3, title: words.blog }}
      />
      <PageHeading title={theme?.title ?? words.blog} lead={lead} />
      <div className="mt-6 grid grid-cols-1 gap-4 md:mt-8 lg:grid-cols-[minmax(0,1fr)_15.5rem] lg:items-end lg:gap-6">
        <Tabs label={words.themes} items={tabsOf(themes, tema, q)} />
        <SearchBox
          action={paths.blog}
          value={q}
          label={words.searchPosts}
          clearTo={blogAt({ tema })}
          {...(tema && { also: { tema } })}
        />
      </div>
      <Found
        list={list}
        noun={words.posts}
        q={q}
        clearTo={blogAt({ tema })}
        hrefFor={hrefFor}
        isList={/^\/blog$/}
        skeleton={<PostRowsSkeleton />}
      >
        {({ rows, pagination }) => <PostRows rows={rows} hasLead={pagination.currentPage === 1 && !q} />}
      </Found>
      <FeedLink list={paths.blog} title={words.blog} />
    </div>
  )
}

const blogAt = (query: { tema?: string; q?: string; page?: string }) => withQuery(paths.blog, query)

const tabsOf = (themes: readonly ThemeWire[], tema: string, q: string) => [
  {
    to: blogAt({ q }),
    label: words.all,
    ...(themes.length > 0 && { count: themes.reduce((sum, { total }) => sum + total, 0) }),
    isCurrent: !tema,
  },
  ...themes
    .filter(({ slug, total }) => total > 0 || slug === tema)
    .map(({ slug, title, total }) => ({
      to: blogAt({ tema: slug, q }),
      label: title,
      count: total,
      isCurrent: slug === tema,
    })),
]
